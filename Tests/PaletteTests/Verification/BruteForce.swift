import Palette

/// The plain way: every ramp against every ramp, every step against every later one.
struct BruteForce {
  struct Line: Equatable {
    var own = Verification.Count()
    var all = Verification.Count()
    var farther = 0
    var least = Double.infinity
    var leastPair: [String] = []
  }

  struct Failure: Hashable {
    var pair: [String]
    var required: Double
    var ratio: Double
  }

  var lines: [Line]
  var failures: Set<Failure> = []

  init(_ palette: ColorPalette, _ variant: AppearanceVariant) {
    lines = palette.rules.map { _ in Line() }
    let ramps = palette.ramps.map { $0.swatches[variant] ?? [] }
    for (i, first) in ramps.enumerated() {
      for a in first.indices {
        for (j, second) in ramps.enumerated() {
          for b in second.indices where b > a {
            let names = ["\(palette.ramps[i].name).\(a + 1)", "\(palette.ramps[j].name).\(b + 1)"]
            judge(palette, names, Self.ratio(first[a], second[b]), distance: b - a, isOwn: i == j)
          }
        }
      }
    }
  }

  private mutating func judge(
    _ palette: ColorPalette, _ names: [String], _ ratio: Double, distance: Int, isOwn: Bool
  ) {
    var required = 0.0
    for (index, rule) in palette.rules.enumerated() where rule.distance <= distance {
      required = max(required, rule.ratio)
      let fails = ratio < rule.ratio
      if distance == rule.distance {
        lines[index].all.pairs += 1
        lines[index].all.failures += fails ? 1 : 0
        lines[index].own.pairs += isOwn ? 1 : 0
        lines[index].own.failures += fails && isOwn ? 1 : 0
        if ratio < lines[index].least {
          lines[index].least = ratio
          lines[index].leastPair = names
        }
      } else if fails, isOwn || palette.scope == .palette {
        lines[index].farther += 1
      }
    }
    if ratio < required, isOwn || palette.scope == .palette {
      failures.insert(Failure(pair: names, required: required, ratio: ratio))
    }
  }

  /// Surfaces (1 to 4) against content (5 on) that have less contrast in the second variant, on
  /// either kind of display.
  static func weakened(
    _ palette: ColorPalette, from standard: AppearanceVariant, to increased: AppearanceVariant
  ) -> Set<[String]> {
    var names: Set<[String]> = []
    for one in palette.ramps {
      for other in palette.ramps where palette.scope == .palette || one.name == other.name {
        let (a, b) = (one.swatches[standard] ?? [], other.swatches[standard] ?? [])
        let (c, d) = (one.swatches[increased] ?? [], other.swatches[increased] ?? [])
        for i in 0..<min(4, a.count, c.count) {
          for j in 4..<max(4, min(b.count, d.count)) {
            let (before, after) = (ratios(a[i], b[j]), ratios(c[i], d[j]))
            if after.0 < before.0 || after.1 < before.1 {
              names.insert(["\(one.name).\(i + 1)", "\(other.name).\(j + 1)"])
            }
          }
        }
      }
    }
    return names
  }

  static func ratio(_ one: Swatch, _ other: Swatch) -> Double {
    let (sRGB, p3) = ratios(one, other)
    return min(sRGB, p3)
  }

  private static func ratios(_ one: Swatch, _ other: Swatch) -> (Double, Double) {
    func contrast(_ a: Double, _ b: Double) -> Double { (max(a, b) + 0.05) / (min(a, b) + 0.05) }
    return (
      contrast(one.color.luminance, other.color.luminance),
      contrast(
        one.p3?.luminance ?? one.color.luminance, other.p3?.luminance ?? other.color.luminance)
    )
  }
}
