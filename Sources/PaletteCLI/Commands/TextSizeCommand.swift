import Palette
import PaletteReports

extension CommandDescription {
  static let textSize = CommandDescription(
    name: "text-size",
    summary: "list the sizes a text gets as its reader chooses, with the contrast each needs",
    usage: ["--size PX [--min PX --max PX] [--weight N] [--level AA|AAA] [--report NAME]"],
    operands: [],
    options: [.size, .minimumSize, .maximumSize, .fontWeight, .neededLevel, .textOrJSON],
    notes: [
      "A content size category (iOS) adds to the size, a scale factor (Android, the web)",
      "multiplies it; --min and --max clamp what comes out. Large text starts at 24 px, or at",
      "18.66 px in bold, and a point on iOS counts as a px, which is the careful reading.",
    ],
    examples: [
      Example(
        line: "palette text-size --size 17 --min 15 --max 30", summary: "the sizes of body text"),
      Example(
        line: "palette text-size --size 20 --min 17 --max 34 --weight 700 --level AAA",
        summary: "is this heading large at every setting?"),
    ],
    exitCodes: [.success, .usage],
    run: { arguments, _ throws(CommandFailure) in
      try TextSizeCommand(arguments).run()
    })
}

/// `palette text-size`.
struct TextSizeCommand {
  private let report: TextSizeReport
  private let isForPrograms: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    guard let size = try arguments.pixels(.size) else {
      throw .usage("--size is missing: the size of the text in px, as in --size 17")
    }
    let style = TextStyle(
      name: "text", size: size, weight: try arguments.number(.fontWeight, in: 1...1000) ?? 400,
      dynamicRange: try Self.range(arguments))
    let level = arguments.value(of: .neededLevel).flatMap(ConformanceLevel.init) ?? .aa
    report = TextSizeReport(style, level: level)
    isForPrograms = arguments.value(of: .textOrJSON) == "json"
  }

  func run() -> Outcome {
    Outcome(result: isForPrograms ? report.json : report.text)
  }

  private static func range(
    _ arguments: ParsedArguments
  ) throws(CommandFailure) -> ClosedRange<Double>? {
    switch (try arguments.pixels(.minimumSize), try arguments.pixels(.maximumSize)) {
    case (nil, nil): return nil
    case (let least?, let greatest?):
      guard least <= greatest else {
        throw .usage(
          "--min \(least.fixed(decimals: 3)) is over --max \(greatest.fixed(decimals: 3))")
      }
      return least...greatest
    case (_?, nil): throw .usage("--min needs --max beside it")
    case (nil, _?): throw .usage("--max needs --min beside it")
    }
  }
}
