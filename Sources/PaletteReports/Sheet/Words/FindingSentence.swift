import Palette

/// What a finding says, in the language of a sheet.
///
/// English has the finding's own message. The other languages are told from its facts: the colours,
/// the ratio there is and the one that is needed.
struct FindingSentence {
  /// The sentence; `nil` where the message itself must do.
  let text: String?

  init(_ finding: Finding, _ words: SheetWords) {
    let names = finding.pair.map { "\($0.shownName) \($0.color)" }
    let facts = Facts(
      one: names.first ?? "", other: names.last ?? "", name: finding.pair.first?.ramp ?? "",
      distance: finding.distance,
      ratio: finding.ratio.map { words.number($0.cut(decimals: 2)) },
      required: finding.required.map { words.number($0.fixed(decimals: 2)) })
    text =
      switch words.language {
      case .english: nil
      case .german: facts.german(finding)
      case .japanese: facts.japanese(finding)
      case .korean: facts.korean(finding)
      }
  }

  private struct Facts {
    let one: String
    let other: String
    /// The ramp, the role or the series.
    let name: String
    let distance: Int
    let ratio: String?
    let required: String?

    private var germanSteps: String { distance == 1 ? "einer Stufe" : "\(distance) Stufen" }

    func german(_ finding: Finding) -> String? {
      switch (finding.rule, ratio, required) {
      case (.pairing, let ratio?, let required?) where finding.severity == .note:
        "Mit erhöhtem Kontrast fallen Paare der gleichen Seite unter die gewöhnliche Regel, \(required):1 ab \(germanSteps) Abstand; am schwächsten sind \(one) und \(other) mit \(ratio):1."
      case (.pairing, let ratio?, let required?),
        (.increasedContrast, let ratio?, let required?) where finding.pair.count == 2:
        "\(one) und \(other) erreichen \(ratio):1; bei \(germanSteps) Abstand sind \(required):1 nötig."
      case (.increasedContrast, let ratio?, let required?):
        "\(one) hat \(ratio):1 auf der Seite; mit erhöhtem Kontrast sind \(required):1 nötig."
      case (.weakened, let ratio?, _):
        "\(one) und \(other) erreichen \(ratio):1, weniger als ohne erhöhten Kontrast."
      case (.contrast, let ratio?, let required?):
        "\(other) auf \(one) erreicht \(ratio):1; nötig sind \(required):1."
      case (.order, _, _): "\(one) und \(other) stehen nicht in der Reihenfolge der Helligkeit."
      case (.distinct, _, _): "\(one) und \(other) sind dieselbe Farbe."
      case (.missing, _, _):
        "\(name) hat in dieser Darstellung keine Farben, andere haben welche: Seine Paare wurden nicht geprüft."
      case (.series, _, _) where finding.severity != .note && finding.pair.count == 2:
        "\(one) und \(other) sehen für manche Augen gleich aus."
      case (.secondCue, _, _):
        "Farben der Datenreihe \(name) sehen in Graustufen gleich aus und brauchen ein zweites Merkmal."
      default: nil
      }
    }

    func japanese(_ finding: Finding) -> String? {
      switch (finding.rule, ratio, required) {
      case (.pairing, let ratio?, let required?) where finding.severity == .note:
        "高コントラストでは、同じ側の組が通常の規則（\(distance) 段階で \(required):1）を下回ります。最も弱いのは \(one) と \(other) の \(ratio):1 です。"
      case (.pairing, let ratio?, let required?),
        (.increasedContrast, let ratio?, let required?) where finding.pair.count == 2:
        "\(one) と \(other) は \(ratio):1 です。\(distance) 段階離れた組には \(required):1 が必要です。"
      case (.increasedContrast, let ratio?, let required?):
        "\(one) はページに対して \(ratio):1 です。高コントラストでは \(required):1 が必要です。"
      case (.weakened, let ratio?, _):
        "\(one) と \(other) は \(ratio):1 で、標準より低くなっています。"
      case (.contrast, let ratio?, let required?):
        "\(one) の上の \(other) は \(ratio):1 です。\(required):1 が必要です。"
      case (.order, _, _): "\(one) と \(other) は明るさの順に並んでいません。"
      case (.distinct, _, _): "\(one) と \(other) は同じ色です。"
      case (.missing, _, _):
        "\(name) にはこの外観の色がないため、その組は検査できませんでした。"
      case (.series, _, _) where finding.severity != .note && finding.pair.count == 2:
        "\(one) と \(other) は、色覚によっては見分けられません。"
      case (.secondCue, _, _):
        "系列 \(name) の色はグレースケールで見分けられず、別の手がかりが必要です。"
      default: nil
      }
    }

    func korean(_ finding: Finding) -> String? {
      switch (finding.rule, ratio, required) {
      case (.pairing, let ratio?, let required?) where finding.severity == .note:
        "높은 대비에서는 같은 쪽의 쌍이 보통 규칙(\(distance)단계에 \(required):1)에 못 미칩니다. 가장 약한 쌍은 \(one), \(other)(으)로 \(ratio):1입니다."
      case (.pairing, let ratio?, let required?),
        (.increasedContrast, let ratio?, let required?) where finding.pair.count == 2:
        "\(one), \(other): \(ratio):1입니다. \(distance)단계 떨어진 쌍에는 \(required):1이 필요합니다."
      case (.increasedContrast, let ratio?, let required?):
        "\(one): 페이지 위에서 \(ratio):1입니다. 높은 대비에서는 \(required):1이 필요합니다."
      case (.weakened, let ratio?, _):
        "\(one), \(other): \(ratio):1로 표준보다 낮습니다."
      case (.contrast, let ratio?, let required?):
        "\(one) 위의 \(other): \(ratio):1입니다. \(required):1이 필요합니다."
      case (.order, _, _): "\(one), \(other): 밝기 순서가 어긋납니다."
      case (.distinct, _, _): "\(one), \(other): 같은 색입니다."
      case (.missing, _, _):
        "\(name)에는 이 화면 모드의 색이 없어 그 쌍을 검사하지 못했습니다."
      case (.series, _, _) where finding.severity != .note && finding.pair.count == 2:
        "\(one), \(other): 색각에 따라 구별되지 않습니다."
      case (.secondCue, _, _):
        "계열 \(name)의 색은 회색조에서 구별되지 않아 다른 단서가 필요합니다."
      default: nil
      }
    }
  }
}
