/// A language's words for colour names.
protocol ColorWords: Sendable {
  /// The name of a designation.
  func text(_ designation: ColorDesignation) -> String
}
