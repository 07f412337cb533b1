import Palette

/// Turns byte offsets of a UTF-8 text into lines and columns.
///
/// Lines end with LF, CR LF or CR; columns count Unicode scalars from 1, and a byte-order mark
/// counts for nothing. A look-up costs the logarithm of the number of lines, even in a file that
/// is all one line.
struct LineTable: Sendable {
  private static let spacing = 256

  private let bytes: [UInt8]
  private var lineStarts: [Int]
  /// How many scalars start before each multiple of `spacing`.
  private var scalarsBefore: [Int] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = [ByteOrderMark.length(in: bytes)]
    var scalars = 0
    for (offset, byte) in bytes.enumerated() {
      if offset % Self.spacing == 0 { scalarsBefore.append(scalars) }
      if Self.startsScalar(byte) { scalars += 1 }
      let isLineEnd =
        byte == UInt8(ascii: "\n")
        || (byte == UInt8(ascii: "\r")
          && !(offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n")))
      if isLineEnd { lineStarts.append(offset + 1) }
    }
    scalarsBefore.append(scalars)
  }

  /// The place of a byte; the end of the text has one too.
  func position(at offset: Int) -> SourcePosition {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let column = scalars(before: offset) - scalars(before: lineStarts[low])
    return SourcePosition(line: low + 1, column: max(column, 0) + 1)
  }

  private func scalars(before offset: Int) -> Int {
    let block = min(offset / Self.spacing, scalarsBefore.count - 1)
    let rest = bytes[min(block * Self.spacing, bytes.count)..<min(offset, bytes.count)]
    return scalarsBefore[block] + rest.lazy.filter(Self.startsScalar).count
  }

  private static func startsScalar(_ byte: UInt8) -> Bool {
    byte & 0b1100_0000 != 0b1000_0000
  }
}
