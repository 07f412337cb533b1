import Palette
import TestSupport
import Testing

@Suite struct HexColorTests {
  @Test(arguments: [
    ("#0070f2", "#0070f2"), ("#0070F2", "#0070f2"), ("#f60", "#ff6600"), ("#F60", "#ff6600"),
    // Six bare digits are text, even where they look like a number.
    ("5e2310", "#5e2310"), ("007e12", "#007e12"), ("640300", "#640300"), ("#000f60", "#000f60"),
    // An alpha that hides nothing.
    ("#f60f", "#ff6600"), ("#ff6600ff", "#ff6600"),
  ])
  func opaque(text: String, hex: String) throws {
    #expect(try SRGB8(hex: text).hex == hex)
    #expect(try HexColor(text).alpha == 255)
  }

  @Test(
    arguments: [
      ("#abc8", "#aabbcc", 0x88), ("#aabbcc88", "#aabbcc", 0x88), ("#0000", "#000000", 0),
      ("#12345600", "#123456", 0), ("#1234567F", "#123456", 0x7f),
    ] as [(String, String, UInt8)])
  func translucent(text: String, opaque: String, alpha: UInt8) throws {
    let color = try HexColor(text)
    #expect(color.opaque.hex == opaque && color.alpha == alpha)
    let error = #expect(throws: HexColorError.self) { try SRGB8(hex: text) }
    #expect(error?.reason == .notOpaque)
  }

  @Test(arguments: [
    ("", HexColorError.Reason.digitCount), ("X", .notHex), ("#12345", .digitCount),
    ("rgb(1 2 3 4)", .notHex), ("hsl(120,50,25)", .notHex), ("0x12", .notHex),
    (": #009aed", .notHex), ("#+1+2+3", .notHex), ("#", .digitCount), ("#1", .digitCount),
    ("#12", .digitCount), ("#1234567", .digitCount), ("#123456789", .digitCount),
    ("f60", .digitCount), ("aabbccdd", .digitCount), ("##7acbf", .notHex), (" #0070f2", .notHex),
    ("#0070f2 ", .notHex), ("#-11223", .notHex), ("#０070f2", .notHex), ("#00 0f2", .notHex),
    ("#0070f\0", .notHex), ("inf", .notHex), ("black", .notHex),
  ])
  func refused(text: String, reason: HexColorError.Reason) {
    let error = #expect(throws: HexColorError.self) { try HexColor(text) }
    #expect(error?.reason == reason && error?.text == text)
    #expect(#expect(throws: HexColorError.self) { try SRGB8(hex: text) } == error)
  }

  /// Hostile lengths are refused at once, and the message stays short.
  @Test(arguments: [
    "rgb(" + String(repeating: " ", count: 50_000),
    "hwb(" + String(repeating: "1", count: 100_000),
    "#" + String(repeating: "f", count: 1_000_000),
    String(repeating: "#", count: 1_000_000),
    String(repeating: "e\u{301}", count: 500_000),
  ])
  func hostileLength(text: String) throws {
    let clock = ContinuousClock()
    var error: HexColorError?
    let time = clock.measure { error = #expect(throws: HexColorError.self) { try HexColor(text) } }
    #expect(time < .milliseconds(50))
    #expect(try #require(error).description.utf8.count < 250)
  }

  @Test(arguments: ["#12345", "#abc8", "bleu"])
  func messagesQuoteAndCorrect(text: String) throws {
    let error = try #require(#expect(throws: HexColorError.self) { try SRGB8(hex: text) })
    #expect(error.description.contains("'\(text)'"))
    #expect(error.description.contains("#0070f2"))
  }

  @Test func writingUndoesReading() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<5000 {
      let color = HexColor(.random(&generator), alpha: .random(in: 0...255, using: &generator))
      #expect(try HexColor(color.hex) == color)
      #expect(color.hex.utf8.count == (color.alpha == 255 ? 7 : 9))
    }
  }
}
