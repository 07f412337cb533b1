import Palette

/// The text a value came from: its name, and where its lines are.
struct JSONSource: Sendable {
  let file: String
  private let lines: LineTable

  init(_ bytes: [UInt8], file: String) {
    self.file = file
    lines = LineTable(bytes)
  }

  /// The source of a text that must be UTF-8.
  ///
  /// - Throws: `InputError` at the first byte that is not.
  init(checking bytes: [UInt8], file: String) throws(InputError) {
    self.init(bytes, file: file)
    if ByteOrderMark.isOfWideText(in: bytes) {
      throw error(at: 0, "the file is UTF-16 or UTF-32: save it as UTF-8")
    }
    if let fault = UTF8Validation.firstFault(in: bytes) {
      let digits = String(bytes[fault], radix: 16)
      throw error(at: fault, "byte 0x\(digits) is not UTF-8: save the file as UTF-8")
    }
  }

  /// The line and column of a byte.
  func position(at offset: Int) -> SourcePosition {
    lines.position(at: offset)
  }

  /// An error at a byte.
  func error(at offset: Int, _ message: String) -> InputError {
    InputError(file: file, position: position(at: offset), message: message)
  }

  /// An error at the start of a value.
  func error(at node: JSONNode, _ message: String) -> InputError {
    error(at: node.offset, message)
  }
}
