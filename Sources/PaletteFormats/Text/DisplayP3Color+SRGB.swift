package import Palette

extension DisplayP3Color {
  /// Linear-light Display P3 to linear-light sRGB, by row.
  ///
  /// Both have the white D65. Source: the matrices of CSS Color 4, multiplied.
  private static let toSRGB: [SIMD3<Double>] = [
    [1.224_940_176_280_559_8, -0.224_940_176_280_559_8, 0],
    [-0.042_056_954_709_688_2, 1.042_056_954_709_688_2, 0],
    [-0.019_637_554_590_334_4, -0.078_636_045_550_631_9, 1.098_273_600_140_966_3],
  ]

  /// How far outside a colour may lie and still count as inside.
  ///
  /// Four decimals are off by up to 5e-5, the curve makes that 1.2e-4 in linear light, the matrix
  /// 1.5 times that. It is less than one 8-bit level of sRGB.
  private static let tolerance = 2e-4

  /// sRGB holds it as well.
  package var isInSRGB: Bool {
    let light = linear
    return Self.toSRGB.allSatisfy { row in
      let channel = (row * light).sum()
      return channel >= -Self.tolerance && channel <= 1 + Self.tolerance
    }
  }

  /// `0.2 0.4356 0.9`: the components with a separator between them.
  func text(separator: String) -> String {
    [components.x, components.y, components.z].map { $0.fixed(decimals: 4) }
      .joined(separator: separator)
  }
}
