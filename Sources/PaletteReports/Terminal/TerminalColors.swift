import Palette

/// The colours of terminals that have few, and which of them looks most like another.
///
/// Measured in OKLab, because in RGB the nearest to a dark green is a grey.
enum TerminalColors {
  /// The nearest of the colours 16 to 255 of a terminal with 256.
  static func nearest(of256 color: SRGB8) -> Int {
    16 + nearest(color, in: cubeAndGrayPlaces)
  }

  /// What a colour looks like where there are only 256.
  static func shown(of256 color: SRGB8) -> SRGB8 {
    cubeAndGrays[nearest(color, in: cubeAndGrayPlaces)]
  }

  /// The nearest of the sixteen colours as xterm has them; users may have others.
  static func nearest(of16 color: SRGB8) -> Int {
    nearest(color, in: sixteen)
  }

  private static func nearest(_ color: SRGB8, in colors: [SIMD3<Double>]) -> Int {
    let lab = color.oklab
    func distance(_ index: Int) -> Double {
      let difference = colors[index] - lab
      return (difference * difference).sum()
    }
    return colors.indices.min { distance($0) < distance($1) } ?? 0
  }

  /// The cube of 216 colours and the 24 greys behind it.
  private static let cubeAndGrays: [SRGB8] = {
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    let cube = levels.flatMap { red in
      levels.flatMap { green in levels.map { SRGB8(red: red, green: green, blue: $0) } }
    }
    let grays = (0..<24).map { SRGB8(gray: UInt8(8 + 10 * $0)) }
    return cube + grays
  }()

  private static let cubeAndGrayPlaces = cubeAndGrays.map(\.oklab)

  private static let sixteen: [SIMD3<Double>] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ].map { SRGB8(red: $0.0, green: $0.1, blue: $0.2).oklab }
}
