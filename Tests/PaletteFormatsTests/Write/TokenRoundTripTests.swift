import Palette
import Testing

@testable import PaletteFormats

/// Tokens written and read back: names, order, values, appearances.
@Suite struct TokenRoundTripTests {
  /// What the formats carry of a palette.
  private struct Carried: Equatable {
    var names: [String]
    var values: [PerAppearance<[WrittenColor]>]

    init(_ palette: ColorPalette, hasP3: Bool) {
      names =
        palette.ramps.flatMap { ramp in ramp.stepNames.map { "\(ramp.name) \($0)" } }
        + palette.roles.map(\.name)
      values =
        palette.ramps.map { ramp in
          var values = PerAppearance<[WrittenColor]>()
          for variant in ramp.swatches.variants {
            values[variant] = ramp.swatches[variant]?.map {
              WrittenColor(HexColor($0.color), p3: hasP3 ? $0.p3 : nil)
            }
          }
          return values
        }
        + palette.roles.map { role in
          var values = PerAppearance<[WrittenColor]>()
          for variant in role.colors.variants {
            values[variant] = role.colors[variant].map {
              [WrittenColor($0, p3: hasP3 ? role.p3[variant] : nil)]
            }
          }
          return values
        }
    }
  }

  private static func built(gamut: String) throws -> ColorPalette {
    let text = """
      {
        "name": "harbor", "gamut": "\(gamut)",
        "ramps": {
          "coolBlue": { "key": "#0070f2" }, "sea-green": { "hue": 160, "chroma": 0.3 },
          "grey": { "chroma": 0 }
        },
        "roles": {
          "page": "grey.1", "text-secondary": "grey.8", "accent": "sea-green.6",
          "separator": { "color": "grey.6", "alpha": 0.37, "increasedAlpha": 0.83 }
        }
      }
      """
    let reading = try PaletteDocument.read(.file("harbor.palette.json", text))
    guard case .definition(let definition) = reading.document else {
      preconditionFailure("it is a palette file")
    }
    return try definition.build().palette
  }

  private static func read(
    _ files: [WrittenFile], _ name: String? = nil, as format: InputFormat? = nil
  ) throws -> (palette: ColorPalette, notes: [InputNote]) {
    var texts: [String: String] = [:]
    for file in files { texts[file.path] = String(decoding: file.bytes, as: UTF8.self) }
    let input: InputFile
    if let name {
      let text = try #require(texts[name])
      input = InputFile(
        name: name, bytes: Array(text.utf8), files: MemoryFileTree(texts), path: name,
        folder: ".")
    } else {
      input = .folder("tokens", texts)
    }
    let reading = try PaletteDocument.read(input, as: format)
    guard case .palette(let palette) = reading.document else {
      preconditionFailure("tokens are no definition")
    }
    return (palette, reading.notes.filter { !$0.message.contains("belong") })
  }

  @Test("The resolver brings back everything, Display P3 too", arguments: ["srgb", "display-p3"])
  func dtcg(_ gamut: String) throws {
    let palette = try Self.built(gamut: gamut)
    let files = try DTCGTokenFiles.write(palette)
    let (read, notes) = try Self.read(files, "harbor.resolver.json")
    #expect(notes.isEmpty, "\(notes)")
    #expect(read.name == "harbor")
    #expect(read.gamut == palette.gamut)
    #expect(Carried(read, hasP3: true) == Carried(palette, hasP3: true))
    let wide = read.ramps[1].swatches[.light]?.compactMap(\.p3) ?? []
    #expect(wide.isEmpty == (gamut == "srgb"))
  }

  @Test("A folder is read by the one resolver in it")
  func folder() throws {
    let files = try DTCGTokenFiles.write(Samples.small)
    let (read, notes) = try Self.read(files)
    #expect(notes.isEmpty, "\(notes)")
    #expect(Carried(read, hasP3: true) == Carried(Samples.small, hasP3: true))
    var two = files
    two.append(WrittenFile(path: "other.resolver.json", bytes: two[4].bytes))
    let error = #expect(throws: InputError.self) { try Self.read(two) }
    #expect(error?.message.contains("'harbor.resolver.json', 'other.resolver.json'") == true)
  }

