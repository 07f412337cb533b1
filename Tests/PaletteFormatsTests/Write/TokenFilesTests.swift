import Foundation
import Palette
import Testing

@testable import PaletteFormats

/// Tokens as their consumers see them.
@Suite struct TokenFilesTests {
  private static let styled: ColorPalette = {
    var palette = Samples.awkward
    palette.textStyles = [
      TextStyle(name: "body", size: 17, weight: 400, dynamicRange: 15...30),
      TextStyle(name: "Large Title", size: 33.5, weight: 700),
    ]
    return palette
  }()

  private static let hex: WriteOptions = {
    var options = WriteOptions()
    options.tokenColor = .hex
    return options
  }()

  /// Folder of golden files, palette, format, options.
  static let golden: [(String, ColorPalette, OutputFormat, WriteOptions)] = [
    ("dtcg/harbor", Samples.small, .dtcg, WriteOptions()),
    ("dtcg/awkward", styled, .dtcg, WriteOptions()),
    ("dtcg/harbor-hex", Samples.small, .dtcg, hex),
    ("style-dictionary/harbor", Samples.small, .styleDictionary, WriteOptions()),
    ("style-dictionary/awkward", styled, .styleDictionary, WriteOptions()),
    ("tokens-studio/harbor", Samples.small, .tokensStudio, WriteOptions()),
    ("tokens-studio/awkward", Samples.awkward, .tokensStudio, WriteOptions()),
  ]

  @Test(arguments: golden.indices)
  func exportIsAsBefore(_ index: Int) throws {
    let (folder, palette, format, options) = Self.golden[index]
    for file in try format.write(palette, options) {
      try GoldenFile.check(String(decoding: file.bytes, as: UTF8.self), folder + "/" + file.path)
    }
  }

  @Test(
    "The strict reader of DTCG 2025.10 finds nothing to say", arguments: [Samples.small, styled])
  func strict(_ palette: ColorPalette) throws {
    let files = try DTCGTokenFiles.write(palette)
    for file in files.dropLast() {
      let found = try DTCGReader.read(file.bytes, file: file.path, isStrict: true)
      #expect(found.notes.allSatisfy { $0.isLoss }, "\(found.notes)")
    }
    var texts: [String: String] = [:]
    for file in files { texts[file.path] = String(decoding: file.bytes, as: UTF8.self) }
    let resolver = try #require(files.last)
    let found = try DTCGReader.readResolver(
      resolver.bytes, file: resolver.path, files: MemoryFileTree(texts), isStrict: true)
    #expect(found.notes.allSatisfy { $0.isLoss }, "\(found.notes)")
    #expect(found.name == palette.name)
    #expect(Set(found.colors.map(\.variant)) == Set(palette.allVariants))
  }

