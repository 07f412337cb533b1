import LittleCMS

/// What to do instead of a pair that misses its ratio.
public struct Suggester: Sendable {
  private let palette: ColorPalette
  private let engine: ColorEngine

  /// A suggester for the findings of a palette.
  ///
  /// Takes under two milliseconds.
  public init(_ palette: ColorPalette) throws(BuildError) {
    self.palette = palette
    do {
      engine = try ColorEngine(space: .oklch, gamut: .sRGB, deviceProfile: nil)
    } catch {
      throw BuildError(message: "\(error)")
    }
  }

  /// The nearest colour that passes in place of one of the two, and the nearest step that does.
  ///
  /// The colour keeps its hue, the step is of its ramp. Of the two colours that one is changed that
  /// has less far to go.
  ///
  /// - Returns: `nil` for findings that no other colour would mend.
  public func suggestion(for finding: Finding) -> String? {
    guard let required = finding.required, let ratio = finding.ratio, ratio < required,
      finding.pair.count == 2, let variant = finding.variant,
      let colors = try? finding.pair.map({ try SRGB8(hex: $0.color) })
    else { return nil }
    let changes = [(0, 1), (1, 0)].compactMap { index, other -> Change? in
      guard let color = nearest(to: colors[index], against: colors[other], required) else {
        return nil
      }
      return Change(
        subject: finding.pair[index], beside: colors[other], color: color,
        difference: engine.difference(colors[index], color))
    }
    guard let least = changes.min(by: { $0.difference < $1.difference }) else {
      return "no colour in place of one reaches \(required.fixed(decimals: 4)):1 beside the other"
    }
    let step = passingStep(for: least.subject, beside: least.beside, required, variant)
    return "\(least.subject.shownName) passes as \(least.color) "
      + "(CIEDE2000 \(least.difference.cut(decimals: 1)))" + (step.map { ", or take \($0)" } ?? "")
  }

  /// One way to mend a pair.
  private struct Change {
    var subject: Finding.Subject
    var beside: SRGB8
    var color: SRGB8
    var difference: Double
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
  private func passingStep(
    for subject: Finding.Subject, beside other: SRGB8, _ required: Double,
    _ variant: AppearanceVariant
  ) -> String? {
    for ramp in palette.ramps where subject.step == nil || ramp.name == subject.ramp {
      guard let steps = ramp.swatches[variant],
        let own = subject.step
          ?? steps.firstIndex(where: { $0.color.hex == subject.color })
          .map({ $0 + 1 })
      else { continue }
      return steps.indices.filter { steps[$0].color.contrast(with: other).value >= required }
        .min { abs($0 + 1 - own) < abs($1 + 1 - own) }
        .map { ramp.label(ofStep: $0) ?? "\(ramp.name).\($0 + 1)" }
    }
    return nil
  }
}
