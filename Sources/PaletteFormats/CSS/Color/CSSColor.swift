/// A colour as CSS Color 4 writes it: a space, three components and an opacity.
public struct CSSColor: Hashable, Sendable {
  /// The spaces of CSS Color 4, by the names design tokens share with it.
  public enum Space: String, CaseIterable, Hashable, Sendable {
    /// Encoded sRGB, 0...1; also hex, named and `rgb()` colours.
    case srgb
    /// Linear-light sRGB, 0...1.
    case srgbLinear = "srgb-linear"
    /// Hue in degrees, saturation and lightness 0...100.
    case hsl
    /// Hue in degrees, whiteness and blackness 0...100.
    case hwb
    /// CIELAB for D50, lightness 0...100.
    case lab
    /// CIELAB in polar form.
    case lch
    /// OKLab, lightness 0...1.
    case oklab
    /// OKLab in polar form.
    case oklch
    /// Encoded Display P3, 0...1.
    case displayP3 = "display-p3"
    /// Linear-light Display P3, 0...1; CSS has it, design tokens do not.
    case displayP3Linear = "display-p3-linear"
    /// Encoded Adobe RGB (1998), 0...1.
    case a98RGB = "a98-rgb"
    /// Encoded ProPhoto RGB, 0...1.
    case proPhotoRGB = "prophoto-rgb"
    /// Encoded Rec. 2020, 0...1.
    case rec2020
    /// CIE XYZ for D65, white has Y = 1.
    case xyzD65 = "xyz-d65"
    /// CIE XYZ for D50, white has Y = 1.
    case xyzD50 = "xyz-d50"
  }

  /// The space the components belong to.
  public var space: Space
  /// Three components in the units of the space; `nil` is `none`, which counts as 0.
  public var components: [Double?]
  /// Opacity, 0...1; `nil` is `none`, which counts as 0.
  public var alpha: Double?

  /// A colour from its components, which may lie outside the ranges of the space.
  ///
  /// - Precondition: three components; all numbers finite.
  public init(space: Space, components: [Double?], alpha: Double? = 1) {
    precondition(components.count == 3, "a colour has three components")
    precondition(
      (components + [alpha]).allSatisfy { $0?.isFinite != false }, "components are finite")
    (self.space, self.components, self.alpha) = (space, components, alpha)
  }
}
