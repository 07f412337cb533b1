import Testing

@testable import PaletteFormats

/// Slips in files that mean plain ramps, results or palette files, and what is said about them.
@Suite struct MisspeltRampTests {
  static let slips: [(text: String, says: String)] = [
    (
      ##"{ "ramps": { "blue": { "lihgt": ["#fff", "#000"] } } }"##,
      "'lihgt'; did you mean 'light'?"
    ),
    (
      ##"{ "name": "x", "ramps": { "blue": { "lihgt": ["#fff"] }, "b": ["#fff"] } }"##,
      "ramp 'blue' has the unknown key 'lihgt'"
    ),
    (##"{ "blue": { "drak": ["#fff", "#000"] } }"##, "did you mean 'dark'?"),
    (
      ##"""
      { "formatVersion": 1, "name": "x", "ramps": { "b": { "light": [
        { "step": 1, "color": "#ffffff", "luminance": 0.5 } ] } } }
      """##, "is 0.5, but that of #ffffff is 1"
    ),
    (
      ##"""
      { "name": "x", "ramps": { "b": { "chroma": 0 } }, "roles": { "a": "b.1" },
        "textStyles": { "big": { "size": 20 } },
        "checks": [ { "text": ["a"], "on": ["a"], "style": "q" } ] }
      """##, "unknown text style 'q'; there are 'big'"
    ),
  ]

  @Test(arguments: slips)
  func `the slip is named, and what was meant`(text: String, says: String) throws {
    let error = try #require(throws: InputError.self) {
      try PaletteDocument.read(Array(text.utf8), file: "x.json")
    }
    #expect(error.message.contains(says), "\(error)")
    #expect(error.position != nil)
  }
}
