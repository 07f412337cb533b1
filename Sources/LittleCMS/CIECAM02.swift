import CLittleCMS

/// The CIECAM02 colour appearance model under this project's viewing conditions.
///
/// White is the ICC connection space's D50 (X 96.42, Y 100, Z 82.49), the adapting field has
/// 31.83 cd/m², the background a relative luminance of 20, the surround is average. Adaptation is
/// incomplete, so a neutral grey has a chroma of up to 1.8.
public final class CIECAM02 {
  private let handle: cmsHANDLE
  private let context: Context

  /// The model; fails only where memory does.
  public init() throws(LittleCMSError) {
    context = try Context()
    var conditions = cmsViewingConditions(
      whitePoint: cmsCIEXYZ(X: 96.42, Y: 100, Z: 82.49), Yb: 20, La: 31.83,
      surround: cmsUInt32Number(AVG_SURROUND), D_value: cmsFloat64Number(D_CALCULATE))
    guard let handle = cmsCIECAM02Init(context.handle, &conditions) else {
      throw context.failure("start CIECAM02")
    }
    self.handle = handle
  }

  deinit {
    cmsCIECAM02Done(handle)
  }

  /// Lightness J (0...100), chroma C and hue h in degrees of a colour given as CIE XYZ (D50, Y of
  /// white 1).
  public func appearance(ofXYZ xyz: SIMD3<Double>) -> SIMD3<Double> {
    precondition(xyz.isFinite, "a colour handed to LittleCMS must be finite")
    var input = cmsCIEXYZ(X: xyz.x * 100, Y: xyz.y * 100, Z: xyz.z * 100)
    var output = cmsJCh()
    cmsCIECAM02Forward(handle, &input, &output)
    return [output.J, output.C, output.h]
  }

  /// CIE XYZ (D50, Y of white 1) of a lightness, chroma and hue; NaN where the model has no answer.
  public func xyz(ofAppearance jch: SIMD3<Double>) -> SIMD3<Double> {
    precondition(jch.isFinite, "a colour handed to LittleCMS must be finite")
    guard jch.x > 0 else { return .zero }
    var input = cmsJCh(J: jch.x, C: jch.y, h: jch.z)
    var output = cmsCIEXYZ()
    cmsCIECAM02Reverse(handle, &input, &output)
    return SIMD3(output.X, output.Y, output.Z) / 100
  }
}

// Sharing is safe: cmsCIECAM02Forward and cmsCIECAM02Reverse only read the model, whose numbers are
// all computed by cmsCIECAM02Init; neither touches the context.
extension CIECAM02: @unchecked Sendable {}
