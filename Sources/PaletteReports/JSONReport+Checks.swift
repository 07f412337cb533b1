import Palette

extension JSONReport {
  static func checks(_ file: VerifiedFile) -> [JSONText] {
    file.verification.checks.map { line in
      let (kind, style, level): (String, String?, ConformanceLevel?) =
        switch line.check.subject {
        case .text(let style, let level): ("text", style, level)
        case .graphic: ("graphic", nil, nil)
        }
      return object([
        ("file", .string(file.file)), ("appearance", .string(line.variant.rawValue)),
        ("subject", .string(kind)), ("style", style.map(JSONText.string)),
        ("level", level.map { .string($0.rawValue) }), ("required", ratio(line.required)),
        ("pairs", .integer(line.pairs.pairs)), ("failures", .integer(line.pairs.failures)),
        ("least", line.least.map(ratio)), ("leastPair", strings(line.leastPair)),
      ])
    }
  }

  static func series(_ file: VerifiedFile) -> [JSONText] {
    file.verification.series.map { line in
      object([
        ("file", .string(file.file)), ("name", .string(line.name)),
        ("colors", .integer(line.colorCount)), ("pairs", .integer(line.pairs.pairs)),
        ("alike", .integer(line.pairs.failures)),
        ("alikeForTritan", .integer(line.alikeForTritan)),
        ("alikeInGreyscale", .integer(line.alikeInGrayscale)),
        ("leastDifference", line.least.map(ratio)),
        ("leastPair", strings(line.leastPair.map(\.hex))),
        ("leastVision", .string(line.leastVision.words)),
      ])
    }
  }
}
