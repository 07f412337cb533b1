import Palette

extension HexColor {
  /// `FF1F7A4D`: alpha, red, green and blue, as Android and Flutter order them.
  var alphaFirst: String {
    let digits = String(alpha, radix: 16)
    return ((digits.count == 1 ? "0" + digits : digits) + opaque.hex.dropFirst()).uppercased()
  }
}
