extension ColorPalette {
  /// What colours lie on in an appearance, for pictures and for the contrast they tell.
  ///
  /// The role called `page` where there is an opaque one, or else white, or on the dark side the
  /// lightest black that is told from black no more than print is: #121417.
  package func page(in variant: AppearanceVariant) -> SRGB8 {
    let role = roles.first { $0.name.lowercased() == RoleColors.page }
    if let color = role?.colors[variant], color.alpha == 255 { return color.opaque }
    return variant.appearance == .light ? .white : SRGB8(red: 18, green: 20, blue: 23)
  }
}
