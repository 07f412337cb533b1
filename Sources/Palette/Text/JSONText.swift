/// JSON to be written, with members in the order they are given.
///
/// The layout is part of the value, so that the same palette gives the same bytes everywhere.
package enum JSONText: Sendable {
  /// How the elements of an array or the members of an object are set.
  package enum Layout: Sendable {
    /// All on one line.
    case line
    /// Each on a line of its own.
    case lines
  }

  /// Text that is JSON already: a number, `true`, `false` or `null`.
  case literal(String)
  /// A string, escaped when it is written.
  case string(String)
  /// An array.
  case array([JSONText], Layout = .lines)
  /// An array, each element on a line of its own, that is made while it is written: of a hundred
  /// thousand elements, one is there at a time.
  case made(@Sendable (_ add: (JSONText) -> Void) -> Void)
  /// An object.
  case object([(key: String, value: JSONText)], Layout = .lines)

  /// `null`.
  package static let null = JSONText.literal("null")

  /// `true` or `false`.
  package static func bool(_ value: Bool) -> JSONText {
    .literal(value ? "true" : "false")
  }

  /// A whole number.
  package static func integer(_ value: Int) -> JSONText {
    .literal(String(value))
  }

  /// A number rounded to decimals, without the zeros at its end; `null` where it is not finite,
  /// because JSON has no such number.
  package static func number(_ value: Double, decimals: Int) -> JSONText {
    value.isFinite ? .literal(value.fixed(decimals: decimals)) : .null
  }

  /// A number with as many digits as bring the same `Double` back; `null` where it is not finite.
  package static func number(exactly value: Double) -> JSONText {
    guard value.isFinite else { return .null }
    // Positive and negative zero are one number in JSON.
    let digits = value == 0 ? "0" : value.description
    return .literal(digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits)
  }

  /// A file of it: two spaces of indentation a level, and a line end at the end.
  package var document: String {
    var text = ""
    write(to: &text, indentation: "\n", onOneLine: false)
    return text + "\n"
  }

  /// All of it on one line, whatever its layout, without a line end.
  package var singleLine: String {
    var text = ""
    write(to: &text, indentation: "\n", onOneLine: true)
    return text
  }

  private func write(to text: inout String, indentation: String, onOneLine: Bool) {
    switch self {
    case .literal(let literal):
      text += literal
    case .string(let string):
      Self.writeQuoted(string, to: &text)
    case .array(let elements, let layout):
      Self.writeList(
        elements, within: ("[", "]"), isPadded: false, to: &text, indentation: indentation,
        onOneLine: onOneLine || layout == .line
      ) { element, indentation, onOneLine, text in
        element.write(to: &text, indentation: indentation, onOneLine: onOneLine)
      }
    case .made(let makeElements):
      let inner = onOneLine ? "" : indentation + "  "
      var isEmpty = true
      text += "["
      makeElements { element in
        if !isEmpty { text += onOneLine ? ", " : "," }
        text += inner
        isEmpty = false
        element.write(to: &text, indentation: inner, onOneLine: onOneLine)
      }
      text += isEmpty || onOneLine ? "]" : indentation + "]"
    case .object(let members, let layout):
      Self.writeList(
        members, within: ("{", "}"), isPadded: true, to: &text, indentation: indentation,
        onOneLine: onOneLine || layout == .line
      ) { member, indentation, onOneLine, text in
        Self.writeQuoted(member.key, to: &text)
        text += ": "
        member.value.write(to: &text, indentation: indentation, onOneLine: onOneLine)
      }
    }
  }

  private static func writeList<Element>(
    _ elements: [Element], within brackets: (open: String, close: String), isPadded: Bool,
    to text: inout String, indentation: String, onOneLine: Bool,
    _ write: (Element, _ indentation: String, _ onOneLine: Bool, inout String) -> Void
  ) {
    text += brackets.open
    if !elements.isEmpty {
      let inner = onOneLine ? indentation : indentation + "  "
      let padding = onOneLine ? (isPadded ? " " : "") : inner
      let separator = onOneLine ? ", " : "," + inner
      text += padding
      for (index, element) in elements.enumerated() {
        if index > 0 { text += separator }
        write(element, inner, onOneLine, &text)
      }
      text += onOneLine ? padding : indentation
    }
    text += brackets.close
  }

  private static func writeQuoted(_ string: String, to text: inout String) {
    text += "\""
    defer { text += "\"" }
    let isPlain = string.utf8.allSatisfy {
      (0x20..<0x7f).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    guard !isPlain else {
      text += string
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      // JSON forbids some of them; others end a line in JavaScript, turn the direction of text, or
      // are lost by some readers, as a byte-order mark is.
      case _ where scalar.value <= 0xFFFF && scalar.isControl:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
