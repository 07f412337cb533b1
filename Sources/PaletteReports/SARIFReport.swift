import Palette

/// Findings in SARIF 2.1.0, as GitHub code scanning and other viewers take them.
public enum SARIFReport {
  /// How many results GitHub takes of a run.
  static let resultLimit = 25_000

  /// One run with one result a finding, errors first.
  ///
  /// What is over the limit is left out, notes first, and a notification of the run says so.
  /// - Parameter version: The version of the tool.
  public static func write(_ results: CheckResults, version: String) -> String {
    write(results, version: version, limit: resultLimit)
  }

  static func write(_ results: CheckResults, version: String, limit: Int) -> String {
    let findings = results.findingsBySeverity
    var writer = ResultWriter()
    let told = findings.prefix(limit).map { writer.result($0) }
    let driver: [(String, JSONText)] = [
      ("name", .string("palette")), ("semanticVersion", .string(version)),
      ("rules", .array(Finding.Rule.allCases.map(rule))),
    ]
    let run: [(String, JSONText)] = [
      ("tool", .object([("driver", .object(driver))])),
      ("automationDetails", .object([("id", .string("palette/"))], .line)),
      ("columnKind", .string("unicodeCodePoints")),
      (
        "originalUriBaseIds",
        .object(
          [
            (
              SARIFLocation.root,
              .object(
                [
                  ("description", text("The folder that palette was run in."))
                ], .line)
            )
          ], .line)
      ),
      ("invocations", .array([invocation(results, told: told.count)])),
      ("results", .array(told)),
    ]
    return JSONText.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")), ("runs", .array([.object(run)])),
    ]).document
  }

  static func text(_ text: String) -> JSONText {
    .object([("text", .string(text.withVisibleControls))], .line)
  }

  private static func rule(_ rule: Finding.Rule) -> JSONText {
    let description = rule.description
    return .object([
      ("id", .string(rule.rawValue)), ("name", .string(rule.pascalName)),
      ("shortDescription", text(description.title)),
      ("fullDescription", text(description.explanation)),
      (
        "help",
        .object(
          [
            ("text", .string(description.help)), ("markdown", .string(description.help)),
          ], .line)
      ),
      (
        "properties",
        .object(
          [
            ("tags", .array([.string("accessibility"), .string("color")], .line)),
            ("precision", .string("very-high")),
          ], .line)
      ),
    ])
  }

  /// What could not be checked, and what was left out.
  private static func invocation(_ results: CheckResults, told: Int) -> JSONText {
    let all = Finding.Severity.allCases.reduce(0) { $0 + results.count($1) }
    let cut = all - told
    var notifications = results.unchecked.map { file in
      JSONText.object(
        [
          ("level", .string("error")), ("message", text(file.message)),
          (
            "locations",
            .array(
              [
                SARIFLocation.location(file.file, file.position.map { ($0, nil) })
              ], .line)
          ),
        ], .line)
    }
    if cut > 0 {
      notifications.append(
        .object(
          [
            ("level", .string("warning")),
            (
              "message",
              text(
                "\(cut.grouped) of \(all.grouped) findings are left out, the least grave, "
                  + "because there is no room for more.")
            ),
          ], .line))
    }
    return .object([
      ("executionSuccessful", .bool(results.unchecked.isEmpty)),
      ("toolExecutionNotifications", .array(notifications)),
    ])
  }

  /// Writes results one after another, each with a fingerprint of its own.
  private struct ResultWriter {
    private var fingerprints = Fingerprints()

    mutating func result(_ reported: ReportedFinding) -> JSONText {
      let finding = reported.finding
      let fingerprint = fingerprints.next(for: reported)
      var members: [(String, JSONText)] = [
        ("ruleId", .string(finding.rule.rawValue)),
        ("ruleIndex", .integer(Finding.Rule.allCases.firstIndex(of: finding.rule) ?? 0)),
        ("level", .string(finding.severity.rawValue)), ("message", text(reported.text)),
        ("locations", .array([SARIFLocation.location(of: reported)], .line)),
      ]
      let others = SARIFLocation.others(of: reported)
      if !others.isEmpty { members.append(("relatedLocations", .array(others, .line))) }
      members.append(
        (
          "partialFingerprints",
          .object(
            [
              ("primaryLocationLineHash", .string(fingerprint + ":1")),
              ("palettePair/v1", .string(fingerprint)),
            ], .line)
        ))
      let measures = [("measured", finding.ratio), ("required", finding.required)]
        .compactMap { name, value in
          value.map { (name, JSONText.literal($0.cutShort(decimals: 6))) }
        }
      if !measures.isEmpty { members.append(("properties", .object(measures, .line))) }
      return .object(members)
    }
  }
}
