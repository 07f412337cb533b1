extension PlainLanguage {
  /// Between the parts of a sentence, with its space.
  package var comma: String { self == .japanese ? "、" : ", " }

  /// At the end of a sentence.
  package var fullStop: String { self == .japanese ? "。" : "." }
}
