package import LittleCMS

extension ColorPalette {
  /// The same palette with coordinates for every swatch, measured on its 8-bit value where it had
  /// none.
  ///
  /// - Throws: `LittleCMSError` where colours cannot be measured.
  package func measuringCoordinates() throws(LittleCMSError) -> ColorPalette {
    let engine = try ColorEngine(space: space, gamut: .sRGB, deviceProfile: nil)
    var palette = self
    for ramp in palette.ramps.indices {
      for variant in palette.ramps[ramp].swatches.variants {
        palette.ramps[ramp].swatches[variant] = palette.ramps[ramp].swatches[variant]?.map {
          swatch in
          var swatch = swatch
          swatch.coordinates =
            swatch.coordinates
            ?? engine.model.coordinates(ofLinearRGB: swatch.color.linear)
          return swatch
        }
      }
    }
    return palette
  }
}
