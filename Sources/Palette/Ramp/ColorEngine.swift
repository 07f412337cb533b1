import LittleCMS

/// The conversions one palette needs, made once: under two milliseconds.
struct ColorEngine: Sendable {
  /// The palette's space over linear sRGB.
  let model: PerceptualModel
  /// The same over linear Display P3, where the palette has that gamut.
  let wideModel: PerceptualModel?
  /// A device whose gamut bounds the palette besides sRGB.
  let device: DeviceGamut?
  private let toLab: Transform

  /// - Throws: `LittleCMSError`, above all for the profile of a device.
  init(
    space: PerceptualSpace, gamut: Gamut, deviceProfile: [UInt8]?
  ) throws(LittleCMSError) {
    let sRGB = try Profile.sRGB(.linear)
    model = try PerceptualModel(space, linear: sRGB)
    wideModel =
      gamut == .displayP3 ? try PerceptualModel(space, linear: .displayP3(.linear)) : nil
    if case .device = gamut {
      device = try DeviceGamut(.icc(deviceProfile ?? []))
    } else {
      device = nil
    }
    toLab = try Transform(from: sRGB, to: .cielab())
  }

  /// The colours of a hue within sRGB.
  func slice(hue: Double) -> any HueSlice {
    slice(hue, model, RelativeLuminance.sRGBWeights)
  }

  /// The colours of a hue within Display P3.
  func wideSlice(hue: Double) -> (any HueSlice)? {
    wideModel.map { slice(hue, $0, RelativeLuminance.displayP3Weights) }
  }

  /// CIEDE2000 between two colours.
  func difference(_ one: SRGB8, _ other: SRGB8) -> Double {
    ColorDifference.ciede2000(toLab(one.linear), toLab(other.linear))
  }

  private func slice(
    _ hue: Double, _ model: PerceptualModel, _ weights: LuminanceWeights
  ) -> any HueSlice {
    guard model.space == .oklch else {
      return SearchedSlice(hue: hue, model: model, weights: weights)
    }
    return OKLChSlice(hue: hue, model: model, weights: weights)
  }
}

/// The colours an RGB device can show, as its ICC profile tells.
struct DeviceGamut: Sendable {
  private let toDevice, fromDevice: Transform

  init(_ profile: Profile) throws(LittleCMSError) {
    let sRGB = try Profile.sRGB(.linear)
    toDevice = try Transform(from: sRGB, to: profile)
    fromDevice = try Transform(from: profile, to: sRGB)
  }

  /// The device shows a linear-light sRGB colour as it is: there and back, it returns.
  func contains(_ color: SIMD3<Double>) -> Bool {
    let sent = toDevice(color).clamped(lowerBound: .zero, upperBound: .one)
    let shown = fromDevice(sent).clamped(lowerBound: .zero, upperBound: .one)
    return (0..<3).allSatisfy { channel in
      abs(SRGBTransfer.encoded(shown[channel]) - SRGBTransfer.encoded(max(color[channel], 0)))
        <= Self.tolerance
    }
  }

  /// A little over one 8-bit level: device profiles themselves do not return more exactly.
  private static let tolerance = 0.006
}
