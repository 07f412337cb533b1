/// The matrices of OKLab, once, for the profile and for anything that needs its geometry.
///
/// Source: CSS Color Module Level 4, sample code `OKLab_to_XYZ`: the values recalculated for a D65
/// white of x = 0.3127, y = 0.3290. Between the two lies a cube: cone response = (nonlinear
/// response)³.
public enum OKLabMatrices {
  /// Rows: nonlinear cone responses l, m, s; columns: OKLab L, a, b.
  public static let nonlinearConesFromLab = Matrix3(
    1.0000000000000000, 0.3963377773761749, 0.2158037573099136,
    1.0000000000000000, -0.1055613458156586, -0.0638541728258133,
    1.0000000000000000, -0.0894841775298119, -1.2914855480194092)

  /// Rows: CIE X, Y, Z for D65; columns: linear cone responses l, m, s.
  public static let xyzFromCones = Matrix3(
    1.2268798758459243, -0.5578149944602171, 0.2813910456659647,
    -0.0405757452148008, 1.1122868032803170, -0.0717110580655164,
    -0.0763729366746601, -0.4214933324022432, 1.5869240198367816)

  /// Rows: CIE X, Y, Z for D65; columns: linear-light sRGB.
  ///
  /// Source: CSS Color Module Level 4.
  public static let xyzFromLinearSRGB = Matrix3(
    0.4123907992659595, 0.3575843393838780, 0.1804807884018343,
    0.2126390058715104, 0.7151686787677559, 0.0721923153607337,
    0.0193308187155918, 0.1191947797946259, 0.9505321522496608)

  /// Rows: CIE X, Y, Z for D65; columns: linear-light Display P3.
  ///
  /// Source: CSS Color Module Level 4.
  public static let xyzFromLinearDisplayP3 = Matrix3(
    0.4865709486482162, 0.2656676931690931, 0.1982172852343625,
    0.2289745640697488, 0.6917385218365062, 0.0792869140937450,
    0.0000000000000000, 0.0451133818589026, 1.0439443689009757)

  /// Linear-light Display P3 of linear-light sRGB.
  public static let displayP3FromLinearSRGB = xyzFromLinearDisplayP3.inverse * xyzFromLinearSRGB
}
