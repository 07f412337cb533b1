extension ColorPalette {
  /// What its colours lie on in an appearance.
  ///
  /// The role called `page`, or that role in the nearest appearance that has it, where it is opaque;
  /// else white, and in the dark the first step of the least colourful ramp, since steps count from
  /// the page, or where that is not dark itself a surface that is nearly black, as systems have it.
  public func page(in variant: AppearanceVariant) -> SRGB8 {
    let role = roles.first { $0.name.lowercased() == RoleColors.page }
    if let color = role?.colors.nearest(to: variant), color.alpha == 255 { return color.opaque }
    guard variant.appearance == .dark else { return .white }
    let firsts = ramps.compactMap { $0.swatches.nearest(to: variant)?.first?.color }
    let quietest = firsts.min { $0.squaredChroma < $1.squaredChroma }
    return quietest.flatMap { $0.contrast(with: .white) >= Self.leastDark ? $0 : nil }
      ?? SRGB8(red: 18, green: 20, blue: 23)
  }

  /// The contrast with white from which on a surface is dark: text in white is easy to read on it.
  private static let leastDark = ContrastRatio(1, RelativeLuminance.luminance(ofLightness: 20))
}

extension SRGB8 {
  /// The square of its chroma in OKLab.
  fileprivate var squaredChroma: Double { oklab.y * oklab.y + oklab.z * oklab.z }
}

extension PerAppearance {
  /// The value for an appearance, or for the nearest one there is: standard contrast stands in for
  /// increased, and light for dark.
  package func nearest(to variant: AppearanceVariant) -> Value? {
    let other: Appearance = variant.appearance == .light ? .dark : .light
    let candidates = [
      variant, AppearanceVariant(variant.appearance, .standard),
      AppearanceVariant(other, variant.contrast), AppearanceVariant(other, .standard),
      AppearanceVariant(variant.appearance, .increased), AppearanceVariant(other, .increased),
    ]
    return candidates.lazy.compactMap { self[$0] }.first
  }
}
