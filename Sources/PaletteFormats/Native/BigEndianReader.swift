import Palette

/// Reads numbers from binary data, the greatest byte first, and never beyond its end.
struct BigEndianReader {
  let bytes: [UInt8]
  let file: String
  /// The next byte.
  var offset = 0

  init(_ bytes: [UInt8], file: String) {
    (self.bytes, self.file) = (bytes, file)
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// Binary files have no lines: all is in line 1, and the column counts bytes from 1.
  func position(at offset: Int) -> SourcePosition {
    SourcePosition(line: 1, column: offset + 1)
  }

  func error(at offset: Int, _ message: String) -> InputError {
    InputError(
      file: file, position: position(at: offset), message: "at offset \(offset): \(message)")
  }

  /// The next bytes.
  mutating func take(_ count: Int, _ what: String) throws(InputError) -> ArraySlice<UInt8> {
    guard count <= bytes.count - offset else {
      throw error(
        at: offset,
        "the file ends within \(what): \(count) bytes are needed, \(bytes.count - offset) are left"
      )
    }
    defer { offset += count }
    return bytes[offset..<offset + count]
  }

  mutating func unsigned16(_ what: String) throws(InputError) -> Int {
    try take(2, what).reduce(0) { $0 << 8 | Int($1) }
  }

  mutating func unsigned32(_ what: String) throws(InputError) -> Int {
    try take(4, what).reduce(0) { $0 << 8 | Int($1) }
  }

  mutating func float(_ what: String) throws(InputError) -> Double {
    let start = offset
    let value = Float(bitPattern: UInt32(try unsigned32(what)))
    guard value.isFinite else { throw error(at: start, "\(what) is no finite number") }
    return Double(value)
  }
}
