import LittleCMS

/// Measures how different two colours look.
struct ColorMeter {
  private let fromSRGB, fromDisplayP3: Transform

  /// Costs under a millisecond.
  init() throws(LittleCMSError) {
    fromSRGB = try Transform(from: .sRGB(.linear), to: .cielab())
    fromDisplayP3 = try Transform(from: .displayP3(.linear), to: .cielab())
  }

  /// CIEDE2000 between two colours that lie on a page, the greater of what two kinds of display show.
  func difference(_ one: ComparedColor, _ other: ComparedColor, on page: SRGB8) -> Double {
    let narrow = ColorDifference.ciede2000(lab(one.color, page), lab(other.color, page))
    guard one.p3 != nil || other.p3 != nil, one.color.alpha == 255, other.color.alpha == 255 else {
      return narrow
    }
    return max(narrow, ColorDifference.ciede2000(wideLab(one, page), wideLab(other, page)))
  }

  private func lab(_ color: HexColor, _ page: SRGB8) -> SIMD3<Double> {
    let seen = TranslucentColor(color).over(TranslucentColor(HexColor(page)))
    return fromSRGB(seen.linear)
  }

  /// What a wide display shows: the sRGB value where there is no twin.
  private func wideLab(_ color: ComparedColor, _ page: SRGB8) -> SIMD3<Double> {
    color.p3.map { fromDisplayP3($0.linear) } ?? lab(color.color, page)
  }
}
