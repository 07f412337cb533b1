import Palette

/// How one check of roles fares in all appearances together.
struct CheckRow {
  /// The check in words.
  var name: String
  var required: Double
  var pairs = 0
  var failures = 0
  /// The least ratio, the background and the foreground that have it, and where.
  var least: (ratio: Double, pair: [String], variant: AppearanceVariant)?

  /// A row a check, in the order of the palette file.
  static func rows(_ verification: Verification) -> [CheckRow] {
    var checks: [CheckDefinition] = []
    var rows: [CheckRow] = []
    for line in verification.checks {
      // The appearances of a check follow one another, or the checks of an appearance do.
      let index = checks.firstIndex(of: line.check) ?? checks.count
      if index == checks.count {
        checks.append(line.check)
        rows.append(CheckRow(name: line.check.words, required: line.required))
      }
      rows[index].add(line)
    }
    return rows
  }

  private mutating func add(_ line: Verification.CheckSummary) {
    pairs += line.pairs.pairs
    failures += line.pairs.failures
    if let ratio = line.least, ratio < least?.ratio ?? .infinity {
      least = (ratio, line.leastPair, line.variant)
    }
  }
}

extension CheckDefinition {
  /// What it is about, as in `text (body, AA): text, link on page, card`.
  var words: String {
    let what =
      switch subject {
      case .text(let style?, let level): "text (\(style), \(level.rawValue))"
      case .text(nil, let level): "text (\(level.rawValue))"
      case .graphic: "graphics"
      }
    let names = [foregrounds, backgrounds.map(\.name)].map { $0.joined(separator: ", ") }
      .joined(separator: " on ")
    // Beyond that, a list says less than a number.
    guard names.count > 40 else { return "\(what): \(names)" }
    let roles = foregrounds.count == 1 ? "role" : "roles"
    return "\(what): \(foregrounds.count) \(roles) on \(backgrounds.count)"
  }
}

extension Verification.SeriesSummary {
  /// How it fares, as in `series bright (7 colours): 0 of 21 pairs look alike; the closest …`.
  var words: String {
    var text = "series \(name) (\(colorCount.counted("colour"))): "
    text += alike
    if let least {
      text += "; the closest are \(leastPair.map(\.hex).joined(separator: " and ")) "
      text += "to \(leastVision.words), CIEDE2000 \(least.cut(decimals: 2))"
    }
    return text
  }

  /// Errors and warnings, as the findings have them.
  private var alike: String {
    guard pairs.pairs > 0 else { return "nothing to compare" }
    let all = pairs.pairs.counted("pair")
    let tritan = "to tritan vision (a warning)"
    func look(_ count: Int) -> String { count == 1 ? "looks alike" : "look alike" }
    guard alikeForTritan > 0 else {
      return "\(pairs.failures) of \(all) \(look(pairs.failures))"
    }
    guard pairs.failures > 0 else {
      return "\(alikeForTritan) of \(all) \(look(alikeForTritan)) \(tritan)"
    }
    return
      "\(pairs.failures) of \(all) \(look(pairs.failures)), and \(alikeForTritan) more \(tritan)"
  }
}
