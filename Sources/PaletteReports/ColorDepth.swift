/// How many colours may be written to where a report goes.
public enum ColorDepth: Int, CaseIterable, Comparable, Sendable {
  /// None: plain text.
  case none
  /// The sixteen that every terminal has, and that its user may have changed.
  case ansi16
  /// The cube of 216 colours and the 24 greys beside it.
  case ansi256
  /// All of sRGB.
  case trueColor

  /// Orders by how many they are.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}
