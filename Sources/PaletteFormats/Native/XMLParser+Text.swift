import Palette

extension XMLParser {
  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
  /// `#x10FFFF` has eight characters; zeros in front are nobody's need.
  private static let longestReference = 16

  /// Text with its references resolved.
  func text(_ range: Range<Int>) throws(InputError) -> String {
    var text = ""
    var start = range.lowerBound
    while let ampersand = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "&")) {
      text += try plainText(start..<ampersand)
      let name = bytes[(ampersand + 1)..<range.upperBound].prefix(Self.longestReference)
      guard let end = name.firstIndex(of: UInt8(ascii: ";")) else {
        throw source.error(at: ampersand, "'&' starts a reference that ';' ends: write &amp;")
      }
      text += try replacement(
        String(decoding: name[..<end], as: UTF8.self), at: ampersand)
      start = end + 1
    }
    return text + (try plainText(start..<range.upperBound))
  }

  /// Text as it stands.
  func plainText(_ range: Range<Int>) throws(InputError) -> String {
    if let control = bytes[range].firstIndex(where: { $0 < 0x20 && !Self.isBlank($0) }) {
      let digits = String(bytes[control], radix: 16)
      throw source.error(at: control, "byte 0x\(digits) may not stand in XML")
    }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  private func replacement(_ name: String, at offset: Int) throws(InputError) -> String {
    if let text = Self.entities[name] { return text }
    guard name.hasPrefix("#") else {
      throw source.error(
        at: offset,
        "the entity \(name.quoted) is not known: XML has amp, lt, gt, quot and apos, others are "
          + "not read")
    }
    let isHex = name.hasPrefix("#x")
    let digits = name.dropFirst(isHex ? 2 : 1)
    guard digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let value = UInt32(digits, radix: isHex ? 16 : 10), let scalar = Unicode.Scalar(value),
      value >= 0x20 || [0x9, 0xA, 0xD].contains(value), value & 0xFFFE != 0xFFFE
    else {
      throw source.error(at: offset, "&\(name); is no character of XML")
    }
    return String(scalar)
  }
}
