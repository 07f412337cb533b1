import Palette

extension CommandDescription {
  static let contrast = CommandDescription(
    name: "contrast",
    summary: "measure the contrast of two colours and say what it is enough for",
    usage: ["FG BG [--size PX [--weight NUMBER]] [--level AA|AAA]"],
    operands: [
      Operand(name: "FG", summary: "the colour of the text or icon, such as #0070f2"),
      Operand(name: "BG", summary: "the colour behind it"),
    ],
    options: [.size, .weight, .level],
    notes: [
      "Colours are #rgb, #rrggbb, #rrggbbaa, or six digits without '#' (which shells take for a",
      "comment unless it is quoted). A translucent FG is laid over BG first, as browsers do.",
      "Ratios are cut, never rounded up: 4.499 is shown as 4.49 and misses 4.5.",
    ],
    examples: [
      Example(line: "palette contrast '#5b738b' '#ffffff'", summary: "what is it enough for?"),
      Example(
        line: "palette contrast 5b738b ffffff --size 17 --level AA",
        summary: "in a script: fail if text of 17 px would be hard to read"),
    ],
    exitCodes: [.success, .findings, .usage, .badInput],
    run: { arguments, _ throws(CommandFailure) in
      try ContrastCommand(arguments).run()
    })
}

/// `palette contrast`.
struct ContrastCommand {
  private let foreground: HexColor
  private let background: SRGB8
  private let requirement: TextRequirement
  /// Whether missing the requirement is a finding; otherwise it is only told.
  private let isLevelAsked: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    requirement = try TextRequirement(arguments)
    isLevelAsked = arguments.has(.level)
    foreground = try Self.color(arguments.operands[0], "FG")
    let behind = try Self.color(arguments.operands[1], "BG")
    guard behind.alpha == 255 else { throw Self.translucent(behind, under: foreground) }
    background = behind.opaque
  }

  func run() -> Outcome {
    let seen = foreground.composited(over: background)
    let ratio = seen.contrast(with: background)
    let isReached = ratio.value >= requirement.ratio
    let laidOver = foreground.alpha < 255 ? ", seen as \(seen.hex)" : ""
    var parts = [
      "\(foreground.hex) on \(background.hex)\(laidOver): \(ratio):1\n", ContrastTable.text(ratio),
    ]
    if isLevelAsked || requirement.text != nil {
      parts.append(requirement.verdict(isReached: isReached) + "\n")
    }
    if !isReached {
      parts.append(ReachableContrast(on: background, required: requirement.ratio).advice + "\n")
    }
    return Outcome(
      isLevelAsked && !isReached ? .findings : .success, result: parts.joined(separator: "\n"))
  }

  private static func color(_ text: String, _ operand: String) throws(CommandFailure) -> HexColor {
    do {
      return try HexColor(text)
    } catch {
      throw CommandFailure(.badInput, "\(operand): \(error)")
    }
  }

  private static func translucent(_ background: HexColor, under ink: HexColor) -> CommandFailure {
    let ends = [SRGB8.black, .white].map { backdrop in
      let surface = background.composited(over: backdrop)
      return ink.composited(over: surface).contrast(with: surface)
    }
    return CommandFailure(
      .badInput,
      "BG: \(background.hex) is translucent, so its contrast depends on what lies behind it: "
        + "\(ends[0]):1 over black, \(ends[1]):1 over white; give the opaque colour that is seen")
  }
}
