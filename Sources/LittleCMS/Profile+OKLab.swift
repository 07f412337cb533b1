import CLittleCMS

extension Profile {
  /// OKLab, which LittleCMS does not have, as a profile made of a matrix, a cube and a matrix.
  ///
  /// Only the relative colorimetric tags are written: a perceptual transform between version 4
  /// profiles would add black-point compensation and shift luminance by up to 7 %.
  public static func oklab() throws(LittleCMSError) -> Profile {
    let context = try Context()
    let operation = "make the OKLab profile"
    let profile = try Profile(
      cmsCreateProfilePlaceholder(context.handle), .perceptual, context: context,
      operation: operation)
    cmsSetProfileVersion(profile.handle, 4.4)
    cmsSetDeviceClass(profile.handle, cmsSigColorSpaceClass)
    cmsSetColorSpace(profile.handle, cmsSigMCH3Data)
    cmsSetPCS(profile.handle, cmsSigXYZData)
    cmsSetHeaderRenderingIntent(
      profile.handle, cmsUInt32Number(INTENT_RELATIVE_COLORIMETRIC))

    let adaptation = try bradfordD65ToD50(context)
    let xyzFromCones = adaptation * OKLabMatrices.xyzFromCones
    let toConnection = try pipeline(
      OKLabMatrices.nonlinearConesFromLab, exponent: 3, xyzFromCones, context)
    defer { cmsPipelineFree(toConnection) }
    let fromConnection = try pipeline(
      xyzFromCones.inverse, exponent: 1 / 3, OKLabMatrices.nonlinearConesFromLab.inverse, context)
    defer { cmsPipelineFree(fromConnection) }

    guard cmsWriteTag(profile.handle, cmsSigDToB1Tag, UnsafeRawPointer(toConnection)) != 0,
      cmsWriteTag(profile.handle, cmsSigBToD1Tag, UnsafeRawPointer(fromConnection)) != 0
    else { throw context.failure(operation) }
    return profile
  }

  /// LittleCMS's own adaptation, so that nothing drifts against the profiles it makes itself.
  private static func bradfordD65ToD50(_ context: Context) throws(LittleCMSError) -> Matrix3 {
    var white = cmsCIEXYZ()
    var d65 = WhitePoint.d65
    cmsxyY2XYZ(&white, &d65)
    var d50 = cmsD50_XYZ().pointee
    func adapted(_ x: Double, _ y: Double, _ z: Double) throws(LittleCMSError) -> SIMD3<Double> {
      var from = cmsCIEXYZ(X: x, Y: y, Z: z)
      var to = cmsCIEXYZ()
      guard cmsAdaptToIlluminant(&to, &white, &d50, &from) != 0 else {
        throw context.failure("adapt D65 to D50")
      }
      return [to.X, to.Y, to.Z]
    }
    return Matrix3(columns: try adapted(1, 0, 0), try adapted(0, 1, 0), try adapted(0, 0, 1))
  }

  private static func pipeline(
    _ first: Matrix3, exponent: Double, _ second: Matrix3, _ context: Context
  ) throws(LittleCMSError) -> OpaquePointer {
    guard let pipeline = cmsPipelineAlloc(context.handle, 3, 3),
      let curve = cmsBuildGamma(context.handle, exponent)
    else { throw context.failure("allocate a pipeline") }
    defer { cmsFreeToneCurve(curve) }
    let stages = [
      cmsStageAllocMatrix(context.handle, 3, 3, first.rowMajor, nil),
      cmsStageAllocToneCurves(context.handle, 3, [curve, curve, curve]),
      cmsStageAllocMatrix(context.handle, 3, 3, second.rowMajor, nil),
    ]
    for stage in stages {
      guard cmsPipelineInsertStage(pipeline, cmsAT_END, stage) != 0 else {
        cmsPipelineFree(pipeline)
        throw context.failure("build a pipeline")
      }
    }
    return pipeline
  }
}
