import Palette

/// Everything a sheet says, in one language.
///
/// A language is one value of this type: what is missing does not compile.
struct SheetWords: Sendable {
  let language: PlainLanguage
  let semicolon: String

  let title: @Sendable (_ palette: String) -> String
  let skip: String
  let sections: String
  let view: String
  let scheme: String
  let contrast: String
  let system: String
  let standard: String
  let increased: String
  let footer: String

  let holds: @Sendable (_ pairs: String) -> String
  let fails: @Sendable (_ count: Int, _ text: String) -> String
  let nothingPromised: String
  /// What increased contrast adds to the promise.
  let raised: String
  let contents: @Sendable (_ ramps: Int, _ steps: String, _ roles: Int, [String]) -> String
  let promise: @Sendable ([(distance: Int, ratio: String)], _ isOfPalette: Bool) -> String

  let ramps: String
  let rampsLead: String
  let ratiosOn: @Sendable (_ page: String) -> String
  let roles: String
  let keyMark: String
  let under: @Sendable (_ ratio: String) -> String
  let from: @Sendable (_ ratio: String) -> String
  let shortLevels: [String]

  let pairs: String
  let pairsLead: String
  let anyTwo: String
  let rowsRamp: String
  let columnsRamp: String
  let leastOfAny: String
  let eachRamp: String
  let matrixOf: @Sendable (_ ramp: String) -> String
  let needs: @Sendable (_ ratio: String) -> String

  let curves: String
  let curvesLead: @Sendable (_ space: String) -> String
  let lightness: String
  let chroma: String
  let hue: String
  let noHue: String
  let curveTable: String

  let bands: String
  let bandsLead: String
  let bandsAlternativeOf: @Sendable (_ appearance: String) -> String
  let bandOf:
    @Sendable (_ step: String, _ least: String, _ most: String, _ allowed: (String, String)?) ->
      String

  let sideBySide: String
  let sideBySideLead: String
  let staysOf: @Sendable (_ name: String, _ ratio: String) -> String
  let becomesOf: @Sendable (_ name: String, _ before: String, _ after: String) -> String

  let inUse: String
  let inUseLead: String
  let inUseTable: String
  let on: @Sendable (_ front: String, _ back: String) -> String
  let parts: Parts
  let mockTitle: String
  let mockText: String
  let mockLink: String
  let mockSecondary: String
  let mockField: String
  let mockButton: String
  let mockFocused: String
  let mockChart: String

  let charts: String
  let chartsLead: String
  let visions: Visions
  let closest: @Sendable (_ one: String, _ other: String, _ difference: String, Bool) -> String

  let findings: String
  let nothingFound: String
  let moreFindings: @Sendable (_ count: String) -> String
  let instead: String
  let severities: Severities

  let changes: ChangeWords

  let chosen: String
  let clear: String
  /// What the script says; `%` stands for what it puts in.
  let script: [(key: String, value: String)]

  /// How eyes are called.
  struct Visions: Sendable {
    let normal: String
    let protan: String
    let deutan: String
    let tritan: String
    let grayscale: String
  }

  /// What lies on something in the small interface.
  struct Parts: Sendable {
    let text: String
    let secondary: String
    let link: String
    let button: String
    let buttonText: String
    let border: String
    let focus: String
  }

  /// How grave a finding is.
  struct Severities: Sendable {
    let error: String
    let warning: String
    let note: String
  }
}

extension SheetWords {
  /// The words of a language.
  init(_ language: PlainLanguage) {
    self =
      switch language {
      case .english: .english
      case .german: .german
      case .japanese: .japanese
      case .korean: .korean
      }
  }

  /// Between the parts of a sentence, with its space: `, `.
  var comma: String { language.comma }

  var light: String { appearance(.light) }

  var dark: String { appearance(.dark) }

  func appearance(_ variant: AppearanceVariant) -> String { variant.title(in: language) }

  /// A number as text with a point, in the way of the language.
  func number(_ text: String) -> String {
    language.decimal(text)
  }

  /// What a level may carry, in full.
  func carries(_ level: ContrastLevel) -> String { level.words(in: language) }

  /// The same with its ratio.
  func legend(_ level: ContrastLevel) -> String {
    let least = level == .none ? ContrastLevel.graphics.ratio : level.ratio
    let ratio = "\(number(least.fixed(decimals: 1))):1"
    return (level == .none ? under(ratio) : from(ratio)) + comma + carries(level)
  }

  /// The same in a word, for a swatch.
  func short(_ level: ContrastLevel) -> String { shortLevels[level.rawValue] }

  func axis(_ axis: CurveAxis) -> String {
    switch axis {
    case .lightness: lightness
    case .chroma: chroma
    case .hue: hue
    }
  }

  func bandsAlternative(_ variant: AppearanceVariant) -> String {
    bandsAlternativeOf(variant.words(in: language))
  }

  func band(_ step: String, _ actual: (String, String), allowed: (String, String)?) -> String {
    bandOf(step, actual.0, actual.1, allowed)
  }

  /// A colour that does not change with increased contrast.
  func stays(_ name: String, _ ratio: ContrastRatio) -> String {
    staysOf(name, ratio.wordsOnThePage(in: language))
  }

  /// A colour that does.
  func becomes(_ name: String, _ before: ContrastRatio, _ after: ContrastRatio) -> String {
    becomesOf(name, before.number(in: language), after.number(in: language))
  }

  func vision(_ vision: ColorVision) -> String {
    switch vision {
    case .normal: visions.normal
    case .protan: visions.protan
    case .deutan: visions.deutan
    case .tritan: visions.tritan
    case .grayscale: visions.grayscale
    }
  }

  func part(_ part: InterfaceRoles.Part) -> String {
    switch part {
    case .page, .card, .separator: ""
    case .text: parts.text
    case .secondary: parts.secondary
    case .link: parts.link
    case .button: parts.button
    case .buttonText: parts.buttonText
    case .border: parts.border
    case .focus: parts.focus
    }
  }

  func severity(_ severity: Finding.Severity) -> String {
    switch severity {
    case .error: severities.error
    case .warning: severities.warning
    case .note: severities.note
    }
  }
}
