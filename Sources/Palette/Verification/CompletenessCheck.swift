/// Tells of ramps that lack an appearance other ramps have: their pairs cannot be judged there, and
/// what was not judged does not pass.
struct CompletenessCheck {
  let palette: ColorPalette
  let severity: Finding.Severity

  func findings() -> [Finding] {
    palette.variants.flatMap { variant in
      palette.ramps.filter { $0.swatches[variant] == nil }.map { ramp in
        Finding(
          rule: .missing, severity: severity, variant: variant,
          pair: [Finding.Subject(ramp: ramp.name, step: nil, color: "", position: ramp.position)],
          message: Wording.missing(ramp.name))
      }
    }
  }
}
