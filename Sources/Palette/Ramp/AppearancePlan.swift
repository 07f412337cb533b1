/// All four appearances of ramps that share a ladder.
struct AppearancePlan {
  let light: [Band]
  let rules: [PairingRule]
  let promise: IncreasedContrastPromise
  /// Where a neutral ramp wishes each step of the light appearance to be.
  private let grayDepths: [Double]
  /// CIE L* of each step of the light appearance.
  let lightness: [Double]

  /// The plan for a ladder that was solved for a target of CIE L*.
  init(
    ladder: Ladder, rules: [PairingRule], promise: IncreasedContrastPromise, target: [Double]
  ) {
    light = ladder.bands
    (self.rules, self.promise) = (rules, promise)
    lightness = light.map { Depth.lightness($0.center) }
    let ends = [1, light.count]
    grayDepths = light.enumerated().map { index, band in
      guard ends.contains(index + 1) else { return band.center }
      return min(max(Depth.ofLightness(target[index]), band.lower), band.upper)
    }
  }

  /// Each ramp in all four appearances: dark is light mirrored, and both increased variants follow
  /// from the colours of all ramps.
  func ramps(_ builders: [RampBuilder]) throws(BuildError) -> [Ramp] {
    var light: [[Swatch]] = []
    for builder in builders {
      light.append(try builder.swatches(on: self.light, grayDepths: grayDepths))
    }
    let dark = light.map { Array($0.reversed()) }
    let lightIncreased = try increased(light, builders, on: .light)
    let darkIncreased = try increased(dark, builders, on: .dark)
    return builders.indices.map { index in
      var swatches = PerAppearance<[Swatch]>()
      swatches[.light] = light[index]
      swatches[.dark] = dark[index]
      swatches[.lightIncreasedContrast] = lightIncreased[index]
      swatches[.darkIncreasedContrast] = darkIncreased[index]
      return Ramp(name: builders[index].recipe.name, swatches: swatches)
    }
  }

  private func increased(
    _ standard: [[Swatch]], _ builders: [RampBuilder], on appearance: Appearance
  ) throws(BuildError) -> [[Swatch]] {
    let bands: [Band?]
    do {
      bands = try IncreasedLadder(
        of: StepSpan.all(standard, on: appearance), on: appearance, rules: rules,
        promise: promise, holdsGrays: builders.contains(where: \.recipe.isNeutral)
      ).bands
    } catch {
      throw BuildError(message: error.message)
    }
    var result: [[Swatch]] = []
    for (swatches, builder) in zip(standard, builders) {
      var swatches = swatches
      for (index, band) in bands.enumerated() {
        guard let band else { continue }
        swatches[index] = try increased(
          swatches[index], isSurface: index < IncreasedContrastPromise.lastSurface, to: band,
          builder, on: appearance)
      }
      result.append(swatches)
    }
    return result
  }

  /// One step in the band it is to move to, with hue and colourfulness of the place on the standard
  /// ladder it has then.
  private func increased(
    _ swatch: Swatch, isSurface: Bool, to wide: Band, _ builder: RampBuilder,
    on appearance: Appearance
  ) throws(BuildError) -> Swatch {
    let own = Depth.ofLuminance(swatch.color.luminance)
    // A surface whose band had to make way moves only as far as its own colour must.
    if isSurface, wide.contains(own) { return swatch }
    let band = isSurface ? wide : wide.notWeaker(than: swatch, on: appearance)
    let depth = isSurface ? min(max(own, band.lower), band.upper) : band.center
    do {
      return try builder.swatch(in: band, near: depth, position: position(of: depth))
    } catch {
      // The rules may leave a step no other place than its own.
      if wide.contains(own) { return swatch }
      throw error
    }
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
  /// The part of the band whose colours stand out from the page at least as much as a swatch does,
  /// in each of its representations.
  fileprivate func notWeaker(than swatch: Swatch, on appearance: Appearance) -> Band {
    let luminances = [swatch.color.luminance] + (swatch.p3.map { [$0.luminance] } ?? [])
    let depths = luminances.map(Depth.ofLuminance)
    guard let least = depths.min(), let most = depths.max() else { return self }
    return appearance == .light
      ? Band(lower: min(max(lower, most), upper), upper: upper)
      : Band(lower: lower, upper: max(min(upper, least), lower))
  }
}
