/// Proves a palette's promise on the values that will be written, or says where it breaks.
public enum Verifier {
  /// Judges every pair of colours in every appearance a palette has, and its checks and series.
  ///
  /// Nothing a builder said is trusted: contrast is computed from the 8-bit values, and where a
  /// colour has Display P3 components from these as well; a pair is as good as the weaker of the
  /// two. Comparisons are made on the unrounded ratio.
  ///
  /// - Complexity: Linear in the number of ramps as long as the promise holds; each pair of steps
  ///   that breaks it costs a look at all pairs of ramps.
  /// - Parameter limit: How many failing pairs of an appearance to list, the worst; all are counted.
  public static func verify(
    _ palette: ColorPalette, listing limit: Int = 25_000
  ) -> Verification {
    let measured = palette.variants.map { MeasuredVariant(palette, $0) }
    let judgements = measured.map { variant in
      let standard = measured.first {
        $0.variant == AppearanceVariant(variant.variant.appearance, .standard)
      }
      return judge(variant, against: standard, listing: limit)
    }
    let (checks, series) = (RoleChecks(palette), SeriesChecks(palette))
    let missing = CompletenessCheck(palette: palette, severity: severity(palette))
    var verification = Verification(
      rules: palette.rules, scope: palette.scope, increasedContrast: palette.increasedContrast,
      summary: judgements.flatMap(\.summary), checks: checks.summary, series: series.summary,
      findings: worstFirst(
        judgements.flatMap(\.findings) + missing.findings() + checks.findings + series.findings))
    verification.unlistedFailures = judgements.reduce(0) { $0 + $1.unlisted }
    verification.stepDistance = palette.stepDistance
    return verification
  }

  private typealias Judgement = (
    summary: [Verification.RuleSummary], findings: [Finding], unlisted: Int
  )

  /// How grave it is to break what only a palette of ours promises: an order, all appearances.
  private static func severity(_ palette: ColorPalette) -> Finding.Severity {
    palette.increasedContrast == nil ? .warning : .error
  }

  private static func judge(
    _ measured: MeasuredVariant, against standard: MeasuredVariant?, listing limit: Int
  ) -> Judgement {
    let palette = measured.palette
    var judgement = pairing(measured, listing: limit)
    if let promise = measured.increasedContrast, let standard {
      judgement.findings += WeakenedCheck(
        standard: standard, increased: measured, scope: palette.scope
      ).findings()
      if promise == .surfaceContent {
        judgement.findings += ContentShiftCheck(
          standard: standard, increased: measured, scope: palette.scope
        ).findings()
      }
    }
    judgement.findings += OrderCheck(measured: measured, severity: severity(palette)).findings()
    return judgement
  }

  private static func pairing(_ measured: MeasuredVariant, listing limit: Int) -> Judgement {
    let check = PairingCheck(promiseOf: measured)
    guard check.sides == .surfaceAgainstContent else {
      let (listed, unlisted) = check.findings(.pairing, listing: limit)
      return (check.summary(), listed, unlisted)
    }
    let sameSide = PairingCheck(
      measured: check.measured, rules: measured.palette.rules, sides: .same, scope: check.scope)
    let (listed, unlisted) = check.findings(.increasedContrast, listing: limit)
    return (check.summary(), listed + sameSide.notes(), unlisted)
  }

  /// Errors, then warnings, then notes; within each by the share of the needed ratio that is there,
  /// then in the order they were found.
  private static func worstFirst(_ findings: [Finding]) -> [Finding] {
    var ranked = findings.enumerated().map { index, finding in
      let rank = Finding.Severity.allCases.firstIndex(of: finding.severity) ?? 0
      return (rank: rank, share: finding.share, index: index)
    }
    ranked.sort { ($0.rank, $0.share, $0.index) < ($1.rank, $1.share, $1.index) }
    return ranked.map { findings[$0.index] }
  }
}

extension Finding {
  /// The share of the needed ratio that is there; 1 where the check is about something else.
  fileprivate var share: Double {
    guard let ratio, let required else { return 1 }
    return ratio / required
  }
}
