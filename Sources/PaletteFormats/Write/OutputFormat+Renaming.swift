public import Palette

extension OutputFormat {
  /// A name that a format does not hold as it is, and what stands for it.
  public struct Renaming: Hashable, Sendable {
    /// As the palette has it: `coolBlue`, or of a single step `blå 6`.
    public var name: String
    /// As the format writes it, without what it puts before every name: `cool-blue`, `bla-6`.
    public var written: String
  }

  /// The names of ramps, steps and roles that are not written as they are.
  ///
  /// Of a ramp whose own name changes it is one renaming, of all others one for each step. What joins
  /// the name of a step to that of its ramp is the custom of the format and no change.
  public func renamings(
    of palette: ColorPalette, _ options: WriteOptions = WriteOptions()
  ) -> [Renaming] {
    guard
      let colors = try? palette.naming(options.steps).namedColors(
        mayBeSigns: names.takesSigns)
    else { return [] }
    let letterCase = usesLetterCase ? options.letterCase : nil
    var found: [Renaming] = []
    for color in colors {
      guard let ramp = color.ramp else {
        let written = names.written(color.name, letterCase)
        if written != color.name { found.append(Renaming(name: color.name, written: written)) }
        continue
      }
      let written = names.written(ramp, letterCase)
      if written != ramp {
        let renaming = Renaming(name: ramp, written: written)
        if found.last != renaming { found.append(renaming) }
        continue
      }
      let whole = names.written("\(ramp) \(color.name)", letterCase)
      if !Self.isJoined(whole, ramp, String(color.givenName.dropFirst(ramp.count + 1))) {
        found.append(Renaming(name: color.givenName, written: whole))
      }
    }
    return found
  }

  /// A text is a ramp and a step with a sign between them, or with a capital.
  private static func isJoined(_ text: String, _ ramp: String, _ step: String) -> Bool {
    guard text.hasPrefix(ramp), text.count - ramp.count - step.count <= 1 else { return false }
    var rest = text.dropFirst(ramp.count)
    if rest.count > step.count {
      guard let sign = rest.popFirst(), " -_./".contains(sign) else { return false }
      return rest == step
    }
    return rest == step || (rest.first?.isUppercase == true && rest.lowercased() == step)
  }
}
