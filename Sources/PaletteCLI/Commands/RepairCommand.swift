import Palette
import PaletteFormats

extension CommandDescription {
  static let repair = CommandDescription(
    name: "repair",
    summary: "change a palette by the least that makes it keep its rules",
    usage: ["FILE [--lock RAMP.STEP]… [--rules LIST] [--scope NAME] [--format NAME]…"],
    operands: [Operand(name: "FILE", summary: "any palette that can be read")],
    options: PaletteDelivery.options + [.lock, .rules, .scope],
    notes: [
      "Colours that lie where the rules allow stay as they are, to the bit. The others keep their",
      "hue and move in lightness by the least that is needed, over all of them together. What",
      "moved, by how much and why goes to standard error, the greatest change first.",
    ],
    examples: [
      Example(
        line: "palette repair brand.json --output repaired.json", summary: "repair a palette"),
      Example(
        line: "palette repair brand.json --lock blue.6 --scope ramp",
        summary: "keep a brand colour, and look at each ramp for itself"),
    ],
    exitCodes: [.success, .usage, .badInput, .noInput, .internalFault, .cannotWrite],
    run: { arguments, system throws(CommandFailure) in
      try RepairCommand(arguments).run(system)
    })
}

extension OptionDescription {
  static let lock = OptionDescription(
    name: "lock", value: Value(placeholder: "RAMP.STEP"), isRepeatable: true,
    summary: "a colour that must stay, by ramp and by step counted from the page")
}

/// `palette repair`.
struct RepairCommand {
  private let input: PaletteInput
  private let delivery: PaletteDelivery
  private let rules: [PairingRule]?
  private let scope: PairingScope?
  private let locks: [String]

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    input = PaletteInput(path: arguments.operands[0])
    delivery = try PaletteDelivery(arguments)
    if let list = arguments.value(of: .rules) {
      rules = try PairingRule.list(list)
    } else {
      rules = nil
    }
    scope = arguments.value(of: .scope).flatMap(PairingScope.init)
    locks = arguments.values(of: .lock)
  }

  func run(_ system: System) throws(CommandFailure) -> Outcome {
    let progress = Progress(system)
    defer { progress.end() }
    var (palette, notices) = try input.palette(system)
    palette.rules = rules ?? palette.rules
    palette.scope = scope ?? palette.scope
    let before = Verifier.verify(palette)
    let locked = try locked(in: palette)
    progress.tell("repairing \(palette.ramps.count) ramps")
    let repair: Repair
    do {
      repair = try Repair(of: palette, locked: locked)
    } catch {
      throw CommandFailure(error, in: input.name)
    }
    progress.tell("proving \(palette.ramps.count) repaired ramps")
    let after = Verifier.verify(repair.palette)
    guard after.holds else {
      throw CommandFailure(
        .internalFault,
        "the repaired palette does not keep its rules, so nothing was written; this is a fault in"
          + " palette, please report it with your palette")
    }
    let table = RepairTable(repair, before: before)
    return try delivery.deliver(
      repair.palette, from: input.path, talk: notices + table.lines.map(Diagnostic.note),
      proof: [.note(Proof(repair.palette, after).description)])
  }

  private func locked(in palette: ColorPalette) throws(CommandFailure) -> [Repair.Lock] {
    var found: [Repair.Lock] = []
    for text in locks {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count >= 2, let step = Int(parts[parts.count - 1]) else {
        throw .usage("--lock cannot have \(text.quoted): write ramp and step, as in blue.6")
      }
      let name = parts.dropLast().joined(separator: ".")
      guard let ramp = palette.ramps.first(where: { $0.name == name }) else {
        let names = palette.ramps.map(\.name)
        throw .usage(
          "--lock \(text): the palette has no ramp \(name.quoted)"
            + Spelling.hint(for: name, among: names))
      }
      guard (1...max(ramp.stepCount, 1)).contains(step) else {
        throw .usage("--lock \(text): ramp \(name.quoted) has the steps 1 to \(ramp.stepCount)")
      }
      found.append(Repair.Lock(ramp: name, step: step))
    }
    return found
  }
}
