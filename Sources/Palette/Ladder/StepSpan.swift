/// Where the colours of one step really lie, over all ramps, as depths from the page.
struct StepSpan: Hashable, Sendable {
  /// The depths of the step nearest to the page and farthest from it.
  var band: Band
  /// The depth every representation of the step reaches at least: that of its weakest colour.
  var weakest: Double

  /// The spans of all steps, from ramps whose first step is nearest the page.
  static func all(_ ramps: [[Swatch]], on appearance: Appearance) -> [StepSpan] {
    (0..<(ramps.map(\.count).min() ?? 0)).map { index in
      let sRGB = ramps.map { $0[index].color.luminance }
      let p3 = ramps.compactMap { $0[index].p3?.luminance }
      let depths = [sRGB, p3].filter { !$0.isEmpty }.map { luminances in
        luminances.map { luminance in
          let depth = Depth.ofLuminance(luminance)
          return appearance == .light ? depth : Depth.ofBlack - depth
        }
      }
      let all = depths.flatMap { $0 }
      return StepSpan(
        band: Band(lower: all.min() ?? 0, upper: all.max() ?? 0),
        weakest: depths.compactMap { $0.min() }.max() ?? 0)
    }
  }
}
