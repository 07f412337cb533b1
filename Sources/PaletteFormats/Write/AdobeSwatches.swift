import Palette

/// Palettes as Adobe Swatch Exchange, for Illustrator, Photoshop, InDesign and their kin.
///
/// A group for each ramp and one for the roles. The format knows neither appearances nor alpha, and
/// of RGB it does not say which: there is a file for each appearance, in sRGB, and translucent roles
/// are left out, since without their alpha they would be other colours.
enum AdobeSwatches {
  /// Writes a palette as files named `harbor-light.ase`, one for each appearance it has.
  /// - Throws: `NamingError` where two names give one swatch, or a name gives none.
  static func write(
    _ palette: ColorPalette, _ options: WriteOptions = WriteOptions()
  ) throws(NamingError) -> [WrittenFile] {
    let swatches = try SwatchNames(palette, options)
    return swatches.variants.map { variant in
      var blocks: [[UInt8]] = []
      for group in swatches.groups {
        let colors = group.colors(in: variant)
        guard !colors.isEmpty else { continue }
        blocks.append(block(0xC001, name(group.name)))
        blocks += colors.map { block(0x0001, color($0.color.opaque, named: $0.name)) }
        blocks.append(block(0xC002, []))
      }
      let header = Array("ASEF".utf8) + bigEndian(UInt16(1)) + bigEndian(UInt16(0))
      return WrittenFile(
        path: "\(palette.fileName)-\(variant.fileSuffix).ase",
        bytes: header + bigEndian(UInt32(blocks.count)) + blocks.joined())
    }
  }

  private static func block(_ type: UInt16, _ content: [UInt8]) -> [UInt8] {
    bigEndian(type) + bigEndian(UInt32(content.count)) + content
  }

  private static func color(_ color: SRGB8, named text: String) -> [UInt8] {
    let channels = [color.red, color.green, color.blue].flatMap { level in
      bigEndian((Float(level) / 255).bitPattern)
    }
    // A normal swatch, not a global or a spot colour, which would ask a press for an ink.
    return name(text) + Array("RGB ".utf8) + channels + bigEndian(UInt16(2))
  }

  /// The number of units with the zero at the end, and the units.
  private static func name(_ text: String) -> [UInt8] {
    let units = Array(text.utf16.prefix(Int(UInt16.max) - 1)) + [0]
    return bigEndian(UInt16(units.count)) + units.flatMap { bigEndian($0) }
  }

  private static func bigEndian<Value: FixedWidthInteger>(_ value: Value) -> [UInt8] {
    stride(from: Value.bitWidth - 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: value >> Value($0))
    }
  }
}

extension OutputFormat {
  static let adobeSwatches = OutputFormat(
    "ase", "swatches for Adobe's applications, a file for each appearance",
    lacks: "Display P3, text styles, and translucent roles, since it has no alpha",
    drops: [.displayP3, .textStyles, .alpha], remarks: .nothing, partExtension: "ase"
  ) { palette, options throws(NamingError) in
    try AdobeSwatches.write(palette, options)
  }
}
