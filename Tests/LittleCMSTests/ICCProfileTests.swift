import LittleCMS
import TestSupport
import Testing

@Suite struct ICCProfileTests {
  static let adobe = "compatible-with-adobe-rgb-1998.icc"

  @Test func readsAnRGBProfile() throws {
    #expect(try Profile.icc(TestData.bytes(Self.adobe)).name == "Compatible with Adobe RGB (1998)")
  }

  @Test func agreesWithTransicc() throws {
    let profile = try Profile.icc(TestData.bytes(Self.adobe))
    let transform = try Transform(from: .sRGB(.sRGB), to: profile)
    let rows = try CSVTable("adobe-rgb-compatible-values.csv").rows
    try #require(rows.count == 50)
    for row in rows {
      let found = transform(encoded(row.text("hex")))
      #expect(distance(found, row.vector("red", "green", "blue")) <= 1e-5, "\(row) \(found)")
    }
  }

  /// Bytes that are no RGB profile, and a phrase of what is said about them.
  static let refused: [(name: String, bytes: @Sendable () throws -> [UInt8], says: String)] = [
    ("nothing", { [] }, "cannot read the ICC profile"),
    ("garbage", { (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 167) } }, "no ICC profile"),
    ("text", { Array(String(repeating: "not a profile ", count: 20).utf8) }, "no ICC profile"),
    ("zeros", { [UInt8](repeating: 0, count: 500) }, "no ICC profile"),
    ("grey", { try TestData.bytes("gray.icc") }, "no RGB device"),
    ("CMYK", { try adobe(from: 16, "CMYK") }, "no RGB device"),
    ("no colour space", { try adobe(from: 16, "????") }, "no RGB device"),
    ("a size beyond the file", { try adobe(from: 0, "\u{7f}\u{7f}\u{7f}\u{7f}") }, "cut short"),
    ("more tags than the file holds", { try adobe(from: 128, "\u{7f}\u{7f}\u{7f}\u{7f}") }, "tags"),
  ]

  @Test(arguments: refused.indices)
  func refuses(index: Int) throws {
    let (name, bytes, says) = Self.refused[index]
    let input = try bytes()
    let error = #expect(throws: LittleCMSError.self, "\(name)") { try Profile.icc(input) }
    #expect(error?.description.contains(says) == true, "\(name): \(String(describing: error))")
  }

  /// Wherever the file ends, it is refused or, where only padding is missing, harmless.
  @Test func refusesAProfileCutShort() throws {
    let bytes = try TestData.bytes(Self.adobe)
    for length in 0..<bytes.count {
      #expect(throws: LittleCMSError.self, "\(length) bytes") {
        try Profile.icc(Array(bytes.prefix(length)))
      }
    }
  }

  /// A byte gone bad never crashes: the profile is refused, the transform is refused, or colours
  /// come out wrong but finite.
  @Test func survivesAnyBadByte() throws {
    let bytes = try TestData.bytes(Self.adobe)
    for index in bytes.indices {
      var bad = bytes
      bad[index] ^= 0xff
      guard let profile = try? Profile.icc(bad) else { continue }
      guard let transform = try? Transform(from: .sRGB(.sRGB), to: profile) else { continue }
      _ = transform([0.2, 0.5, 0.8])
    }
  }

  /// The profile with four bytes replaced.
  static func adobe(from start: Int, _ text: String) throws -> [UInt8] {
    var bytes = try TestData.bytes(adobe)
    bytes.replaceSubrange(start..<start + 4, with: text.utf8)
    return bytes
  }
}
