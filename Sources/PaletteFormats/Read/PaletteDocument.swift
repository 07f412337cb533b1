public import Palette

/// A palette as it was found in a file: what it should be, or its colours.
public enum PaletteDocument: Hashable, Sendable {
  /// A palette file, which has yet to be built.
  case definition(PaletteDefinition)
  /// Colours: a result, or whatever ramps a file holds.
  case palette(ColorPalette)

  /// Reads a palette in the form named, or in whatever form it is found to be.
  /// - Throws: `InputError` with the place at fault.
  public static func read(
    _ input: InputFile, as format: InputFormat? = nil
  ) throws(InputError) -> PaletteReading {
    let reading: PaletteReading
    if let format {
      reading = try format.read(InputContent(input))
    } else {
      let (format, content) = try InputContent.recognize(input)
      reading = try format.read(content)
    }
    if case .palette(let palette) = reading.document {
      for ramp in palette.ramps where ramp.stepCount > mostSteps {
        throw InputError(
          file: input.name, position: ramp.position,
          message: "ramp \(ramp.name.quoted) has \(ramp.stepCount) steps; at most \(mostSteps) are"
            + " paired with each other")
      }
    }
    return reading
  }

  /// More steps than any ramp has, and few enough to pair each with each.
  private static let mostSteps = 256

  /// Reads a palette in a form of our own, told apart by content.
  ///
  /// - A result has `formatVersion`.
  /// - Plain ramps have colours: `{ "ramps": { RAMP: { "light": [hex, …], … } } }` with some of the
  ///   four appearances, `{ "ramps": { RAMP: [hex, …] } }`, `{ RAMP: { STEP: hex, … } }` or
  ///   `{ RAMP: [hex, …] }`. Keys that start with `_` or `$` are ignored in the last two.
  /// - All else is a palette file.
  /// - Throws: `InputError` with line and column.
  public static func read(_ bytes: [UInt8], file: String) throws(InputError) -> PaletteDocument {
    let (root, source) = try JSONParser.parse(bytes, file: file)
    _ = try source.object(root, "a palette")
    switch JSONRecognition.format(of: root, file: file).name {
    case InputFormat.result.name:
      return .palette(try ColorPaletteReader(source: source).palette(root))
    case InputFormat.ramps.name: return .palette(try plainRamps(root, source))
    default: return .definition(try PaletteFileReader(source: source).definition(root))
    }
  }

  /// Ramps under `ramps`, or as members of the file itself.
  static func plainRamps(
    _ root: JSONNode, _ source: JSONSource
  ) throws(InputError) -> ColorPalette {
    let object = try source.object(root, "a palette")
    let reader = ColorPaletteReader(source: source)
    return object["ramps"] == nil ? try reader.bareRamps(object) : try reader.palette(root)
  }
}
