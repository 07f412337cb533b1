extension Suggester {
  /// What to do where something shows through: raise the alpha, or else take another colour.
  func suggestion(for pair: MissedPair, in variant: AppearanceVariant) -> String {
    let name = pair.foreground.name
    if let alpha = pair.leastAlpha {
      let key = variant.contrast == .increased ? "increasedAlpha" : "alpha"
      return "give \(name) an \(key) of at least \(alpha.fixed(decimals: 2))"
    }
    let place = pair.foreground.isOpaque ? "" : "no alpha is enough; opaque, "
    guard let color = nearest(for: pair) else {
      return "no colour in place of \(name) is enough on \(pair.surface.stack.name)"
    }
    let subject = Finding.Subject(
      ramp: name, step: nil, color: pair.foreground.color.opaque.hex)
    let step = passingStep(for: subject, variant) { passes(pair, as: $0) }
    let difference = engine.difference(pair.foreground.color.opaque, color)
    return place
      + passage(Change(subject: subject, color: color, difference: difference), or: step)
  }

  /// The nearest opaque colour that passes.
  private func nearest(for pair: MissedPair) -> SRGB8? {
    let below = pair.surface.composite.shown
    // A ground that was mixed is judged unrounded as well, which can ask for a little more.
    return [1, 1.005, 1.02, 1.05].lazy.compactMap { margin in
      nearest(to: pair.foreground.color.opaque, against: below, pair.required * margin)
    }.first { passes(pair, as: $0) }
  }

  private func passes(_ pair: MissedPair, as color: SRGB8) -> Bool {
    pair.passes(with: pair.foreground.with(color))
  }
}
