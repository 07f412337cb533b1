import Palette

/// A colour as Android writes it: alpha first.
enum AndroidColorText {
  /// The colour; `nil` for one of the system (`@android:color/white`) or of a theme (`?attr/x`).
  static func color(_ definition: AndroidColorTable.Definition) throws(InputError) -> HexColor? {
    let text = definition.value
    if text.hasPrefix("?") || (text.hasPrefix("@") && text.contains(":")) { return nil }
    let digits = text.dropFirst()
    let alphaDigits = [4: 1, 8: 2][digits.utf8.count] ?? 0
    let alphaLast = digits.dropFirst(alphaDigits) + digits.prefix(alphaDigits)
    guard text.hasPrefix("#"), let color = try? HexColor("#" + alphaLast) else {
      throw definition.error(
        "\(text.quoted) is no colour of Android: write '#' and the digits RRGGBB or AARRGGBB, or "
          + "refer to another colour as in @color/name")
    }
    return color
  }
}
