import Palette
import PaletteFormats
import TestSupport
import Testing

/// Texts made to take long or to crash a reader.
@Suite struct HostileTextTests {
  /// A ramp whose key colour is `text`.
  private func file(key text: String) -> [UInt8] {
    Array(#"{ "name": "x", "ramps": { "a": { "key": "\#(text)" } } }"#.utf8)
  }

  // BUG-D30
  @Test(arguments: [
    "rgb(" + String(repeating: " ", count: 50_000),
    "hwb(" + String(repeating: "1", count: 100_000),
    "#" + String(repeating: "f", count: 1_000_000),
  ])
  func longColorTextIsRefusedInLinearTime(_ text: String) {
    let clock = ContinuousClock()
    let bytes = file(key: text)
    let time = clock.measure {
      let error = #expect(throws: InputError.self) { try PaletteFile.read(bytes, file: "x") }
      #expect((error?.message.count ?? .max) < 200)
    }
    // The wished bound is 50 ms for a release build; this one is not, and shares its machine.
    #expect(time < .seconds(3))
  }

  // BUG-D31
  @Test(arguments: ["[", "{\"a\":", "[[{\"x\":"])
  func deepNestingIsRefused(_ opening: String) {
    let text = String(repeating: opening, count: 100_000)
    let error = #expect(throws: InputError.self) {
      try PaletteDocument.read(Array(text.utf8), file: "x")
    }
    #expect(error?.message == "nested too deeply: at most 512 levels are read")
    // The 513th bracket is the first too many.
    let column: Int? =
      switch opening {
      case "[": 513
      case "{\"a\":": 512 * 5 + 1
      default: 170 * 7 + 3
      }
    #expect(error?.position?.column == column)
  }

  // BUG-D31: four hundred levels are no fault in themselves.
  @Test func nestingOfFourHundredIsRead() {
    let text = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
    let error = #expect(throws: InputError.self) {
      try PaletteDocument.read(Array(text.utf8), file: "x")
    }
    #expect(error?.message.contains("must be an object") == true)
  }

  // Sixteen times the text may take sixteen times as long, not 256 times: one line, one object.
  @Test func timeGrowsWithTheText() throws {
    func time(ramps: Int) throws -> Duration {
      let members = (0..<ramps).map { "\"r\($0)\":[\"#0070f2\"]" }.joined(separator: ",")
      let bytes = Array("{\"ramps\":{\(members)}}".utf8)
      return try ContinuousClock().measure {
        guard case .palette(let palette) = try PaletteDocument.read(bytes, file: "x") else {
          Issue.record("read as something else")
          return
        }
        #expect(palette.ramps.count == ramps)
        let last = palette.ramps.last?.swatches[.light]?.last?.position
        // The last colour and its quotes are nine characters, and `]}}` ends the file.
        #expect(last?.column == bytes.count - 3 - 9 + 1)
      }
    }
    // The best of three, because other tests run beside this one.
    func best(ramps: Int) throws -> Duration {
      try (0..<3).map { _ in try time(ramps: ramps) }.min() ?? .zero
    }
    let (short, long) = (try best(ramps: 1000), try best(ramps: 16_000))
    #expect(long < short * 48, "\(short) for 1000 ramps, \(long) for 16000")
  }

  // Whatever is done to a file, it is read or refused at a place inside it, and what was read can
  // be written.
  @Test(arguments: 0..<3)
  func damagedFilesAreReadOrRefused(_ index: Int) throws {
    let text = [ResultJSON.write(Samples.small), ResultJSON.write(Samples.awkward), sound][index]
    var generator = SeededGenerator(seed: 31)
    let bytes = Array(text.utf8)
    let pieces = [
      "\"", "{", "}", "[", "]", ",", ":", "-", "1e308", "1e999", "null", "\\", "\u{e9}", "//",
    ]
    for _ in 0..<1000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let start = Int.random(in: 0..<damaged.count, using: &generator)
        let end = min(damaged.count, start + Int.random(in: 0...8, using: &generator))
        damaged.replaceSubrange(
          start..<end, with: Array((pieces.randomElement(using: &generator) ?? "").utf8))
        if damaged.isEmpty { damaged = [0] }
      }
      do {
        if case .palette(let palette) = try PaletteDocument.read(damaged, file: "x") {
          #expect(!ResultJSON.write(palette).isEmpty)
        }
      } catch {
        let lines = damaged.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let position = try #require(error.position)
        #expect(lines.indices.contains(position.line - 1))
        #expect(position.column <= lines[position.line - 1].count + 1)
      }
    }
  }

  private let sound = """
    { "name": "x", "rules": [{ "distance": 4, "ratio": 3 }], "gamut": "srgb",
      "ramps": { "a": { "key": "#0070f2", "hue": [[1, 20], [11, 30]], "vividness": 0.5 } },
      "roles": { "t": "a.9", "p": { "color": "a.1", "alpha": 0.5 } },
      "textStyles": { "b": { "size": 17, "dynamic": { "min": 15, "max": 30 } } },
      "checks": [{ "text": ["t"], "on": ["p"], "style": "b" }], "series": { "s": ["#fff"] } }
    """
}
