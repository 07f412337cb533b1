import PaletteFormats

extension CommandDescription {
  static let formats = CommandDescription(
    name: "formats",
    summary: "list the formats that are written and read, and what each cannot carry",
    usage: [""],
    operands: [],
    options: [],
    examples: [Example(line: "palette formats", summary: "what --format and --from may be")],
    exitCodes: [.success, .usage],
    run: { _, _ in Outcome(result: FormatsCommand.list) })
}

/// `palette formats`.
enum FormatsCommand {
  /// Both tables; what a format lacks stands on a line of its own.
  static var list: String {
    let written = OutputFormat.all.map { format in
      let place = format.fileExtension == nil ? " (a folder)" : ""
      return (format.name, format.summary + place, format.lacks)
    }
    let read = InputFormat.all.map { ($0.name, $0.summary, $0.lacks) }
    return section("written, with --format", written) + "\n" + remarks + "\n"
      + section("read, told by name and content or by --from", read)
  }

  /// The same for most formats, and no reason to choose one.
  private static let remarks = """
      Descriptions and deprecations become comments in style sheets and source code. dtcg keeps
      all that is said about colours, style-dictionary and tokens-studio what is said about single
      ones, the extensions of other tools among it; json, xcassets, gpl and ase keep none of it.
      Series of charts stay in the palette file: no format has them.

    """

  private static func section(
    _ title: String, _ rows: [(name: String, summary: String, lacks: String?)]
  ) -> String {
    let width = (rows.map(\.name.count).max() ?? 0) + 2
    var text = title + "\n"
    for row in rows {
      let gap = String(repeating: " ", count: width - row.name.count)
      text += "  " + row.name + gap + row.summary + "\n"
      if let lacks = row.lacks {
        text += "  " + String(repeating: " ", count: width) + "without " + lacks + "\n"
      }
    }
    return text
  }
}
