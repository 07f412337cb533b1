/// What the name of a custom property says about its kind.
struct CSSPropertyName {
  private let words: [Substring]

  /// First words of names whose values are no colours: the namespaces of Tailwind, and their like.
  private static let otherKinds: Set<Substring> = [
    "font", "leading", "tracking", "spacing", "space", "size", "radius", "rounded", "shadow",
    "inset", "drop", "blur", "ease", "easing", "animate", "animation", "transition", "duration",
    "delay", "breakpoint", "screen", "container", "width", "height", "gap", "padding", "margin",
    "z", "aspect", "perspective", "opacity", "weight", "grid", "columns", "cursor",
  ]

  init(_ name: String) {
    words = name.split(separator: "-")
  }

  /// It says that its value is a colour.
  var isOfColor: Bool {
    words.contains { $0 == "color" || $0 == "colour" }
  }

  /// It says that its value is something else.
  var isOfNoColor: Bool {
    !isOfColor && words.first.map(Self.otherKinds.contains) == true
  }
}