  @Test func dtcgInHex() throws {
    let palette = try Self.built(gamut: "display-p3")
    var options = WriteOptions()
    options.tokenColor = .hex
    let files = try DTCGTokenFiles.write(palette, options)
    let (read, notes) = try Self.read(files, "harbor.resolver.json")
    #expect(notes.allSatisfy { $0.message.contains("colours are text") })
    #expect(Carried(read, hasP3: true) == Carried(palette, hasP3: false))
    // What the palette promises is in no format but json.
    #expect(OutputFormat.dtcg.losses(of: palette).allSatisfy { $0.hasPrefix("what it promises") })
    #expect(OutputFormat.dtcg.losses(of: palette, options).first?.contains("Display P3") == true)
  }

  @Test func styleDictionary() throws {
    let palette = try Self.built(gamut: "display-p3")
    let (read, notes) = try Self.read(
      try StyleDictionaryFiles.write(palette), as: .styleDictionary)
    #expect(notes.isEmpty, "\(notes)")
    #expect(Carried(read, hasP3: true) == Carried(palette, hasP3: false))
  }

  @Test func styleDictionaryFileByFile() throws {
    let files = try StyleDictionaryFiles.write(Samples.small)
    #expect(files.map(\.path).prefix(2) == ["light.json", "dark.json"])
    for (file, variant) in zip(files, Samples.small.variants) {
      let found = try StyleDictionaryReader.read(file.bytes, file: file.path)
      #expect(found.notes.isEmpty)
      #expect(Set(found.colors.map(\.variant)) == [variant])
      #expect(found.colors[0].color.hex == Samples.small.ramps[0].swatches[variant]?[0].color.hex)
    }
  }

  @Test func tokensStudio() throws {
    let palette = try Self.built(gamut: "display-p3")
    let files = try OutputFormat.tokensStudio.write(palette)
    let (read, notes) = try Self.read(files, "harbor.tokens-studio.json")
    #expect(notes.isEmpty, "\(notes)")
    #expect(read.name == "harbor")
    #expect(Carried(read, hasP3: true) == Carried(palette, hasP3: false))
  }

  @Test("Names of steps and a case that keep names apart come back")
  func schemes() throws {
    var options = WriteOptions()
    options.steps = .fiftyTo950
    options.prefix = ""
    let palette = try Self.built(gamut: "srgb")
    let (read, _) = try Self.read(
      try OutputFormat.dtcg.write(palette, options), "harbor.resolver.json")
    #expect(read.ramps.map(\.name) == ["coolBlue", "sea-green", "grey"])
    #expect(read.ramps[0].stepNames == StepScheme.fiftyTo950.names)
    #expect(read.roles.map(\.name) == palette.roles.map(\.name))
    options.letterCase = .snake
    let snake = try OutputFormat.dtcg.write(palette, options)[0]
    let text = String(decoding: snake.bytes, as: UTF8.self)
    #expect(text.contains("\"cool_blue\": {"))
    #expect(text.contains("\"text_secondary\": {"))
    #expect(text.contains("\"950\": {"))
  }

  @Test("A palette of one appearance is one file, without a choice")
  func oneAppearance() throws {
    var palette = Samples.small
    palette.roles = []
    for index in palette.ramps.indices {
      let light = palette.ramps[index].swatches[.light]
      palette.ramps[index].swatches = .init()
      palette.ramps[index].swatches[.light] = light
    }
    let files = try DTCGTokenFiles.write(palette)
    #expect(files.map(\.path) == ["light.tokens.json", "harbor.resolver.json"])
    let (read, notes) = try Self.read(files, "harbor.resolver.json")
    #expect(notes.isEmpty)
    #expect(read.variants == [.light])
    #expect(Carried(read, hasP3: true) == Carried(palette, hasP3: true))
  }
}
