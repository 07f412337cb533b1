extension Unicode.Scalar {
  /// It ends a line, moves a cursor, or changes the direction of what follows.
  package var isControl: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }
}

extension String {
  /// The same text with every control character written as `\u{…}`.
  package var withVisibleControls: String {
    // Nearly every text is plain ASCII, and a report has a million of them.
    if utf8.allSatisfy({ (0x20..<0x7f).contains($0) }) { return self }
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isControl {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
