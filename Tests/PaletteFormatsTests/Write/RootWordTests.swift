import Palette
import Testing

@testable import PaletteFormats

/// Names that begin with the word a writer puts before every name.
@Suite struct RootWordTests {
  static let formats = [
    "css", "css-media", "tailwind", "dtcg", "style-dictionary", "tokens-studio", "xcassets",
    "android", "gpl", "ase",
  ]

  private static func palette(ramps: [String], roles: [String]) -> ColorPalette {
    var palette = Samples.small
    palette.ramps = ramps.enumerated().map { index, name in
      Ramp(name: name, swatches: Samples.small.ramps[index % 2].swatches)
    }
    // Swatch files have no alpha.
    palette.roles = roles.map { ResolvedRole(name: $0, colors: Samples.small.roles[0].colors) }
    return palette
  }

  /// Ramps and roles that begin with no word, with one, or only in part with it.
  static let palettes = [
    palette(ramps: ["blue", "grey"], roles: ["page", "text-secondary"]),
    palette(ramps: ["blue"], roles: ["page"]),
    palette(ramps: [], roles: ["color.page", "color.text"]),
    palette(ramps: ["acme-blue"], roles: ["acme-page"]),
    palette(ramps: [], roles: ["color", "colorful"]),
  ]

  private static func read(
    _ format: OutputFormat, _ palette: ColorPalette, _ options: WriteOptions
  ) throws -> (written: [WrittenFile], read: [ColorPalette]) {
    let written = try format.write(palette, options)
    var read: [ColorPalette] = []
    var inputs: [InputFile]
    switch format.name {
    case "xcassets", "android", "dtcg", "style-dictionary":
      let top = ["xcassets": "harbor.xcassets/", "android": "res/"][format.name] ?? ""
      let texts = written.map {
        (String($0.path.dropFirst(top.count)), String(decoding: $0.bytes, as: UTF8.self))
      }
      inputs = [.folder("harbor", Dictionary(uniqueKeysWithValues: texts))]
    // One appearance a file: the first is enough.
    default: inputs = [.file(written[0].path, bytes: written[0].bytes)]
    }
    for input in inputs {
      let format = InputFormat.all.first { $0.name == format.name }
      guard case .palette(var palette) = try PaletteDocument.read(input, as: format).document
      else { continue }
      palette.name = "harbor"
      read.append(palette)
    }
    return (written, read)
  }

  @Test("What is written, read and written is the same", arguments: formats, palettes.indices)
  func again(_ name: String, _ index: Int) throws {
    let format = try #require(OutputFormat.all.first { $0.name == name })
    for prefix in [nil, "", "acme", "color", "acme-color"] {
      var options = WriteOptions()
      options.prefix = prefix
      let (written, read) = try Self.read(format, Self.palettes[index], options)
      let again = try format.write(try #require(read.first), options)
      // Of swatch files one appearance was read.
      let isOfOne = name == "gpl" || name == "ase"
      for file in isOfOne ? [written[0]] : written {
        let other = isOfOne ? again.first : again.first { $0.path == file.path }
        #expect(
          other.map { String(decoding: $0.bytes, as: UTF8.self) }
            == String(decoding: file.bytes, as: UTF8.self), "\(prefix ?? "-") \(file.path)")
      }
    }
  }

  /// Names, a root, and what is left of them.
  static let cases: [(names: [String], root: String, left: [String])] = [
    (["acme-blue", "acme.text"], "acme", ["blue", "text"]),
    (["acmeBlue", "AcmeText"], "acme", ["blue", "text"]),
    (["acme-blue", "text"], "acme", ["acme-blue", "text"]),
    (["acme-blue", "acme"], "acme", ["acme-blue", "acme"]),
    (["acmes-blue"], "acme", ["acmes-blue"]), (["my brand x"], "my-brand", ["x"]),
    (["color-color-x"], "color", ["color-x"]), (["blue"], "", ["blue"]),
  ]

  @Test(arguments: cases.indices)
  func dropsRoot(_ index: Int) {
    let (names, root, left) = Self.cases[index]
    var palette = Self.palette(ramps: [names[0]], roles: Array(names.dropFirst()))
    palette.dropRoot(root)
    #expect(palette.ramps.map(\.name) + palette.roles.map(\.name) == left)
  }
}
