/// The bands of all four appearances that follow from one ladder.
struct AppearancePlan {
  private let light: [Band]
  private let lightIncreased: [Band?]
  private let darkIncreased: [Band?]
  /// Where a neutral ramp wishes each step of the light appearance to be.
  private let grayDepths: [Double]
  /// CIE L* of each step of the light appearance.
  let lightness: [Double]

  /// Derives the increased bands for a light and for a dark page.
  init(
    ladder: Ladder, rules: [PairingRule], promise: IncreasedContrastPromise, target: [Double],
    holdsGrays: Bool
  ) throws(BuildError) {
    light = ladder.bands
    do {
      lightIncreased = try IncreasedLadder(
        of: light, rules: rules, promise: promise, holdsGrays: holdsGrays
      ).bands
      // From a dark page the same steps are numbered from the other end, and black is the origin.
      let dark = light.reversed().map(\.mirrored)
      darkIncreased = try IncreasedLadder(
        of: dark, rules: rules, promise: promise, holdsGrays: holdsGrays
      ).bands.map { $0?.mirrored }
    } catch {
      throw BuildError(message: error.message)
    }
    lightness = light.map { Depth.lightness($0.center) }
    let ends = [1, light.count]
    grayDepths = light.enumerated().map { index, band in
      guard ends.contains(index + 1) else { return band.center }
      return min(max(Depth.ofLightness(target[index]), band.lower), band.upper)
    }
  }

  /// A ramp in all four appearances.
  func ramp(_ builder: RampBuilder) throws(BuildError) -> Ramp {
    let standard = try builder.swatches(on: light, grayDepths: grayDepths)
    let dark = Array(standard.reversed())
    var swatches = PerAppearance<[Swatch]>()
    swatches[.light] = standard
    swatches[.dark] = dark
    swatches[.lightIncreasedContrast] = try increased(standard, lightIncreased, builder)
    swatches[.darkIncreasedContrast] = try increased(dark, darkIncreased, builder)
    return Ramp(name: builder.recipe.name, swatches: swatches)
  }

  /// Steps that stay are the same to the bit; the others are found anew, with hue and colourfulness
  /// of the place on the standard ladder they have moved to.
  private func increased(
    _ standard: [Swatch], _ bands: [Band?], _ builder: RampBuilder
  ) throws(BuildError) -> [Swatch] {
    var swatches = standard
    for (index, wide) in bands.enumerated() {
      guard let wide else { continue }
      let own = Depth.ofLuminance(standard[index].color.luminance)
      var (band, depth) = (wide, wide.center)
      if index < IncreasedContrastPromise.lastSurface {
        // A surface whose band had to make way moves only as far as its own colour must.
        guard !wide.contains(own) else { continue }
        depth = min(max(own, wide.lower), wide.upper)
      } else {
        band = wide.notWeaker(than: own, onPageOf: standard)
        depth = band.center
      }
      swatches[index] = try builder.swatch(in: band, near: depth, position: position(of: depth))
    }
    return swatches
  }

  /// The place of a depth among the standard steps, as a step that may lie between two.
  private func position(of depth: Double) -> Double {
    guard let next = light.firstIndex(where: { $0.center >= depth }) else {
      return Double(light.count)
    }
    guard next > 0 else { return 1 }
    let (from, to) = (light[next - 1].center, light[next].center)
    return Double(next) + (depth - from) / (to - from)
  }
}

extension Band {
  /// The part of the band whose colours stand out from the page at least as much as a depth does;
  /// the page is that of the first swatch.
  fileprivate func notWeaker(than depth: Double, onPageOf swatches: [Swatch]) -> Band {
    guard contains(depth), let page = swatches.first, let ink = swatches.last else { return self }
    return page.color.luminance > ink.color.luminance
      ? Band(lower: depth, upper: upper) : Band(lower: lower, upper: depth)
  }
}
