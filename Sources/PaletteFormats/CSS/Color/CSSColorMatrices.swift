import LittleCMS

/// The matrices of CSS Color 4 that no other part of the package needs.
///
/// Source: CSS Color Module Level 4, sample code for colour conversions; where it gives fractions,
/// so do we. LittleCMS is not asked, since its 32-bit floats and its D50 connection space cost more
/// than the exactness the format has. XYZ is relative to D65 unless a name says D50.
enum CSSColorMatrices {
  static let linearSRGBFromXYZ = OKLabMatrices.xyzFromLinearSRGB.inverse

  static let xyzFromLinearA98RGB = Matrix3(
    573_536 / 994_567, 263_643 / 1_420_810, 187_206 / 994_567,
    591_459 / 1_989_134, 6_239_551 / 9_945_670, 374_412 / 4_972_835,
    53_769 / 1_989_134, 351_524 / 4_972_835, 4_929_758 / 4_972_835)

  static let xyzFromLinearRec2020 = Matrix3(
    63_426_534 / 99_577_255, 20_160_776 / 139_408_157, 47_086_771 / 278_816_314,
    26_158_966 / 99_577_255, 472_592_308 / 697_040_785, 8_267_143 / 139_408_157,
    0, 19_567_812 / 697_040_785, 295_819_943 / 278_816_314)

  static let xyzD50FromLinearProPhotoRGB = Matrix3(
    0.797_766_644_900_642_3, 0.135_181_297_400_533_08, 0.031_347_734_128_392_2,
    0.288_074_828_819_401_3, 0.711_835_234_241_873, 0.000_089_936_938_725_64,
    0, 0, 0.825_104_602_510_460_2)

  /// Bradford adaptation.
  static let d65FromD50 = Matrix3(
    0.955_473_421_488_075, -0.023_098_454_948_764_71, 0.063_259_243_200_570_72,
    -0.028_369_709_333_863_7, 1.009_995_398_081_304_1, 0.021_041_441_191_917_323,
    0.012_314_014_864_481_998, -0.020_507_649_298_898_964, 1.330_365_926_242_124)

  /// XYZ of D50, from its chromaticity 0.3457, 0.3585.
  static let whiteD50 = SIMD3<Double>(
    0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
}
