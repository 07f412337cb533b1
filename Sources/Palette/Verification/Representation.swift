/// Which of the values written for a colour a measurement is taken on.
enum Representation {
  /// The 8-bit sRGB value, which every display can show.
  case sRGB
  /// The Display P3 value where there is one, else the sRGB value: what a wide display shows.
  case displayP3

  /// WCAG relative luminance, from the primaries of the value measured.
  func luminance(of swatch: Swatch) -> Double {
    switch self {
    case .sRGB: swatch.color.luminance
    case .displayP3: swatch.p3?.luminance ?? swatch.color.luminance
    }
  }

  /// The two have the same value.
  func isSame(_ one: Swatch, _ other: Swatch) -> Bool {
    if self == .displayP3, one.p3 != nil || other.p3 != nil { return one.p3 == other.p3 }
    return one.color == other.color
  }

  /// The value measured, as written in CSS.
  func text(of swatch: Swatch) -> String {
    self == .displayP3 ? swatch.p3?.cssText ?? swatch.color.hex : swatch.color.hex
  }

  /// The end of a sentence that says what was measured.
  var clause: String {
    switch self {
    case .sRGB: " (measured on the sRGB values)"
    case .displayP3: " (measured on the Display P3 values)"
    }
  }
}
