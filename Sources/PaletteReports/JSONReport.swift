import Palette

/// What verifying found, for programs.
public enum JSONReport {
  /// One JSON object for all files, in their order, each with its worst finding first.
  ///
  /// Ratios have up to six decimals and are cut, never rounded up. A member that has no value, such
  /// as the line of a colour that was read from none, is left out.
  public static func write(_ files: [VerifiedFile]) -> String {
    JSONText.object([
      ("holds", .bool(files.allSatisfy(\.verification.holds))),
      ("files", .integer(files.count)),
      ("summary", .array(files.flatMap(summary))),
      ("findings", .array(files.flatMap(findings))),
    ]).document
  }

  private static func summary(_ file: VerifiedFile) -> [JSONText] {
    file.verification.summary.map { line in
      object([
        ("file", .string(file.file)), ("appearance", .string(line.variant.rawValue)),
        ("distance", .integer(line.distance)), ("required", ratio(line.required)),
        ("ownPairs", .integer(line.own.pairs)), ("ownFailures", .integer(line.own.failures)),
        ("allPairs", .integer(line.all.pairs)), ("allFailures", .integer(line.all.failures)),
        ("fartherFailures", .integer(line.fartherFailures)), ("least", line.least.map(ratio)),
        ("leastPair", strings(line.leastPair)),
      ])
    }
  }

  private static func findings(_ file: VerifiedFile) -> [JSONText] {
    file.verification.findings.map { finding in
      object([
        ("rule", .string(finding.rule.rawValue)), ("severity", .string(finding.severity.rawValue)),
        ("file", .string(finding.position?.file ?? file.file)),
        ("line", (finding.position?.line).map(JSONText.integer)),
        ("column", (finding.position?.column).map(JSONText.integer)),
        ("appearance", finding.variant.map { .string($0.rawValue) }),
        ("distance", .integer(finding.distance)), ("required", finding.required.map(ratio)),
        ("ratio", finding.ratio.map(ratio)), ("pair", strings(finding.pair.map(\.name))),
        ("colors", strings(finding.pair.map(\.color))), ("message", .string(finding.message)),
        ("suggestion", finding.suggestion.map(JSONText.string)),
      ])
    }
  }

  /// The members that have a value, on one line.
  private static func object(_ members: [(key: String, value: JSONText?)]) -> JSONText {
    .object(members.compactMap { member in member.value.map { (member.key, $0) } }, .line)
  }

  private static func strings(_ texts: [String]) -> JSONText {
    .array(texts.map(JSONText.string), .line)
  }

  private static func ratio(_ value: Double) -> JSONText {
    .literal(value.cutShort(decimals: 6))
  }
}
