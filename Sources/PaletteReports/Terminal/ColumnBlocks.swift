/// Columns in as few blocks as the width asks for.
enum ColumnBlocks {
  /// The columns of each block: blocks of one size, rather than a last one of two columns.
  ///
  /// - Parameters:
  ///   - count: How many columns there are.
  ///   - width: What each of them takes.
  ///   - room: What a line has for them; one column goes into it even where it does not fit.
  static func ranges(_ count: Int, width: Int, room: Int) -> [Range<Int>] {
    let fitting = max(room / width, 1)
    let blocks = max((count + fitting - 1) / fitting, 1)
    let size = max((count + blocks - 1) / blocks, 1)
    return stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
  }
}
