import Palette

/// Reads Adobe Swatch Exchange (`.ase`).
///
/// Nothing is taken on trust: no length is allocated before it is known to be there, and where a
/// block lies about its length, what it holds decides.
struct AdobeSwatchReader {
  static let magic = Array("ASEF".utf8)

  private enum Block {
    static let color = 0x0001
    static let groupStart = 0xC001
    static let groupEnd = 0xC002
  }

  private var data: BigEndianReader
  private var groups: [String] = []
  private var found = FoundColors()

  static func read(_ bytes: [UInt8], file: String) throws(InputError) -> FoundColors {
    var reader = AdobeSwatchReader(data: BigEndianReader(bytes, file: file))
    try reader.readFile()
    return reader.found
  }

  private init(data: BigEndianReader) {
    self.data = data
  }

  private mutating func readFile() throws(InputError) {
    guard Array(try data.take(4, "the signature")) == Self.magic else {
      throw data.error(at: 0, "the signature of Adobe swatches is 'ASEF'")
    }
    let version = try data.unsigned16("the version")
    guard version == 1 else {
      throw data.error(at: 4, "version \(version) of the format is not read, only version 1")
    }
    _ = try data.unsigned16("the version")
    let count = try data.unsigned32("the number of blocks")
    var blocks = 0
    while blocks < count {
      guard !data.isAtEnd else {
        throw data.error(at: data.offset, "the file ends after \(blocks) of \(count) blocks")
      }
      try readBlock()
      blocks += 1
    }
    if !data.isAtEnd {
      found.notes.append(
        InputNote(
          "at offset \(data.offset): what follows the last of \(count) blocks is not read",
          at: data.position(at: data.offset)))
    }
    guard !found.colors.isEmpty else {
      throw InputError(
        file: data.file,
        message: "there are no colours in it"
          + (found.notes.first.map { ": \($0.message)" } ?? ""))
    }
  }

  private mutating func readBlock() throws(InputError) {
    let start = data.offset
    let type = try data.unsigned16("the type of a block")
    let length = try data.unsigned32("the length of a block")
    let body = data.offset
    switch type {
    case Block.groupStart: groups.append(try name())
    case Block.groupEnd: _ = groups.popLast()
    case Block.color: try readColor(at: start)
    default:
      guard length <= data.bytes.count - body else {
        throw data.error(
          at: start, "a block of the unknown type \(type) claims \(length) bytes, more than follow")
      }
      found.notes.append(
        InputNote(
          "at offset \(start): a block of the unknown type \(type) is not read",
          at: data.position(at: start)))
      data.offset = body + length
      return
    }
    let end = body + length
    guard end != data.offset else { return }
    if end > data.offset, startsBlock(at: end) {
      data.offset = end
    } else if !startsBlock(at: data.offset) {
      throw data.error(
        at: start, "a block claims \(length) bytes and holds \(data.offset - body)")
    }
  }

  /// Whether a block of a known type, or the end of the file, is at an offset.
  private func startsBlock(at offset: Int) -> Bool {
    guard offset < data.bytes.count - 1 else { return offset == data.bytes.count }
    let type = Int(data.bytes[offset]) << 8 | Int(data.bytes[offset + 1])
    return [Block.color, Block.groupStart, Block.groupEnd].contains(type)
  }

  /// A name: its length in units of UTF-16 with the zero at its end, then these.
  private mutating func name() throws(InputError) -> String {
    let count = try data.unsigned16("the length of a name")
    let bytes = Array(try data.take(count * 2, "a name"))
    var units = stride(from: 0, to: bytes.count, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    while units.last == 0 { units.removeLast() }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func readColor(at start: Int) throws(InputError) {
    let name = try name()
    let modelOffset = data.offset
    let model = String(decoding: try data.take(4, "a colour model"), as: UTF8.self)
    guard let count = ["RGB ": 3, "LAB ": 3, "Gray": 1, "CMYK": 4][model] else {
      throw data.error(
        at: modelOffset,
        "the colour model \(model.quoted) is none of 'RGB ', 'LAB ', 'Gray', 'CMYK'")
    }
    var values: [Double] = []
    for _ in 0..<count { values.append(try data.float("a component")) }
    _ = try data.unsigned16("the kind of a colour")
    let position = data.position(at: start)
    let color: CSSColor
    switch model {
    case "RGB ": color = CSSColor(space: .srgb, components: values)
    case "Gray": color = CSSColor(space: .srgb, components: [values[0], values[0], values[0]])
    case "LAB ":
      color = CSSColor(space: .lab, components: [values[0] * 100, values[1], values[2]])
    default:
      found.notes.append(
        InputNote(
          "at offset \(start): \(name.quoted) is a CMYK colour, which looks different on every "
            + "press: it is left out", at: position))
      return
    }
    let (eightBit, isClipped) = color.eightBit
    if isClipped {
      found.notes.append(
        InputNote(
          "at offset \(start): \(name.quoted) lies outside sRGB and is clipped to it", at: position)
      )
    }
    found.colors.append(FoundColor(path: groups + [name], color: eightBit, position: position))
  }
}
