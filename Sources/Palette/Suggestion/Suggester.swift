import LittleCMS

/// What to do instead of a pair that misses its ratio.
public struct Suggester: Sendable {
  private let palette: ColorPalette
  private let roles: [AppearanceVariant: RoleColors]
  let engine: ColorEngine

  /// A suggester for the findings of a palette.
  ///
  /// Takes under two milliseconds.
  public init(_ palette: ColorPalette) throws(BuildError) {
    self.palette = palette
    roles = Dictionary(
      uniqueKeysWithValues: AppearanceVariant.allCases.map { ($0, RoleColors(palette.roles, $0)) })
    do {
      engine = try ColorEngine(space: .oklch, gamut: .sRGB, deviceProfile: nil)
    } catch {
      throw BuildError(message: "\(error)")
    }
  }

  /// The nearest colour that passes in place of one of the two, and the nearest step that does.
  ///
  /// The colour keeps its hue, the step is of its ramp. Of the two colours that one is changed that
  /// has less far to go. Where something shows through, it is the foreground, and its alpha before its
  /// colour.
  ///
  /// - Returns: `nil` for findings that no other colour would mend.
  public func suggestion(for finding: Finding) -> String? {
    guard let required = finding.required, let ratio = finding.ratio, ratio < required,
      finding.pair.count == 2, let variant = finding.variant
    else { return nil }
    if let pair = MissedPair(finding, roles, isWide: palette.hasWideRoles),
      !pair.foreground.isOpaque || pair.surface.layers.count > 1
    {
      return suggestion(for: pair, in: variant)
    }
    guard let colors = try? finding.pair.map({ try SRGB8(hex: $0.color) })
    else { return nil }
    let changes = [(0, 1), (1, 0)].compactMap { index, other -> (change: Change, beside: SRGB8)? in
      guard let color = nearest(to: colors[index], against: colors[other], required) else {
        return nil
      }
      let change = Change(
        subject: finding.pair[index], color: color,
        difference: engine.difference(colors[index], color))
      return (change, beside: colors[other])
    }
    guard let least = changes.min(by: { $0.change.difference < $1.change.difference }) else {
      return "no colour in place of one reaches \(required.fixed(decimals: 4)):1 beside the other"
    }
    let step = passingStep(for: least.change.subject, variant) {
      $0.contrast(with: least.beside).value >= required
    }
    return passage(least.change, or: step)
  }

  /// One way to mend a pair.
  struct Change {
    var subject: Finding.Subject
    var color: SRGB8
    var difference: Double
  }

  /// As in `text passes as #5e6a73 (CIEDE2000 2.1), or take grey.7`.
  func passage(_ change: Change, or step: String?) -> String {
    "\(change.subject.shownName) passes as \(change.color) "
      + "(CIEDE2000 \(change.difference.cut(decimals: 1)))" + (step.map { ", or take \($0)" } ?? "")
  }

  /// The nearest colour of the same hue that reaches a ratio beside another; `nil` if none can.
  public func nearest(to color: SRGB8, against other: SRGB8, _ required: Double) -> SRGB8? {
    let own = Depth.ofLuminance(other.luminance)
    let apart = naturalLogarithm(required)
    let bands = [
      Band(lower: own + apart, upper: Depth.ofBlack), Band(lower: 0, upper: own - apart),
    ].filter { $0.lower <= $0.upper + 1e-12 }
    let depth = Depth.ofLuminance(color.luminance)
    let candidates = bands.compactMap { band -> SRGB8? in
      color.moved(to: min(max(depth, band.lower), band.upper), in: band, engine)
    }
    return candidates.filter { $0.contrast(with: other).value >= required }
      .min { engine.difference($0, color) < engine.difference($1, color) }
  }

  /// The step of the moving colour's ramp nearest to it that passes.
  func passingStep(
    for subject: Finding.Subject, _ variant: AppearanceVariant, where passes: (SRGB8) -> Bool
  ) -> String? {
    for ramp in palette.ramps where subject.step == nil || ramp.name == subject.ramp {
      guard let steps = ramp.swatches[variant],
        let own = subject.step
          ?? steps.firstIndex(where: { $0.color.hex == subject.color })
          .map({ $0 + 1 })
      else { continue }
      return steps.indices.filter { passes(steps[$0].color) }
        .min { abs($0 + 1 - own) < abs($1 + 1 - own) }
        .map { ramp.label(ofStep: $0) ?? "\(ramp.name).\($0 + 1)" }
    }
    return nil
  }
}
