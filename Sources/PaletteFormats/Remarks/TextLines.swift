extension String {
  /// What stands between line ends of any kind.
  var lines: [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { String($0) }
      .trimmingEmpty
  }

  /// The text without the white space around it.
  var withoutBlanksAround: String {
    var rest = self[...].drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}

extension [String] {
  /// Without the lines at both ends that have nothing in them.
  fileprivate var trimmingEmpty: [String] {
    var lines = self[...].drop { $0.allSatisfy(\.isWhitespace) }
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    return Array(lines)
  }
}
