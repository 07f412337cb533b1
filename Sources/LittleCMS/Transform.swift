import CLittleCMS

/// A conversion of colours from one profile to another, relative colorimetric.
///
/// Made once (a third of a millisecond), then called for each colour (50 to 150 ns). LittleCMS
/// computes in 32-bit floats inside: results are good to about 1e-6 of the range.
public final class Transform {
  private let handle: cmsHTRANSFORM
  private let context: Context

  /// A transform between two profiles.
  public init(from source: Profile, to destination: Profile) throws(LittleCMSError) {
    context = try Context()
    guard
      let handle = cmsCreateTransformTHR(
        context.handle, source.handle, source.channels.format,
        destination.handle, destination.channels.format,
        cmsUInt32Number(INTENT_RELATIVE_COLORIMETRIC),
        // NOOPTIMIZE, because a table LittleCMS puts in place of the arithmetic changes colours.
        cmsUInt32Number(cmsFLAGS_NOCACHE | cmsFLAGS_NOOPTIMIZE))
    else {
      throw context.failure("convert from \(source.name) to \(destination.name)")
    }
    self.handle = handle
  }

  deinit {
    cmsDeleteTransform(handle)
  }

  /// Converts one colour.
  ///
  /// The result is not clipped: what leaves the destination's gamut is told by its components.
  /// - Precondition: `color` is finite. LittleCMS turns NaN into an innocent grey.
  public func callAsFunction(_ color: SIMD3<Double>) -> SIMD3<Double> {
    precondition(color.isFinite, "a colour handed to LittleCMS must be finite")
    var input = color
    var output = SIMD3<Double>()
    cmsDoTransform(handle, &input, &output, 1)
    return output
  }

  /// Several colours in one call, in order.
  public func callAsFunction(_ colors: [SIMD3<Double>]) -> [SIMD3<Double>] {
    precondition(colors.allSatisfy(\.isFinite), "a colour handed to LittleCMS must be finite")
    return [SIMD3<Double>](unsafeUninitializedCapacity: colors.count) { output, count in
      cmsDoTransform(handle, colors, output.baseAddress, cmsUInt32Number(colors.count))
      count = colors.count
    }
  }
}

// Sharing is safe: after `init` nothing writes to the transform. NOCACHE removes the one cell
// LittleCMS would update in a call, and the context is touched only by calls that fail, which
// cmsDoTransform never does once the transform exists.
extension Transform: @unchecked Sendable {}

extension SIMD3<Double> {
  /// No component is infinite or NaN.
  var isFinite: Bool {
    x.isFinite && y.isFinite && z.isFinite
  }
}
