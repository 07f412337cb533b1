public import Palette

/// Something a palette may have that not every format can carry.
public enum PaletteFeature: CaseIterable, Hashable, Sendable {
  /// Colours for dark.
  case dark
  /// Colours for people who ask for more contrast.
  case increasedContrast
  /// Display P3 twins of colours outside sRGB.
  case displayP3
  /// Roles with a translucent colour, which formats without alpha leave out.
  case alpha
  /// Colours by use.
  case roles
  /// Sizes and weights of text.
  case textStyles
  /// Classes that Tailwind makes of names, which must be ASCII for that.
  case utilities
  /// What the palette promises, which decides how it is verified.
  case promise

  /// What a palette has of it, in words; `nil` where it has nothing.
  func words(in palette: ColorPalette) -> String? {
    switch self {
    case .dark:
      return palette.allVariants.contains { $0.appearance == .dark } ? "the dark colours" : nil
    case .increasedContrast:
      return palette.allVariants.contains { $0.contrast == .increased }
        ? "the colours for increased contrast" : nil
    case .displayP3:
      return Self.count(palette.wideColorCount, "Display P3 value")
    case .alpha:
      return Self.count(
        palette.roles.filter { role in
          role.colors.variants.contains { (role.colors[$0]?.alpha ?? 255) < 255 }
        }.count, "translucent role")
    case .roles: return Self.count(palette.roles.count, "role")
    case .textStyles: return Self.count(palette.textStyles.count, "text style")
    case .utilities:
      let names =
        palette.ramps.map(\.name) + palette.ramps.flatMap(\.stepNames)
        + palette.roles.map(\.name) + palette.textStyles.map(\.name)
      let count = Set(names).filter { !NameWords($0).kebab.utf8.allSatisfy { $0 < 0x80 } }.count
      return Self.count(count, "name").map { "utilities for \($0) beyond ASCII (var() has them)" }
    case .promise:
      return palette.increasedContrast.map {
        "what it promises (verify it with --increased \($0.rawValue))"
      }
    }
  }

  private static func count(_ count: Int, _ what: String) -> String? {
    count == 0 ? nil : "\(count) \(what)\(count == 1 ? "" : "s")"
  }
}

extension OutputFormat {
  /// What a palette has that its files of this format have not, each in a few words.
  public func losses(of palette: ColorPalette, _ options: WriteOptions = WriteOptions()) -> [String]
  {
    var drops = drops
    if name != Self.json.name { drops.insert(.promise) }
    // Six digits have no room for it.
    if name == Self.dtcg.name, options.tokenColor == .hex { drops.insert(.displayP3) }
    return PaletteFeature.allCases.filter(drops.contains).compactMap { $0.words(in: palette) }
  }
}

extension ColorPalette {
  /// How many values leave sRGB.
  fileprivate var wideColorCount: Int {
    let steps = ramps.flatMap { ramp in
      ramp.swatches.variants.flatMap { ramp.swatches[$0] ?? [] }.compactMap(\.p3)
    }
    let roles = roles.flatMap { role in role.p3.variants.compactMap { role.p3[$0] } }
    return (steps + roles).filter { !$0.isInSRGB }.count
  }
}
