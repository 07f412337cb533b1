/// The languages Palette's words for people come in.
///
/// The raw value is the language's code in BCP 47, as HTML's `lang` takes it.
public enum PlainLanguage: String, CaseIterable, Hashable, Sendable {
  /// English, in British spelling.
  case english = "en"
  /// German.
  case german = "de"
  /// Japanese.
  case japanese = "ja"
  /// Korean.
  case korean = "ko"
}
