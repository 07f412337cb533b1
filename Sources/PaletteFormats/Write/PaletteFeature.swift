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
  /// What is said about single colours.
  case descriptions
  /// That single colours are no longer to be used.
  case deprecations
  /// What other tools keep beside single colours.
  case extensions
  /// What is said about ramps and about the palette.
  case groupDescriptions
  /// That ramps are no longer to be used.
  case groupDeprecations
  /// What other tools keep beside ramps and the palette.
  case groupExtensions
  /// Colours of charts, which are checked and stay in the palette file.
  case series
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
    case .descriptions:
      return Self.count(palette.colorRemarks.count(where: { $0.hasDescription }), "description")
    case .deprecations:
      return Self.count(palette.colorRemarks.count(where: { $0.isDeprecated }), "deprecation")
    case .extensions:
      let count = palette.colorRemarks.map(\.extensionCount).reduce(0, +)
      return Self.count(count, "foreign extension")
    case .groupDescriptions:
      return Self.ofGroups(
        palette.groupRemarks.count(where: { $0.hasDescription }), "description")
    case .groupDeprecations:
      return Self.ofGroups(
        palette.groupRemarks.count(where: { $0.isDeprecated }), "deprecation")
    case .groupExtensions:
      let count = palette.groupRemarks.map(\.extensionCount).reduce(0, +)
      return Self.ofGroups(count, "foreign extension")
    case .series: return palette.series.isEmpty ? nil : "\(palette.series.count) series"
    case .promise:
      return palette.increasedContrast.map {
        "what it promises (verify it with --increased \($0.rawValue))"
      }
    }
  }

  private static func ofGroups(_ count: Int, _ what: String) -> String? {
    self.count(count, what).map { $0 + " of groups" }
  }

  private static func count(_ count: Int, _ what: String) -> String? {
    count == 0 ? nil : count.counted(what)
  }
}

extension OutputFormat {
  /// What a palette has that its files of this format have not, each in a few words.
  ///
  /// - Parameter kinds: What is asked about.
  public func losses(
    of palette: ColorPalette, _ options: WriteOptions = WriteOptions(),
    among kinds: [PaletteFeature] = PaletteFeature.allCases
  ) -> [String] {
    var drops = drops.union(remarks.drops).union([.series])
    if name != Self.json.name { drops.insert(.promise) }
    // Six digits have no room for it.
    if name == Self.dtcg.name, options.tokenColor == .hex { drops.insert(.displayP3) }
    return kinds.filter(drops.contains).compactMap { $0.words(in: palette) }
  }
}

extension ColorPalette {
  /// What is said about each step and each role, where anything is.
  fileprivate var colorRemarks: [PerAppearance<Remarks>] {
    let steps = ramps.filter { !$0.stepRemarks.variants.isEmpty }.flatMap { ramp in
      (0..<ramp.stepCount).map { ramp.remarks(ofStep: $0) }
    }
    return steps + roles.map(\.remarks)
  }

  /// What is said about each ramp, and about the palette.
  fileprivate var groupRemarks: [PerAppearance<Remarks>] {
    ramps.map(\.remarks) + remarks.roleGroups.map(\.remarks)
      + [PerAppearance { _ in remarks.palette }, remarks.files, remarks.colors]
  }

  /// How many values leave sRGB.
  fileprivate var wideColorCount: Int {
    let steps = ramps.flatMap { ramp in
      ramp.swatches.variants.flatMap { ramp.swatches[$0] ?? [] }.compactMap(\.p3)
    }
    let roles = roles.flatMap { role in role.p3.variants.compactMap { role.p3[$0] } }
    return (steps + roles).filter { !$0.isInSRGB }.count
  }
}

extension PerAppearance<Remarks> {
  fileprivate var hasDescription: Bool {
    variants.contains { self[$0]?.description != nil }
  }

  fileprivate var isDeprecated: Bool {
    variants.contains { self[$0]?.deprecation?.isDeprecated == true }
  }

  /// How many tools keep something beside it, in whatever appearance.
  fileprivate var extensionCount: Int {
    Set(variants.flatMap { self[$0]?.extensions.map(\.name) ?? [] }).count
  }
}
