import Palette

// What palette files and results have in common: the name, and what the palette promises.
extension JSONSource {
  /// A palette's name.
  func paletteName(_ node: JSONNode) throws(InputError) -> String {
    let name = try string(node, "'name'")
    try checkName(name, at: node.offset, of: "palette")
    return name
  }

  /// Throws for a name no format can write.
  func checkName(_ name: String, at offset: Int, of what: String) throws(InputError) {
    guard NameWords(name).isEmpty else { return }
    throw error(
      at: offset, "the \(what) name \(name.quoted) needs at least one letter or digit")
  }

  /// `srgb`, `display-p3`, or the path of a profile.
  func gamut(_ node: JSONNode) throws(InputError) -> Gamut {
    let text = try string(node, "'gamut'")
    guard !text.unicodeScalars.contains(where: \.isControl) else {
      throw error(at: node, "'gamut' has a control character in \(text.quoted)")
    }
    let known: [Gamut] = [.sRGB, .displayP3]
    if let gamut = known.first(where: { $0.name == text }) { return gamut }
    let words = known.map(\.name)
    let isPath = text.contains("/") || text.contains(".")
    let others = ["p3": "display-p3", "displayp3": "display-p3", "display p3": "display-p3"]
    let meant = others[text.lowercased()] ?? Spelling.suggestion(for: text, among: words)
    guard !text.isEmpty, isPath || meant == nil else {
      let hint = meant.map { "; did you mean \($0.quoted)?" } ?? ""
      throw error(
        at: node,
        "'gamut' must be 'srgb', 'display-p3' or the path of an ICC profile, "
          + "found \(text.quoted)\(hint)")
    }
    return .device(path: text)
  }

  /// The pairing rules.
  func rules(_ node: JSONNode) throws(InputError) -> [PairingRule] {
    let elements = try array(node, "'rules'")
    guard !elements.isEmpty else {
      throw error(
        at: node, "'rules' needs at least one rule, as in { \"distance\": 4, \"ratio\": 3 }")
    }
    var rules: [PairingRule] = []
    for element in elements {
      let rule = try rule(element)
      for other in rules {
        guard other.distance != rule.distance else {
          throw error(at: element, "'rules' has two rules for a distance of \(rule.distance)")
        }
        guard (other.distance < rule.distance) == (other.ratio < rule.ratio) else {
          throw error(
            at: element,
            "'rules' must ask for more contrast at a greater distance: "
              + "\(other.distance) apart needs \(other.ratio.fixed(decimals: 3)), and "
              + "\(rule.distance) apart needs \(rule.ratio.fixed(decimals: 3))")
        }
      }
      rules.append(rule)
    }
    return rules
  }

  private func rule(_ node: JSONNode) throws(InputError) -> PairingRule {
    let object = try object(node, "a rule", keys: ["distance", "ratio"])
    let distance = try integer(
      try required("distance", in: object, "a rule"), "'distance' of a rule", in: 1...10)
    let ratioNode = try required("ratio", in: object, "a rule")
    let ratio = try number(ratioNode, "'ratio' of a rule", in: 1...21)
    guard ratio > 1 else {
      throw error(at: ratioNode, "'ratio' of a rule must be over 1, which any two colours reach")
    }
    return PairingRule(distance: distance, ratio: ratio)
  }
}
