extension Verification {
  /// Enters what to do instead into the worst findings.
  ///
  /// About ten microseconds a finding, so that a palette with thousands of them is not held up by
  /// advice nobody reads.
  public mutating func suggest(from palette: ColorPalette, atMost limit: Int) {
    guard !holds, let suggester = try? Suggester(palette) else { return }
    for index in findings.indices.prefix(limit) where findings[index].suggestion == nil {
      findings[index].suggestion = suggester.suggestion(for: findings[index])
    }
  }
}
