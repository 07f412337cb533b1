extension String {
  /// Columns the text takes in a terminal.
  ///
  /// Letters of East Asian scripts and emoji take two, marks that sit on a letter none, and what
  /// sets a colour (`ESC [ … m`) none.
  var columns: Int {
    if utf8.allSatisfy({ (0x20..<0x7f).contains($0) }) { return utf8.count }
    var count = 0
    var isInEscape = false
    for scalar in unicodeScalars {
      if isInEscape {
        isInEscape = scalar != "m"
      } else if scalar == "\u{1b}" {
        isInEscape = true
      } else {
        count += scalar.columns
      }
    }
    return count
  }

  /// The text with spaces up to a width: behind it, or before it.
  func padded(to width: Int, _ alignment: TextTable.Alignment = .left) -> String {
    let padding = String(repeating: " ", count: max(0, width - columns))
    return alignment == .left ? self + padding : padding + self
  }

  /// As much of the text as fits a width, with a sign at its end where something is missing.
  ///
  /// - Precondition: the text sets no colours.
  func truncated(to width: Int) -> String {
    guard columns > width else { return self }
    var text = ""
    var count = 1
    for character in self {
      count += String(character).columns
      guard count <= width else { break }
      text.append(character)
    }
    return text + "…"
  }
}

extension Unicode.Scalar {
  /// Wide and Fullwidth in Unicode Standard Annex 11, as far as letters go.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]

  fileprivate var columns: Int {
    guard value >= 0x300 else { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    let isWide = properties.isEmojiPresentation || Self.wide.contains { $0.contains(value) }
    return isWide ? 2 : 1
  }
}
