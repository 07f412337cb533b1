import Palette
import PaletteFormats

extension PaletteDefinition {
  /// A definition from `--key NAME=COLOR` and the options that go with it.
  ///
  /// It is written as the palette file it stands for and read as such, so that both are held to
  /// the same rules.
  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    let file = try Self.paletteFile(arguments)
    do {
      self = try PaletteFile.read(Array(file.singleLine.utf8), file: "palette")
    } catch {
      throw CommandFailure(.badInput, error.message)
    }
    // These are places in a text nobody has seen.
    for index in ramps.indices { ramps[index].position = nil }
    try loadDeviceProfile(from: ".")
  }

  private static func paletteFile(
    _ arguments: ParsedArguments
  ) throws(CommandFailure) -> JSONText {
    var members = [(key: "name", value: JSONText.string(arguments.value(of: .name) ?? "palette"))]
    for option in [OptionDescription.space, .gamut, .ladder] {
      guard let value = arguments.value(of: option) else { continue }
      members.append((option.name, .string(value)))
    }
    var ramps: [(key: String, value: JSONText)] = []
    for text in arguments.values(of: .key) {
      let (name, color) = try split(text)
      guard !ramps.contains(where: { $0.key == name }) else {
        throw .usage("--key has two colours for \(name.quoted)")
      }
      ramps.append((name, .object([("key", .string(color))], .line)))
    }
    members.append(("ramps", .object(ramps, .line)))
    return .object(members, .line)
  }

  private static func split(
    _ text: String
  ) throws(CommandFailure) -> (name: String, color: String) {
    guard let sign = text.lastIndex(of: "="), sign != text.startIndex else {
      throw .usage("--key needs a name and a colour, as in blue=#0070f2, not \(text.quoted)")
    }
    return (String(text[..<sign]), String(text[text.index(after: sign)...]))
  }
}
