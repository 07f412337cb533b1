import LittleCMS
import Palette

extension PaletteDefinition {
  /// A definition from `--key NAME=COLOR` and the options that go with it.
  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    var ramps: [RampDefinition] = []
    for text in arguments.values(of: .key) {
      ramps.append(try Self.ramp(text))
    }
    self.init(name: arguments.value(of: .name) ?? "palette", ramps: ramps)
    if let value = arguments.value(of: .space), let space = PerceptualSpace(rawValue: value) {
      self.space = space
    }
    if arguments.value(of: .ladder) == "soft" { ladder = .soft }
    switch arguments.value(of: .gamut) {
    case nil, Gamut.sRGB.name: break
    case Gamut.displayP3.name: gamut = .displayP3
    case .some(let path): gamut = .device(path: path)
    }
    try loadDeviceProfile(from: ".")
  }

  private static func ramp(_ text: String) throws(CommandFailure) -> RampDefinition {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
      throw .usage("--key needs a name and a colour, as in --key blue=#0070f2, not '\(text)'")
    }
    let name = String(text[..<sign])
    do {
      let color = try SRGB8(hex: text[text.index(after: sign)...])
      return RampDefinition(name: name, key: KeyColor(color))
    } catch {
      throw CommandFailure(.badInput, "--key \(name): \(error)")
    }
  }
}
