import Palette

/// What verifying found, for programs.
public enum JSONReport {
  /// One JSON object for all files, in their order, each with its worst finding first.
  ///
  /// Ratios have up to six decimals and are cut, never rounded up. A member that has no value, such
  /// as the line of a colour that was read from none, is left out; so are `accepted` where there is
  /// no baseline, `unchecked`, `unlisted`, `checks` and `series` where there are none.
  public static func write(_ results: CheckResults) -> String {
    var members: [(String, JSONText)] = [
      ("holds", .bool(results.holds)), ("files", .integer(results.files.count)),
    ]
    if let accepted = results.acceptedCount { members.append(("accepted", .integer(accepted))) }
    if !results.unchecked.isEmpty {
      members.append(("unchecked", .array(results.unchecked.map(unchecked))))
    }
    if results.unlistedFailures > 0 {
      members.append(("unlisted", .integer(results.unlistedFailures)))
    }
    members.append(("summary", .array(results.files.flatMap(summary))))
    let checks = results.files.flatMap(checks)
    if !checks.isEmpty { members.append(("checks", .array(checks))) }
    let series = results.files.flatMap(series)
    if !series.isEmpty { members.append(("series", .array(series))) }
    members.append(
      (
        "findings",
        .made { add in
          for file in results.files {
            for finding in file.verification.findings { add(self.finding(finding, in: file)) }
          }
        }
      ))
    return JSONText.object(members).document
  }

  private static func unchecked(_ file: UncheckedFile) -> JSONText {
    object([
      ("file", .string(file.file)), ("line", (file.position?.line).map(JSONText.integer)),
      ("column", (file.position?.column).map(JSONText.integer)), ("message", .string(file.message)),
    ])
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

  private static func finding(_ finding: Finding, in file: VerifiedFile) -> JSONText {
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

  /// The members that have a value, on one line.
  static func object(_ members: [(key: String, value: JSONText?)]) -> JSONText {
    .object(members.compactMap { member in member.value.map { (member.key, $0) } }, .line)
  }

  static func strings(_ texts: [String]) -> JSONText {
    .array(texts.map(JSONText.string), .line)
  }

  static func ratio(_ value: Double) -> JSONText {
    .literal(value.cutShort(decimals: 6))
  }
}
