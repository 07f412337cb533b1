/// Where a colour lies in OKLCh.
struct NamingPlace: Hashable, Sendable {
  /// Lightness, 0...1.
  let lightness: Double
  /// Chroma, 0 to a little over 0.32 within sRGB.
  let chroma: Double
  /// Hue in degrees, 0..<360.
  let hue: Double

  /// The place of a colour; a grey has no chroma and hue 0.
  init(_ color: SRGB8) {
    let lab = color.oklab
    lightness = lab.x
    guard !color.isGray else {
      (chroma, hue) = (0, 0)
      return
    }
    chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
    let angle = degrees(ofVector: lab.y, lab.z)
    hue = angle < 0 ? angle + 360 : angle
  }
}
