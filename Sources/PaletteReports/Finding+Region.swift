import Palette

extension Finding.Subject {
  /// The place of the colour in its file, and the column after it.
  ///
  /// The length is that of the colour as reports write it, which is how most files write it too.
  var region: (start: SourcePosition, endColumn: Int)? {
    position.map { ($0, $0.column + max(1, color.unicodeScalars.count)) }
  }
}

extension Finding {
  /// The region of the colour to look at.
  var region: (start: SourcePosition, endColumn: Int)? {
    (pair.last { $0.position != nil })?.region
  }
}
