import Palette

/// Which colours reach a ratio on a background, if any do.
struct ReachableContrast {
  private let background: SRGB8
  private let required: Double

  init(on background: SRGB8, required: Double) {
    (self.background, self.required) = (background, required)
  }

  /// What to do about a ratio that is missed: the luminance to aim at, or that there is none.
  var advice: String {
    let ratio = "\(required.fixed(decimals: 1)):1"
    let ways = [darker, lighter].compactMap { $0 }
    guard !ways.isEmpty else {
      return "\(ratio) cannot be reached on \(background.hex): black has "
        + "\(SRGB8.black.contrast(with: background)):1, white "
        + "\(SRGB8.white.contrast(with: background)):1. Choose another background."
    }
    return "To reach \(ratio) on \(background.hex), take a colour with a relative luminance of "
      + ways.joined(separator: ", or ") + "."
  }

  private var darker: String? {
    let limit = (background.luminance + 0.05) / required - 0.05
    guard let gray = grays.last(where: { $0.luminance < background.luminance }) else { return nil }
    return "at most \(limit.cut(decimals: 4)), such as the grey \(gray.hex)"
  }

  private var lighter: String? {
    let limit = (background.luminance + 0.05) * required - 0.05
    guard let gray = grays.first(where: { $0.luminance > background.luminance }) else { return nil }
    // Rounded up, since a bound that is cut would promise too much; what is above a whole number by
    // the last bits of the arithmetic is that number.
    let shown = (limit * 10_000 - 1e-6).rounded(.up) / 10_000
    return "at least \(shown.fixed(decimals: 4)), such as the grey \(gray.hex)"
  }

  /// The greys that reach it, from dark to light.
  private var grays: [SRGB8] {
    (UInt8.min...UInt8.max).map(SRGB8.init(gray:)).filter {
      $0.contrast(with: background).value >= required
    }
  }
}
