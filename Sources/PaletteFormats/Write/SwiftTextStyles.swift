import Palette

/// The text styles of a palette as Swift.
///
/// Plain data rather than fonts: which typeface has these sizes is for the application to say.
enum SwiftTextStyles {
  /// The type of a text style, and an enum with a member for each.
  /// - Throws: `NamingError` where two names give one member, or a name gives none.
  static func write(
    _ palette: ColorPalette, type: String
  ) throws(NamingError) -> String {
    let named = try palette.namedTextStyles()
    var names = IdentifierTable()
    for style in named {
      names.add(SwiftNames.identifier(style.words, kind: "style"), for: style.owner)
    }
    try names.check()

    var lines = [template(type: type), "", "/// The kinds of text.", "public enum \(type)s {"]
    for (name, style) in zip(named, palette.textStyles) {
      lines.append("  /// \(name.words.spoken): \(description(style)).")
      lines.append(
        "  public static let \(SwiftNames.member(name.words, kind: "style")) = \(type)(")
      lines.append("    name: \"\(name.words.spoken)\", \(arguments(style)))")
    }
    lines += ["", "  /// Every text style, in the order of the palette."]
    lines.append("  public static let all: [\(type)] = [")
    lines += named.map { "    \(SwiftNames.member($0.words, kind: "style"))," }
    lines += ["  ]", "}"]
    return lines.joined(separator: "\n")
  }

  private static func description(_ style: TextStyle) -> String {
    let range = style.dynamicRange.map { " within \($0.lowerBound)...\($0.upperBound)" }
    return "\(style.size) points\(range ?? ""), weight \(style.weight)"
  }

  /// The numbers as Swift itself prints them, which it reads back without loss.
  private static func arguments(_ style: TextStyle) -> String {
    var text = "size: \(style.size), weight: \(style.weight)"
    if let range = style.dynamicRange {
      text += ", minimumSize: \(range.lowerBound), maximumSize: \(range.upperBound)"
    }
    return text
  }

  private static func template(type: String) -> String {
    """
    /// A kind of text: how large and how heavy it is.
    public struct \(type): Hashable, Sendable {
      /// What people call it, as in "body".
      public let name: String
      /// Its size in points, at the text size a system starts with.
      public let size: Double
      /// Its weight, 1...1000: 400 is regular, 700 bold.
      public let weight: Double
      /// The least size it may get; `nil` where it does not follow the reader's text size.
      public let minimumSize: Double?
      /// The greatest size it may get; `nil` where it does not follow the reader's text size.
      public let maximumSize: Double?

      /// A text style from its parts.
      public init(
        name: String, size: Double, weight: Double, minimumSize: Double? = nil,
        maximumSize: Double? = nil
      ) {
        self.name = name
        self.size = size
        self.weight = weight
        self.minimumSize = minimumSize
        self.maximumSize = maximumSize
      }
    }
    """
  }
}
