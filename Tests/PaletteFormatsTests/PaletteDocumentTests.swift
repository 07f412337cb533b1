import Palette
import PaletteFormats
import TestSupport
import Testing

@Suite struct PaletteDocumentTests {
  private func palette(_ text: String, file: String = "x/My colours.json") throws -> ColorPalette {
    try palette(Array(text.utf8), file: file)
  }

  private func palette(_ bytes: [UInt8], file: String) throws -> ColorPalette {
    let document = try PaletteDocument.read(bytes, file: file)
    guard case .palette(let palette) = document else {
      Issue.record("read as a palette file")
      return ColorPalette(name: "none", ramps: [])
    }
    return palette
  }

  private func hex(_ ramp: Ramp?, _ variant: AppearanceVariant = .light) -> [String]? {
    ramp?.swatches[variant]?.map(\.color.hex)
  }

  @Test func plainRampsOfFourAppearances() throws {
    let palette = try self.palette(
      try TestData.bytes("Palettes/fiori-v8.json"), file: "fiori-v8.json")
    #expect(palette.name == "fiori-v8")
    #expect(palette.increasedContrast == nil)
    #expect(palette.rules == PairingRule.fiori)
    #expect(palette.ramps.count == 9)
    let grey = palette.ramps.first
    #expect(grey?.name == "grey")
    #expect(grey?.position == SourcePosition(line: 5, column: 3))
    #expect(grey?.stepNames == (1...11).map(String.init))
    #expect(grey?.swatches.variants == AppearanceVariant.allCases)
    #expect(hex(grey)?.first == "#f5f6f7")
    #expect(hex(grey, .darkIncreasedContrast)?.last == "#ffffff")
    #expect(grey?.swatches[.light]?.first?.position == SourcePosition(line: 7, column: 5))
    #expect(grey?.swatches[.light]?.last?.position == SourcePosition(line: 17, column: 5))
  }

  @Test(arguments: [
    ##"{ "_note": "x", "ramps": 1 }"##, ##"{ "ramps": { "a": { "chroma": 0 } } }"##, "{}",
    ##"{ "name": "x", "series": { "a": ["#fff"] } }"##, ##"{ "roles": { "a": "#fff" } }"##,
  ])
  func whatHasNoColorsIsAPaletteFile(_ text: String) {
    // None is a sound one, but the error is that of palette files.
    let error = #expect(throws: InputError.self) {
      try PaletteDocument.read(Array(text.utf8), file: "x")
    }
    #expect(error?.message.hasPrefix("a palette file") == true, "\(String(describing: error))")
  }

  @Test func aPaletteFileIsToldApart() throws {
    let text = ##"{ "name": "x", "ramps": { "a": { "key": "#0070f2" } } }"##
    guard case .definition(let definition) = try PaletteDocument.read(Array(text.utf8), file: "x")
    else {
      Issue.record("read as colours")
      return
    }
    #expect(definition == (try PaletteFile.read(Array(text.utf8), file: "x")))
  }

  @Test(arguments: [
    ##"{ "ramps": { "sky": ["#fff", "#0070f2", "000000"] } }"##,
    ##"{ "ramps": { "sky": { "light": ["#fff", "#0070f2", "000000"] } } }"##,
    ##"{ "sky": ["#fff", "#0070f2", "000000"] }"##,
    ##"{ "$schema": "x", "_sky": {}, "sky": { "light": ["#fff", "#0070f2", "000000"] } }"##,
  ])
  func arraysAreRampsOfNumberedSteps(_ text: String) throws {
    let palette = try self.palette(text)
    #expect(palette.name == "My colours")
    #expect(palette.ramps.map(\.name) == ["sky"])
    #expect(hex(palette.ramps.first) == ["#ffffff", "#0070f2", "#000000"])
    #expect(palette.ramps.first?.stepNames == ["1", "2", "3"])
    #expect(palette.variants == [.light])
  }

  @Test(arguments: [
    ##"{ "_sources": "x", "sky": { "950": "#000", "$type": "color", "50": "#fff" } }"##,
    ##"{ "ramps": { "sky": { "950": "#000", "_": 1, "50": "#fff" } } }"##,
    ##"{ "source": "me", "name": "My colours", "sky": { "950": "#000", "50": "#fff" } }"##,
  ])
  func namedStepsKeepTheOrderOfTheFile(_ text: String) throws {
    let palette = try self.palette(text)
    #expect(palette.name == "My colours")
    #expect(palette.ramps.first?.stepNames == ["950", "50"])
    #expect(hex(palette.ramps.first) == ["#000000", "#ffffff"])
  }

  @Test(
    arguments: [
      (
        ##"{ "ramps": { "a": { "light": ["#000"],"##, ##""dark": ["#000", "#fff"] } } }"##, 9,
        "has 1 colours in light but 2 in dark"
      ),
      (
        ##"{ "a": {"##, ##""1": "#000", "2": 640300 } }"##, 19,
        "must be a hex colour in double quotes"
      ),
      (##"{ "a": ["##, ##""#000", "#ggg"] }"##, 9, "step 2 of ramp 'a': '#ggg' is no hex colour"),
      (
        ##"{ "a": ["##, ##"{ "step": 2, "color": "#000" }] }"##, 11,
        "must be 1, its place in ramp 'a'"
      ),
      (##"{ "a": ["##, ##"{ "step": 1, "colr": "#000" }] }"##, 14, "did you mean 'color'?"),
      ("{", ##""a": [] , "b": ["#fff"] }"##, 6, "ramp 'a' needs at least one colour"),
      ("{", ##""a": ["#fff"], "b": "#fff" }"##, 21, "ramp 'b' must be an array of colours"),
      (
        ##"{ "ramps": { "a": { "light": ["#000"],"##, ##""drak": [] } } }"##, 1,
        "unknown key 'drak'; did you mean 'dark'?"
      ),
      (
        ##"{ "name": "x","##, ##""formatVersion": 2, "ramps": {} }"##, 18,
        "'formatVersion' must be 1"
      ),
      (##"{ "name": "x", "formatVersion": 1, "ramps":"##, "{} }", 1, "at least one ramp"),
      ("{", ##""name": 7, "a": ["#fff"] }"##, 9, "ramp 'name' must be an array of colours"),
      ("", ##"{ "formatVersion": 1, "ramps": { "a": ["#fff"] } }"##, 1, "needs the key 'name'"),
    ] as [(String, String, Int, String)])
  func badColorsAreRefused(_ first: String, _ second: String, _ column: Int, _ fragment: String) {
    let error = #expect(throws: InputError.self) { try palette(first + "\n" + second) }
    guard let error else { return }
    #expect(error.position == SourcePosition(line: 2, column: column), "\(error)")
    #expect(error.message.contains(fragment), "\(error)")
  }
}
