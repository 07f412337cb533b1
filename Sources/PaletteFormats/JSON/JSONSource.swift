import Palette

/// The text a JSON value came from: its name, and where its lines are.
struct JSONSource: Sendable {
  let file: String
  private let lines: LineTable

  init(_ bytes: [UInt8], file: String) {
    self.file = file
    lines = LineTable(bytes)
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
