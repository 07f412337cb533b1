import CLittleCMS

/// A colour profile: one end of a `Transform`.
///
/// Profiles are needed only while transforms are made from them; a transform keeps nothing of them.
public final class Profile {
  /// How a transform packs the three channels of this profile.
  enum Channels {
    case rgb
    case xyz
    case lab
    case perceptual

    var format: cmsUInt32Number {
      switch self {
      case .rgb: kPaletteFormatRGB
      case .xyz: kPaletteFormatXYZ
      case .lab: kPaletteFormatLab
      case .perceptual: kPaletteFormatThreeChannels
      }
    }
  }

  let handle: cmsHPROFILE
  let context: Context
  let channels: Channels

  /// Takes over `handle`, or throws what `context` knows if there is none.
  init(
    _ handle: cmsHPROFILE?, _ channels: Channels, context: Context, operation: String
  ) throws(LittleCMSError) {
    guard let handle else { throw context.failure(operation) }
    self.handle = handle
    self.channels = channels
    self.context = context
  }

  deinit {
    cmsCloseProfile(handle)
  }

  /// The profile's own description, in English where it has several.
  public var name: String {
    let length = cmsGetProfileInfoASCII(handle, cmsInfoDescription, "en", "US", nil, 0)
    guard length > 1 else { return "unnamed" }
    var bytes = [CChar](repeating: 0, count: Int(length))
    cmsGetProfileInfoASCII(handle, cmsInfoDescription, "en", "US", &bytes, length)
    return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
