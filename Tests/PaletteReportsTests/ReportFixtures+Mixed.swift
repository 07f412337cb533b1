import Palette
import PaletteReports

extension Fixtures {
  /// A finding of each kind: with and without place, appearance, ratio and suggestion, of two colours
  /// and of one, in the palette's file and in another.
  static let findings: [Finding] = [
    Finding(
      rule: .pairing, severity: .error, variant: .light,
      pair: [subject("gray", 1, "#ffffff", line: 4), subject("pale", 2, "#959595", line: 10)],
      distance: 1, required: 3, ratio: 2.995_346_2,
      message: "gray.1 #ffffff and pale.2 #959595 reach 2.99:1; 1 apart needs 3:1",
      suggestion: "pale.2 passes as #949494, or take pale.3"),
    Finding(
      rule: .increasedContrast, severity: .error, variant: .darkIncreasedContrast,
      pair: [subject("gray", 7, "#353535", line: 30)], required: 9.5, ratio: 9.25,
      message: "gray.7 #353535 has 9.25:1 on the page"),
    Finding(
      rule: .contrast, severity: .error, variant: .dark,
      pair: [
        Finding.Subject(ramp: "card", step: nil, color: "#0a0a0a"),
        Finding.Subject(
          ramp: "text, 50% | <muted>", step: nil, color: "#5d5d5d99",
          position: SourcePosition(line: 2, column: 3, file: "colors/text: muted.json")),
      ],
      required: 4.5, ratio: 2.5, message: "text, 50% | <muted> #5d5d5d99 on card reaches 2.50:1"),
    Finding(
      rule: .order, severity: .warning, variant: .light,
      pair: [subject("gray", 4, "#aaaaaa", line: 7), subject("gray", 5, "#bbbbbb", line: 8)],
      distance: 1, message: "gray.4 to gray.5: the ramp gets darker, but this step gets lighter"),
    Finding(
      rule: .series, severity: .warning, variant: nil,
      pair: [
        Finding.Subject(ramp: "chart", step: nil, color: "#4477aa"),
        Finding.Subject(ramp: "chart", step: nil, color: "#228833"),
      ],
      message: "#4477aa and #228833 look alike to tritan vision"),
    Finding(
      rule: .pairing, severity: .note, variant: .lightIncreasedContrast,
      pair: [subject("gray", 6, "#575757", line: 12), subject("gray", 11, "#000000", line: 17)],
      distance: 5, required: 4.5, ratio: 2.9, message: "3 pairs of content steps fall below"),
  ]

  /// Three files: one with all of these, one that holds, one that cannot be read.
  static func mixed() throws -> CheckResults {
    var failing = file(try palette(), "tokens/gray.json")
    failing.verification.findings = findings
    let holding = file(try palette(rules: [PairingRule(distance: 2, ratio: 7)]), "tokens/pale.json")
    let broken = UncheckedFile(
      file: "tokens/broken.json", position: SourcePosition(line: 3, column: 9),
      message: "expected ',' or '}' in the object, found ']'")
    return CheckResults([failing, holding], unchecked: [broken])
  }

  /// Many findings of one pair each, errors and then warnings, each in a line of its own.
  static func many(errors: Int, warnings: Int, file name: String = "many.json") throws
    -> VerifiedFile
  {
    var many = file(try palette(rules: []), name)
    many.verification.findings = (0..<errors + warnings).map { index in
      Finding(
        rule: .pairing, severity: index < errors ? .error : .warning, variant: .light,
        pair: [
          subject("a\(index)", 1, "#ffffff", line: index + 1),
          subject("b\(index)", 2, "#959595", line: index + 1),
        ], distance: 1, required: 3, ratio: 2.5, message: "\(index) reach 2.50:1")
    }
    return many
  }

  /// Names that mean something in every format: markup, escapes, commands, and characters that
  /// nobody sees or that XML forbids.
  static let hostileName =
    "]]>\"'&<b>|`*_[x](y)%0A::error::,:\n\r\u{1b}[2J\u{0}\u{202e}\u{2028}\u{fffe}\u{ffff}é😀:\u{301}"

  static func hostile() throws -> CheckResults {
    var palette = try palette()
    palette.ramps[1].name = hostileName
    return CheckResults(
      [file(palette, hostileName)],
      unchecked: [UncheckedFile(file: hostileName, message: hostileName)])
  }

  private static func subject(
    _ ramp: String, _ step: Int, _ color: String, line: Int
  ) -> Finding.Subject {
    Finding.Subject(
      ramp: ramp, step: step, color: color, position: SourcePosition(line: line, column: 7))
  }
}
