import Foundation
import Palette
import TestSupport
import Testing

@testable import PaletteFormats

@Suite struct AssetCatalogTests {
  /// One entry of a colour set, by a reader that takes nothing but what the format allows.
  private struct Entry: Decodable {
    struct Setting: Decodable, Hashable {
      var appearance: String
      var value: String
    }
    struct Color: Decodable {
      enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components
      }
      var space: String
      var components: [String: String]
    }
    enum CodingKeys: String, CodingKey {
      case appearances, color, idiom
      case gamut = "display-gamut"
    }
    var appearances: [Setting]?
    var color: Color
    var idiom: String
    var gamut: String?
  }
  private struct Info: Decodable, Hashable {
    var author: String
    var version: Int
  }
  private struct ColorSet: Decodable {
    var colors: [Entry]
    var info: Info
  }
  private struct Folder: Decodable {
    var info: Info
  }

  private static let settings: [[Entry.Setting]?] = [
    nil, [.init(appearance: "luminosity", value: "dark")],
    [.init(appearance: "contrast", value: "high")],
    [
      .init(appearance: "luminosity", value: "dark"), .init(appearance: "contrast", value: "high"),
    ],
  ]

  private func check(_ set: ColorSet, path: String) throws {
    #expect(set.info == Info(author: "palette", version: 1))
    let isWide = set.colors.contains { $0.gamut != nil }
    let kinds = set.colors.map { "\(Self.settings.firstIndex(of: $0.appearances) ?? -1)" }
    let allowed = [["0"], ["0", "1"], ["0", "2"], ["0", "1", "2", "3"]]
    let expected = allowed.map { isWide ? $0.flatMap { [$0, $0] } : $0 }
    #expect(expected.contains(kinds), "\(path)")
    for (index, entry) in set.colors.enumerated() {
      #expect(entry.idiom == "universal")
      #expect(entry.gamut == (isWide ? ["sRGB", "display-P3"][index % 2] : nil))
      #expect(Set(entry.color.components.keys) == ["red", "green", "blue", "alpha"])
      if entry.gamut != "display-P3" { #expect(entry.color.space == "srgb") }
      for (name, text) in entry.color.components {
        let pattern =
          name == "alpha"
          ? /[01]\.[0-9]{3}/
          : entry.color.space == "srgb" ? /0x[0-9A-F]{2}/ : /[01]\.[0-9]{4}/
        #expect(text.wholeMatch(of: pattern) != nil, "\(path): \(text)")
      }
    }
    if isWide { #expect(set.colors.contains { $0.color.space == "display-p3" }, "\(path)") }
  }

  /// Xcode's own way to set JSON: two spaces, a blank before the colon, members by name.
  private func checkStyle(_ text: String, path: String) {
    var keys: [[String]] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      let indentation = line.prefix { $0 == " " }.count
      let content = line.dropFirst(indentation)
      #expect(indentation % 2 == 0)
      let isRight =
        content.wholeMatch(of: /[{}\[\]],?|"[^"]*",?|"[^"]*" : ("[^"]*"|1|[{\[])/) != nil
        || content.wholeMatch(of: /"[^"]*" : ("[^"]*"|1),/) != nil
      #expect(isRight, "\(path): \(line)")
      if let key = content.firstMatch(of: #/^"([^"]*)" :/#) {
        while keys.count <= indentation { keys.append([]) }
        keys.removeSubrange((indentation + 1)...)
        keys[indentation].append(String(key.1))
        #expect(keys[indentation] == keys[indentation].sorted(), "\(path): \(line)")
      } else {
        keys = Array(keys.prefix(indentation + 1))
      }
    }
  }

  @Test(arguments: [NativeSamples.small, NativeSamples.awkward, Expectation.levels])
  func everyFileIsOneOfACatalog(_ palette: ColorPalette) throws {
    let files = try AssetCatalog.write(palette)
    let paths = files.map(\.path)
    #expect(Set(paths.map { $0.lowercased() }).count == paths.count)
    var sets: Set<String> = []
    for file in files {
      let parts = file.path.split(separator: "/").map(String.init)
      #expect(parts.last == "Contents.json" && parts[0].hasSuffix(".xcassets"))
      // Each folder on the way has its own file.
      for count in 1..<parts.count {
        #expect(paths.contains(parts.prefix(count).joined(separator: "/") + "/Contents.json"))
      }
      if palette.ramps[0].stepCount < 100 {
        checkStyle(String(decoding: file.bytes, as: UTF8.self), path: file.path)
      }
      if parts.count == 4 {
        let set = try JSONDecoder().decode(ColorSet.self, from: Data(file.bytes))
        try check(set, path: file.path)
        let name = String(parts[2].dropLast(".colorset".count))
        #expect(parts[2] == name + ".colorset")
        #expect(name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" })
        #expect(name.first?.isLetter == true)
        #expect(sets.insert(name.lowercased()).inserted)
      } else {
        #expect(parts.count <= 3)
        let folder = try JSONDecoder().decode(Folder.self, from: Data(file.bytes))
        #expect(folder.info == Info(author: "palette", version: 1))
      }
    }
    #expect(sets.count == (try palette.namedColors().count))
  }

  @Test("What is written reads back, in every level of every channel")
  func roundTrip() throws {
    for palette in [NativeSamples.small, Expectation.levels] {
      let folder = try AssetCatalog.write(palette)[0].path.split(separator: "/")[0]
      let input = try OutputFormat.assetCatalog.written(palette, below: String(folder))
      let found = try XcodeCatalogReader.read(input)
      #expect(found.notes.isEmpty)
      let (read, notes) = try RampFinder.palette(from: found, file: "x.xcassets")
      #expect(notes.isEmpty || palette.name == "levels")
      #expect(Expectation.summary(read).sorted() == expected(palette).sorted())
    }
  }

  /// Names in camel case come back as such.
  private func expected(_ palette: ColorPalette) -> [String] {
    var palette = palette
    for index in palette.roles.indices {
      palette.roles[index].name = NameWords(palette.roles[index].name).lowerCamel
    }
    return Expectation.summary(palette)
  }

  @Test("A Display P3 twin says exactly the four decimals")
  func displayP3() throws {
    let files = try AssetCatalog.write(NativeSamples.awkward)
    let file = try #require(files.first { $0.path.hasSuffix("blåGrün1_2.colorset/Contents.json") })
    let set = try JSONDecoder().decode(ColorSet.self, from: Data(file.bytes))
    let p3 = set.colors.filter { $0.color.space == "display-p3" }
    #expect(p3.map { $0.color.components["green"] } == ["0.0123", "0.0123", "0.0123", "0.0123"])
    #expect(p3.map { $0.color.components["red"] } == ["1.0000", "1.0000", "1.0000", "1.0000"])
    #expect(set.colors.count == 8)
  }

  @Test("BUG-D54: names that differ in case alone, and one name twice in the catalog")
  func sameFolder() {
    func palette(_ ramps: [String], roles: [String] = []) -> ColorPalette {
      ColorPalette(
        name: "x",
        ramps: ramps.map {
          Ramp(name: $0, swatches: PerAppearance { _ in [Swatch(.black)] })
        },
        roles: roles.map {
          ResolvedRole(name: $0, colors: PerAppearance { _ in HexColor(.black) })
        })
    }
    let error = #expect(throws: NamingError.self) {
      try AssetCatalog.write(palette(["Blue", "blue"]))
    }
    #expect(error?.message.contains("'Blue' and step 1 of ramp 'blue'") == true)
    #expect(throws: NamingError.self) {
      try AssetCatalog.write(palette(["blue"], roles: ["BLUE1"]))
    }
    #expect(throws: NamingError.self) { try AssetCatalog.write(palette(["blueGray", "bluegray"])) }
  }

  @Test func options() throws {
    var options = WriteOptions()
    (options.prefix, options.letterCase) = ("brand", .kebab)
    let paths = try AssetCatalog.write(NativeSamples.small, options).map(\.path)
    #expect(paths.contains("Harbor.xcassets/blue/brand-blue-1.colorset/Contents.json"))
    #expect(paths.contains("Harbor.xcassets/roles/brand-text-secondary.colorset/Contents.json"))
  }
}
