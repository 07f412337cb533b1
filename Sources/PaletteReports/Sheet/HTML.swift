import Palette

/// HTML that no text put into it can break out of.
///
/// Literals are markup and are kept; interpolated texts are escaped, so that they are safe between
/// tags and in attributes in double quotes; only what is HTML already goes in as it is.
///
///     let name = "<blue>"
///     let cell: HTML = "<td>\(name)</td>"   // <td>&lt;blue&gt;</td>
struct HTML: ExpressibleByStringInterpolation, Sendable {
  /// The markup.
  private(set) var text: String

  /// Nothing.
  init() { text = "" }

  /// Markup as the source code has it.
  init(stringLiteral value: String) { text = value }

  /// Markup as the source code has it, with what is interpolated.
  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Markup from a resource of the package.
  init(trusted text: String) { self.text = text }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ value: String) { text += value.xmlEscaped }
    mutating func appendInterpolation(_ value: Int) { text += String(value) }
    mutating func appendInterpolation(_ value: HTML) { text += value.text }
    mutating func appendInterpolation(_ values: [HTML]) {
      for (index, value) in values.enumerated() {
        if index > 0 { text += "\n" }
        text += value.text
      }
    }
    /// Markup that is there or not.
    mutating func appendInterpolation(if condition: Bool, _ value: HTML) {
      if condition { text += value.text }
    }
  }
}

extension [HTML] {
  /// One after another, each on a line of its own.
  var joined: HTML { "\(self)" }
}
