/// A role that is seen on a surface, measured in every form the two ship in.
struct SeenPair {
  let foreground: RoleColor
  let surface: Surface
  /// Of the sRGB values.
  let contrast: SeenContrast
  /// Of the Display P3 values; `nil` where they are not both there, or say nothing new.
  let wide: ContrastRatio?

  init(_ foreground: RoleColor, on surface: Surface, isWide: Bool) {
    self.foreground = foreground
    self.surface = surface
    contrast = SeenContrast(of: TranslucentColor(foreground.color), on: surface.composite)
    if isWide, let below = surface.p3, let above = foreground.p3 {
      wide = ContrastRatio(
        RelativeLuminance.ofLinearDisplayP3(above.over(below).linear),
        RelativeLuminance.ofLinearDisplayP3(below.linear))
    } else {
      wide = nil
    }
  }

  /// The ratio to judge by, and the values it is of: the weaker of sRGB and Display P3.
  func judged(by required: Double) -> (ratio: Double, of: Representation) {
    weaker(contrast.judged(by: required))
  }

  /// The ratio of what is shown, of the weaker values.
  var shown: (ratio: Double, of: Representation) { weaker(contrast.shown) }

  /// Where it has less contrast than another pair, the greatest loss; `nil` where nowhere.
  func loss(since before: SeenPair) -> Loss? {
    let losses =
      [Loss(now: contrast.shown, before: before.contrast.shown, of: .sRGB)]
      + (wide.flatMap { now in
        before.wide.map { [Loss(now: now, before: $0, of: .displayP3)] }
      } ?? [])
    return losses.filter { $0.now < $0.before }
      .min { $0.now.value / $0.before.value < $1.now.value / $1.before.value }
  }

  /// Two ratios, of which the second is the greater, and the values they are of.
  struct Loss {
    var now: ContrastRatio
    var before: ContrastRatio
    var of: Representation
  }

  /// The two roles, the surface first.
  var subjects: [Finding.Subject] { [surface.subject, foreground.subject] }

  private func weaker(_ narrow: ContrastRatio) -> (ratio: Double, of: Representation) {
    if let wide, wide < narrow { return (wide.value, .displayP3) }
    return (narrow.value, .sRGB)
  }
}
