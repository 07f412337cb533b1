/// Every check of a palette in every appearance it has.
struct RoleChecks {
  private(set) var summary: [Verification.CheckSummary] = []
  private(set) var findings: [Finding] = []

  /// More pairs than any design system has roles for: a file that names more is a mistake or an
  /// attack, and would cost more time and memory than anybody has.
  static let pairLimit = 20_000

  init(_ palette: ColorPalette) {
    guard !palette.checks.isEmpty else { return }
    guard palette.hasFewChecks else {
      findings = [Self.tooMany(palette.checkedPairCount, palette.checks)]
      return
    }
    let isWide = palette.hasWideRoles
    let requirements = palette.checks.map { check in
      CheckRequirement(check.subject, styles: palette.textStyles)
    }
    var measured: [AppearanceVariant: [RoleCheck]] = [:]
    for variant in palette.allVariants {
      let roles = RoleColors(palette.roles, variant)
      let checks = zip(palette.checks, requirements).map { check, requirement in
        RoleCheck(check, requirement, roles, isWide: isWide)
      }
      measured[variant] = checks
      summary += checks.map { $0.summary() }
      findings += checks.flatMap { $0.findings() }
      if variant.contrast == .increased,
        let standard = measured[AppearanceVariant(variant.appearance, .standard)]
      {
        findings += Self.weakened(checks, since: standard)
      }
    }
    findings += FocusRings.unchecked(in: palette)
  }

  private static func weakened(
    _ increased: [RoleCheck], since standard: [RoleCheck]
  ) -> [Finding] {
    // One pair may stand in several checks.
    var told: Set<RoleCheck.PairKey> = []
    return zip(increased, standard).flatMap { check, standard in
      let before = Dictionary(standard.pairs.map { ($0.key, $0.seen) }) { first, _ in first }
      return check.weakened(since: before, besides: &told)
    }
  }

  private static func tooMany(_ count: Int, _ checks: [CheckDefinition]) -> Finding {
    let place = Finding.Subject(
      ramp: "checks", step: nil, color: "", position: checks.last?.position)
    return Finding(
      rule: .contrast, severity: .error, variant: nil, pair: [place],
      message: CheckWording.tooManyPairs(count, limit: pairLimit))
  }
}

extension ColorPalette {
  /// Its checks name no more pairs than can be judged.
  var hasFewChecks: Bool { checkedPairCount <= RoleChecks.pairLimit }

  /// How many pairs its checks name; every layer of a stack counts, because a message names it.
  fileprivate var checkedPairCount: Int {
    checks.reduce(0) { sum, check in
      sum + check.foregrounds.count * check.backgrounds.reduce(0) { $0 + $1.roles.count }
    }
  }

  /// It has Display P3 colours of roles besides those in sRGB.
  var hasWideRoles: Bool { roles.contains { !$0.p3.variants.isEmpty } }
}
