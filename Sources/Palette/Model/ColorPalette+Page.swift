extension ColorPalette {
  /// What its colours lie on in an appearance.
  ///
  /// The role called `page`, or that role in the nearest appearance that has it, where it is opaque;
  /// else white, and in the dark a surface that is nearly black, as systems have it.
  public func page(in variant: AppearanceVariant) -> SRGB8 {
    let role = roles.first { $0.name.lowercased() == RoleColors.page }
    if let color = role?.colors.nearest(to: variant), color.alpha == 255 { return color.opaque }
    return variant.appearance == .light ? .white : SRGB8(red: 18, green: 20, blue: 23)
  }
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
