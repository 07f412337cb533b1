extension HexColor {
  /// The opaque colour that is seen where this one lies over an opaque background.
  ///
  /// As browsers do it: a mean of the encoded channels, weighted by alpha, rounded to 8 bits. (Light
  /// would have to be mixed in linear components, but no platform composites that way.)
  public func composited(over background: SRGB8) -> SRGB8 {
    func mix(_ above: UInt8, _ below: UInt8) -> UInt8 {
      let sum = Int(above) * Int(alpha) + Int(below) * (255 - Int(alpha))
      return UInt8((sum + 127) / 255)
    }
    return SRGB8(
      red: mix(opaque.red, background.red), green: mix(opaque.green, background.green),
      blue: mix(opaque.blue, background.blue))
  }
}
