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
}
