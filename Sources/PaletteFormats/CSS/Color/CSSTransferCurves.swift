import Palette

/// The transfer functions of CSS Color 4, from encoded components to linear light.
///
/// Source: CSS Color Module Level 4. All are mirrored about zero, so that colours outside a gamut
/// stay what they are on their way through it.
enum CSSTransferCurves {
  /// Of sRGB, and of Display P3, which shares it.
  static func srgb(_ encoded: SIMD3<Double>) -> SIMD3<Double> {
    mirrored(encoded, SRGBTransfer.linear)
  }

  static func a98RGB(_ encoded: SIMD3<Double>) -> SIMD3<Double> {
    mirrored(encoded) { power($0, 563.0 / 256) }
  }

  static func proPhoto(_ encoded: SIMD3<Double>) -> SIMD3<Double> {
    mirrored(encoded) { $0 <= 16.0 / 512 ? $0 / 16 : power($0, 1.8) }
  }

  /// A plain power, as browsers use today.
  ///
  /// ITU-R BT.2020's own curve is that of a camera, and far from it: mid grey would be 0.452 and
  /// not 0.528.
  static func rec2020(_ encoded: SIMD3<Double>) -> SIMD3<Double> {
    mirrored(encoded) { power($0, 2.4) }
  }

  static func mirrored(
    _ components: SIMD3<Double>, _ curve: (Double) -> Double
  ) -> SIMD3<Double> {
    func value(_ component: Double) -> Double {
      component < 0 ? -curve(-component) : curve(component)
    }
    return [value(components.x), value(components.y), value(components.z)]
  }
}
