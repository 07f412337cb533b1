import Palette

/// Baselines as JSON.
package enum BaselineFile {
  /// The layout of the file; another one would be read wrongly.
  private static let version = 1

  /// One entry a line, sorted, so that a version control system shows what changed.
  package static func write(_ baseline: Baseline) -> String {
    JSONText.object([
      ("paletteBaseline", .integer(version)),
      ("findings", .array(baseline.entries.sorted().map(entry))),
    ]).document
  }

  /// Reads a baseline.
  package static func read(_ bytes: [UInt8], file: String) throws(InputError) -> Baseline {
    let (root, source) = try JSONParser.parse(bytes, file: file)
    let object = try source.object(root, "the baseline", keys: ["paletteBaseline", "findings"])
    let mark = try source.required("paletteBaseline", in: object, "the baseline")
    _ = try source.integer(mark, "'paletteBaseline'", in: version...version)
    let findings = try source.required("findings", in: object, "the baseline")
    var entries: [Baseline.Entry] = []
    for node in try source.array(findings, "'findings'") {
      entries.append(try entry(node, source))
    }
    return Baseline(entries)
  }

  private static func entry(_ entry: Baseline.Entry) -> JSONText {
    var members: [(String, JSONText)] = [
      ("rule", .string(entry.key.rule)), ("file", .string(entry.key.file)),
    ]
    if let variant = entry.key.variant { members.append(("appearance", .string(variant.rawValue))) }
    members.append(("pair", .array(entry.key.pair.map(JSONText.string), .line)))
    if let ratio = entry.ratio {
      members.append(("ratio", .literal(ratio.cutShort(decimals: Baseline.ratioDecimals))))
    }
    return .object(members, .line)
  }

  private static func entry(
    _ node: JSONNode, _ source: JSONSource
  ) throws(InputError) -> Baseline.Entry {
    let subject = "a finding of the baseline"
    let object = try source.object(
      node, subject, keys: ["rule", "file", "appearance", "pair", "ratio"])
    var pair: [String] = []
    for name in try source.array(try source.required("pair", in: object, subject), "'pair'") {
      pair.append(try source.string(name, "a name in 'pair'"))
    }
    let rule = try source.string(try source.required("rule", in: object, subject), "'rule'")
    let file = try source.string(try source.required("file", in: object, subject), "'file'")
    let variant = try object["appearance"].map { node throws(InputError) in
      try source.word(node, "'appearance'", AppearanceVariant.self)
    }
    let ratio = try object["ratio"].map { node throws(InputError) in
      try source.number(node, "'ratio'", in: 0...21)
    }
    return Baseline.Entry(
      Baseline.Key(rule: rule, file: file, variant: variant, pair: pair), ratio: ratio)
  }
}
