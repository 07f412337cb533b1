import LittleCMS

/// Finds the colours of one ramp in the bands of a ladder.
struct RampBuilder {
  let engine: ColorEngine
  let recipe: RampRecipe
  /// The slices of the ramp's hue, where it has only one.
  private let constant: (slice: any HueSlice, wide: (any HueSlice)?)?

  init(_ recipe: RampRecipe, engine: ColorEngine) {
    self.engine = engine
    self.recipe = recipe
    guard recipe.hasConstantHue, !recipe.isNeutral else {
      constant = nil
      return
    }
    let hue = recipe.hue(at: 1)
    constant = (engine.slice(hue: hue), engine.wideSlice(hue: hue))
  }

  /// The colours of all steps of a ladder.
  ///
  /// - Parameter grayDepths: where a neutral ramp wishes each step to be.
  func swatches(
    on bands: [Band], grayDepths: [Double]
  ) throws(BuildError) -> [Swatch] {
    var swatches: [Swatch] = []
    swatches.reserveCapacity(bands.count)
    for (index, band) in bands.enumerated() {
      let step = index + 1
      if let key = recipe.key, key.step == step {
        swatches.append(try kept(key.color, in: band))
        continue
      }
      // The end steps aim at the edge that leaves room for a tint.
      let depth = step == 1 ? band.upper : step == bands.count ? band.lower : band.center
      swatches.append(
        try swatch(
          in: band, near: recipe.isNeutral ? grayDepths[index] : depth, position: Double(step)))
    }
    return swatches
  }

  /// The colour of one band, with hue and colourfulness of a position.
  func swatch(in band: Band, near depth: Double, position: Double) throws(BuildError) -> Swatch {
    let luminance = min(max(Depth.luminance(depth), 0), 1)
    var search = NearestColor(in: band)
    if let device = engine.device {
      search.isAllowed = { device.contains($0.linear) }
    }
    guard !recipe.isNeutral else {
      guard let gray = search.gray(near: luminance) else { throw nothing(in: band) }
      return measured(gray, p3: try p3(gray.linearDisplayP3, in: search, band))
    }
    let hue = recipe.hue(at: position)
    let slice = constant?.slice ?? engine.slice(hue: hue)
    var ideal = recipe.color(in: slice, luminance: luminance, position: position)
    if let device = engine.device { ideal = device.fitted(ideal, slice, luminance) }
    guard let color = search.color(near: ideal) else { throw nothing(in: band) }
    guard let wide = constant?.wide ?? engine.wideSlice(hue: hue) else {
      return measured(color, p3: nil)
    }
    let wideIdeal = recipe.color(in: wide, luminance: luminance, position: position)
    // Near white and black the wider ideal may lie outside the band; the fallback's twin does not.
    if let p3 = search.displayP3(near: wideIdeal) { return measured(color, p3: p3) }
    return measured(color, p3: try p3(color.linearDisplayP3, in: search, band))
  }

  /// A colour that is kept as it is.
  func kept(_ color: SRGB8, in band: Band) throws(BuildError) -> Swatch {
    var swatch = measured(
      color, p3: try p3(color.linearDisplayP3, in: NearestColor(in: band), band))
    swatch.isKey = true
    return swatch
  }

  private func measured(_ color: SRGB8, p3: DisplayP3Color?) -> Swatch {
    Swatch(color, p3: p3, coordinates: engine.model.coordinates(ofLinearRGB: color.linear))
  }

  /// The written Display P3 colour nearest to a linear-light one, where the palette has that gamut.
  private func p3(
    _ linear: SIMD3<Double>, in search: NearestColor, _ band: Band
  ) throws(BuildError) -> DisplayP3Color? {
    guard engine.wideModel != nil else { return nil }
    guard let color = search.displayP3(near: linear) else { throw nothing(in: band) }
    return color
  }

  private func nothing(in band: Band) -> BuildError {
    let range = band.contrastOnWhite
    return BuildError(
      message: "ramp \(recipe.name) has no colour between "
        + "\(range.lowerBound.fixed(decimals: 4)):1 and \(range.upperBound.fixed(decimals: 4)):1 "
        + "on white", position: recipe.position)
  }
}

extension SRGB8 {
  /// The same colour in linear-light Display P3.
  fileprivate var linearDisplayP3: SIMD3<Double> {
    OKLabMatrices.displayP3FromLinearSRGB * linear
  }
}

extension DeviceGamut {
  /// The colour itself if the device shows it, else that of the greatest chroma it does show.
  func fitted(
    _ color: SIMD3<Double>, _ slice: any HueSlice, _ luminance: Double
  ) -> SIMD3<Double> {
    guard !contains(color) else { return color }
    var (inside, outside) = (0.0, slice.greatestChroma(luminance: luminance))
    for _ in 0..<20 {
      let middle = (inside + outside) / 2
      if contains(slice.color(luminance: luminance, chroma: middle)) {
        inside = middle
      } else {
        outside = middle
      }
    }
    return slice.color(luminance: luminance, chroma: inside)
  }
}
