import Palette

/// A line of a text report, before anything is painted.
struct TextLine {
  /// How a text stands out where there is colour.
  enum Emphasis {
    case strong
    case good
    case bad
    case warning
  }

  /// The plain text.
  var text: String
  /// How its beginning stands out.
  var emphasis: Emphasis?
  /// How many characters do; all of them unless given.
  var emphasizedCount: Int?
  /// Two colours to show as text on a surface, in the columns that `sampleWidth` leaves free.
  var sample: (ink: SRGB8, surface: SRGB8)?

  init(
    _ text: String, _ emphasis: Emphasis? = nil, count: Int? = nil,
    sample: (ink: SRGB8, surface: SRGB8)? = nil
  ) {
    (self.text, self.emphasis, emphasizedCount, self.sample) = (text, emphasis, count, sample)
  }

  /// Columns a sample takes, with the space behind it.
  static let sampleWidth = 5
  /// Columns of the indentation before it.
  static let sampleIndentation = 2

  static let empty = TextLine("")

  /// The line as it goes out, with swatches before the hex colours it names.
  ///
  /// A control character in a name could move the cursor, clear the screen or forge a line; here
  /// they become visible, before any of our own is written.
  func painted(by painter: Painter) -> String {
    let plain = text.withVisibleControls.withoutLogCommands
    guard painter.depth > .none else { return plain }
    let count = min(emphasizedCount ?? plain.count, plain.count)
    let head = emphasis == nil ? "" : String(plain.prefix(count))
    var rest = String(plain.dropFirst(head.count))
    var start = emphasis.map { painter.emphasized(head, $0) } ?? ""
    if let sample, painter.hasSwatches, head.isEmpty {
      start =
        String(repeating: " ", count: Self.sampleIndentation)
        + painter.sample(sample.ink, on: sample.surface) + " "
      rest = String(rest.dropFirst(Self.sampleIndentation + Self.sampleWidth))
    }
    return start + rest.withSwatches(painter)
  }
}

extension String {
  /// The text with a swatch before each word that is a hex colour.
  fileprivate func withSwatches(_ painter: Painter) -> String {
    guard painter.hasSwatches, utf8.contains(UInt8(ascii: "#")) else { return self }
    return split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.hexColor.map { painter.swatch($0) + " " + word } ?? String(word)
    }.joined(separator: " ")
  }

  /// The text without what makes GitHub Actions take a line of a log for a command.
  var withoutLogCommands: String {
    let start = firstIndex { $0 != " " } ?? endIndex
    guard self[start...].hasPrefix("::") || utf8.contains(UInt8(ascii: "[")) else { return self }
    var text = String(self[..<start])
    if self[start...].hasPrefix("::") { text += "\\" }
    for scalar in self[start...].unicodeScalars {
      if scalar == "[", text.hasSuffix("##") { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}

extension Substring {
  /// The colour a word starts with, as in `#0070f2,`.
  var hexColor: SRGB8? {
    guard first == "#" else { return nil }
    let digits = dropFirst().prefix { $0.isHexDigit }
    return digits.count == 6 ? try? SRGB8(hex: digits) : nil
  }
}