  /// A check of its own, by the rules of the format and not by our reader.
  @Test(arguments: [Samples.small, styled] + HostileNamesTests.palettes.prefix(10))
  func structure(_ palette: ColorPalette) throws {
    for file in try DTCGTokenFiles.write(palette).dropLast() {
      var root = try #require(
        try JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any])
      #expect(
        root.removeValue(forKey: "$schema") as? String
          == "https://www.designtokens.org/schemas/2025.10/format.json")
      #expect(try Self.checkGroup(root) > 0)
    }
  }

  private static func checkGroup(_ group: [String: Any]) throws -> Int {
    var count = 0
    for (name, value) in group {
      #expect(!name.isEmpty && !name.hasPrefix("$") && !name.contains { "{}.".contains($0) })
      let object = try #require(value as? [String: Any])
      guard let type = object["$type"] as? String else {
        #expect(object["$value"] == nil)
        count += try checkGroup(object)
        continue
      }
      #expect(
        Set(object.keys)
          == (type == "typography" ? ["$type", "$value", "$description"] : ["$type", "$value"]))
      switch type {
      case "color": try checkColor(try #require(object["$value"] as? [String: Any]))
      case "dimension": try checkDimension(object["$value"])
      case "typography":
        // All five, and no other: each a value of its own type.
        let value = try #require(object["$value"] as? [String: Any])
        #expect(
          Set(value.keys) == [
            "fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight",
          ])
        #expect((value["fontFamily"] as? [String])?.isEmpty == false)
        #expect((1...1000).contains(try #require(value["fontWeight"] as? Int)))
        #expect(value["lineHeight"] is Double)
        try checkDimension(value["fontSize"])
        try checkDimension(value["letterSpacing"])
      default: Issue.record("type \(type)")
      }
      count += 1
    }
    return count
  }

  private static func checkDimension(_ value: Any?) throws {
    let value = try #require(value as? [String: Any])
    #expect(value["unit"] as? String == "px" && value["value"] is Double)
    #expect(value.count == 2)
  }

  private static func checkColor(_ color: [String: Any]) throws {
    #expect(Set(color.keys).subtracting(["alpha"]) == ["colorSpace", "components", "hex"])
    #expect(["srgb", "display-p3"].contains(color["colorSpace"] as? String))
    let components = try #require(color["components"] as? [Double])
    #expect(components.count == 3 && components.allSatisfy((0...1).contains))
    #expect((color["hex"] as? String)?.wholeMatch(of: /#[0-9a-f]{6}/) != nil)
    if let alpha = color["alpha"] { #expect((0..<1).contains(try #require(alpha as? Double))) }
  }

  @Test("No name breaks out, and none is lost")
  func hostileNames() throws {
    for palette in HostileNamesTests.palettes {
      let formats: [OutputFormat] = [.dtcg, .styleDictionary, .tokensStudio]
      for format in formats {
        for file in try format.write(palette) {
          let text = String(decoding: file.bytes, as: UTF8.self)
          _ = try JSONSerialization.jsonObject(with: Data(file.bytes))
          let tokens = text.split(whereSeparator: \.isNewline).filter { line in
            line.contains("\"color\", \"")
          }
          let sets = format.name == "tokens-studio" ? 4 : 1
          #expect(tokens.count == 16 * sets || file.path.hasSuffix(".resolver.json"))
        }
      }
      let files = try DTCGTokenFiles.write(palette)
      let found = try DTCGReader.read(files[0].bytes, file: "light.tokens.json", isStrict: true)
      #expect(Set(found.colors.map(\.path)).count == 16)
    }
  }

  /// Names that are one for the tools behind the tokens.
  static let collisions: [(ramps: [String], roles: [String], says: [String])] = [
    (["Blue", "blue"], [], ["ramp 'Blue'", "ramp 'blue'"]),
    (["blue"], ["blue"], ["ramp 'blue'", "role 'blue'"]),
    (["blue"], ["Blue 2"], ["step 2 of ramp 'blue'", "role 'Blue 2'"]),
    (["grey"], ["Text", "text", "TEXT"], ["role 'Text'", "role 'text'", "role 'TEXT'"]),
    (["grey"], ["Blue 500", "blue-500", "blue.500"], ["'Blue 500'", "'blue-500'", "'blue.500'"]),
    (["***"], [], ["ramp '***' needs a name"]),
  ]

  // BUG-D53, BUG-D54.
  @Test(arguments: collisions.indices)
  func collisionsAreRefused(_ index: Int) throws {
    let (ramps, roles, says) = Self.collisions[index]
    let palette = ColorPalette(
      name: "x",
      ramps: ramps.map { name in
        var ramp = Samples.small.ramps[0]
        ramp.name = name
        return ramp
      },
      roles: roles.map { ResolvedRole(name: $0, colors: Samples.small.roles[0].colors) })
    // A name of signs alone is one for DTCG.
    let formats: [OutputFormat] = ramps == ["***"] ? [] : [.dtcg]
    for format in formats + [.styleDictionary, .tokensStudio] {
      let error = #expect(throws: NamingError.self) { try format.write(palette) }
      for text in says { #expect(error?.message.contains(text) == true, "\(error?.message ?? "")") }
    }
  }

  @Test("A text style is one token, and says which of its parts are nobody's choice")
  func textStyles() throws {
    let file = try DTCGTokenFiles.write(Self.styled)[0]
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any])
    let styles = try #require(root["text-style"] as? [String: [String: Any]])
    #expect(Set(styles.keys) == ["body", "large-title"])
    let title = try #require(styles["large-title"])
    let value = try #require(title["$value"] as? [String: Any])
    #expect((value["fontSize"] as? [String: Any])?["value"] as? Double == 33.5)
    #expect(value["fontWeight"] as? Int == 700)
    #expect((value["letterSpacing"] as? [String: Any])?["value"] as? Double == 0)
    #expect((title["$description"] as? String)?.contains("stand-ins") == true)
    // A title that keeps its size has no bounds.
    let sizes = try #require(root["text-size"] as? [String: [String: [String: Any]]])
    #expect(Set(sizes.keys) == ["body"])
    let bounds = ["min", "max"].map { bound in
      (sizes["body"]?[bound]?["$value"] as? [String: Any])?["value"] as? Double
    }
    #expect(bounds == [15, 30])
  }

  @Test func textStylesMustHaveNamesOfTheirOwn() throws {
    var palette = Samples.small
    palette.textStyles = ["Body", "body"].map { TextStyle(name: $0, size: 17, weight: 400) }
    #expect(throws: NamingError.self) { try DTCGTokenFiles.write(palette) }
    palette.textStyles.removeLast()
    var options = WriteOptions()
    for prefix in ["textStyle", "text-size"] {
      options.prefix = prefix
      #expect(throws: NamingError.self) { try DTCGTokenFiles.write(palette, options) }
    }
    options.prefix = ""
    #expect(throws: Never.self) { try DTCGTokenFiles.write(palette, options) }
    palette.roles[0].name = "text style"
    #expect(throws: NamingError.self) { try DTCGTokenFiles.write(palette, options) }
  }

  // BUG-D44, BUG-D46, BUG-D49: four decimals bring every level back, and are never an exponent.
  @Test func componentsBringEveryLevelBack() throws {
    let levels = (0...255).map { UInt8($0) }
    var palette = ColorPalette(name: "x", ramps: [])
    palette.roles = levels.map { level in
      var colors = PerAppearance<HexColor>()
      colors[.light] = HexColor(SRGB8(red: level, green: 255 - level, blue: 7), alpha: level)
      return ResolvedRole(name: "c\(level)", colors: colors)
    }
    let file = try DTCGTokenFiles.write(palette)[0]
    let found = try DTCGReader.read(file.bytes, file: file.path, isStrict: true)
    #expect(found.notes.isEmpty)
    #expect(found.colors.map(\.color) == palette.roles.map { $0.colors[.light] })
    #expect(!String(decoding: file.bytes, as: UTF8.self).contains("e-"))
  }
}
