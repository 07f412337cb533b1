import Palette
import Testing

/// Ratios on white by WCAG's formula: #767676 4.54, #777777 4.48, #949494 3.03, #959595 2.996,
/// #595959 7.00.
@Suite struct RoleCheckTests {
  private static let grays = [
    ("page", ["#ffffff"]), ("card", ["#f2f2f2"]), ("a", ["#767676"]), ("b", ["#777777"]),
    ("c", ["#949494"]), ("d", ["#959595"]), ("e", ["#595959"]),
  ]

  struct Requirement: Sendable, CustomTestStringConvertible {
    var style: TextStyle?
    var level = ConformanceLevel.aa
    var failing: [String]
    var reason: String
    var testDescription: String { reason }
  }

  static let requirements = [
    Requirement(failing: ["b", "c", "d"], reason: "text of any size needs 4.5:1 at AA"),
    Requirement(
      level: .aaa, failing: ["a", "b", "c", "d"], reason: "text of any size needs 7:1 at AAA"),
    Requirement(
      style: TextStyle(name: "s", size: 17, weight: 400, dynamicRange: 15...30),
      failing: ["b", "c", "d"], reason: "text of 17 px (s) needs 4.5:1 at AA"),
    Requirement(
      style: TextStyle(name: "s", size: 28, weight: 700), failing: ["d"],
      reason: "text of 28 px at weight 700 (s) needs 3:1 at AA"),
    Requirement(
      style: TextStyle(name: "s", size: 28, weight: 700), level: .aaa, failing: ["b", "c", "d"],
      reason: "text of 28 px at weight 700 (s) needs 4.5:1 at AAA"),
    // Large as it is, small at the smallest content size category.
    Requirement(
      style: TextStyle(name: "s", size: 20, weight: 700), failing: ["d"],
      reason: "text of 20 px at weight 700 (s) needs 3:1 at AA"),
    Requirement(
      style: TextStyle(name: "s", size: 20, weight: 700, dynamicRange: 10...40),
      failing: ["b", "c", "d"],
      reason: "text of 17 px at weight 700 (s at content size XS) needs 4.5:1 at AA"),
    // Its least size keeps it large.
    Requirement(
      style: TextStyle(name: "s", size: 20, weight: 700, dynamicRange: 19...40), failing: ["d"],
      reason: "text of 20 px at weight 700 (s) needs 3:1 at AA"),
    // Small only where it is multiplied: 28 - 3 is large, 28 * 0.75 is not.
    Requirement(
      style: TextStyle(name: "s", size: 28, weight: 400, dynamicRange: 10...40),
      failing: ["b", "c", "d"],
      reason: "text of 21 px (s at scale factor 0.75) needs 4.5:1 at AA"),
  ]

  @Test(arguments: requirements)
  func requirement(_ test: Requirement) throws {
    let verification = try RolePalette(
      roles: Self.grays,
      checks: [
        .text(["a", "b", "c", "d", "e"], on: ["page"], style: test.style?.name, level: test.level)
      ],
      styles: test.style.map { [$0] } ?? []
    ).verify()
    #expect(Set(verification.findings.map { $0.pair[1].name }) == Set(test.failing))
    #expect(verification.findings.allSatisfy { $0.message.hasSuffix("; " + test.reason) })
    #expect(verification.checks.map(\.pairs) == [.init(pairs: 5, failures: test.failing.count)])
    #expect(verification.checks[0].leastPair == ["page", "d"])
  }

  @Test func graphics() throws {
    let verification = try RolePalette(
      roles: Self.grays, checks: [.graphic(["c", "d"], on: ["page", "card"])]
    ).verify()
    // On #f2f2f2 (luminance 0.8879) both are darker by less than 3:1.
    #expect(verification.checks.map(\.pairs) == [.init(pairs: 4, failures: 3)])
    #expect(verification.findings.allSatisfy { $0.message.hasSuffix("; a graphic needs 3:1") })
    #expect(verification.findings[0].pair.map(\.name) == ["card", "d"], "the worst first")
    #expect(!verification.holds)
  }

  /// A name given twice is one role.
  @Test func everyAppearanceIsJudged() throws {
    let verification = try RolePalette(
      roles: [("page", ["#ffffff", "#ffffff"]), ("text", ["#777777", "#000000"])],
      checks: [.text(["text", "text"], on: ["page", "page"])],
      variants: AppearanceVariant.allCases
    ).verify()
    #expect(verification.checks.map(\.variant) == AppearanceVariant.allCases)
    #expect(verification.checks.map(\.pairs.failures) == [1, 1, 0, 0])
    #expect(verification.checks.allSatisfy { $0.pairs.pairs == 1 })
    #expect(verification.findings.map(\.variant) == [.light, .dark])
  }

  /// BUG-D59: Increase Contrast may never weaken a checked pair; in dark, stronger text is lighter.
  @Test(arguments: [
    ("#161b22", "#9aa3af", "#c3cad3", true), ("#161b22", "#9aa3af", "#949da9", false),
    ("#f3f5f8", "#5b6470", "#434b56", true), ("#f3f5f8", "#5b6470", "#6b7480", false),
    ("#f3f5f8", "#5b6470", "#5b6470", true), ("#f3f5f8", "#5b6470e8", "#5b6470e0", false),
  ])
  func neverWeaker(_ page: String, _ text: String, _ increased: String, _ keeps: Bool) throws {
    let verification = try RolePalette(
      roles: [("page", [page]), ("text", [text, increased])],
      // The pair stands in two checks and is told once.
      checks: [.graphic(["text"], on: ["page"]), .graphic(["text"], on: ["page"])],
      variants: [.dark, .darkIncreasedContrast]
    ).verify()
    #expect(verification.holds == keeps)
    #expect(verification.findings.map(\.rule) == (keeps ? [] : [.weakened]))
    guard let finding = verification.findings.first else { return }
    #expect(finding.variant == .darkIncreasedContrast)
    #expect((finding.ratio ?? 0) < finding.required ?? 0)
    #expect(finding.message.contains("of the standard variant"))
  }

  @Test func whatCannotBeJudgedNeverPasses() throws {
    var palette = try RolePalette(
      roles: [("page", ["#ffffff"]), ("text", ["#000000"]), ("link", ["#000000"])],
      checks: [.text(["text", "link", "lnik"], on: ["page"])], variants: [.light, .dark]
    ).palette()
    palette.roles[2].colors[.dark] = nil
    let verification = Verifier.verify(palette)
    #expect(!verification.holds)
    #expect(verification.checks.map(\.pairs.failures) == [1, 2])
    #expect(
      verification.findings.map(\.message).filter { $0.contains("the role lnik, which") }.count == 2
    )
    #expect(
      verification.findings.contains {
        $0.variant == .dark && $0.message.contains("link is in a check but has no colour")
      })
  }

  @Test func textOfAStyleThatIsNotThereMayBeOfAnySize() throws {
    let verification = try RolePalette(
      roles: Self.grays, checks: [.text(["c"], on: ["page"], style: "titel")]
    ).verify()
    #expect(verification.checks.map(\.required) == [4.5])
  }

  /// A pair is as good as the weaker of what two kinds of display show.
  @Test func displayP3() throws {
    var palette = try RolePalette(
      roles: [("page", ["#ffffff"]), ("text", ["#767676"])],
      checks: [.text(["text"], on: ["page"])]
    ).palette()
    palette.roles[1].p3[.light] = DisplayP3Color(rounding: SIMD3(repeating: 119.0 / 255))
    let finding = try #require(Verifier.verify(palette).findings.first)
    // The ratio of #777777, by the formula on the components of four decimals.
    #expect(abs((finding.ratio ?? 0) - 4.478) < 1e-3)
    #expect(finding.message.hasSuffix("(measured on the Display P3 values)"))
  }

  @Test func aPaletteWithoutChecksHasNothingToJudge() throws {
    let verification = try RolePalette(roles: [("focus", ["#ffffff"])], checks: []).verify()
    #expect(verification.checks.isEmpty && verification.findings.isEmpty && verification.holds)
  }

  /// Names alone: 20,001 pairs are refused, and it takes no time.
  @Test func moreRolesThanAnybodyHas() throws {
    let many = CheckDefinition.text(
      Array(repeating: "text", count: 6667), on: ["page", "card", "sheet"])
    let verification = try RolePalette(roles: Self.grays, checks: [many]).verify()
    #expect(verification.findings.count == 1 && !verification.holds)
    #expect(verification.findings[0].message.contains("20001 pairs of roles"))
    #expect(verification.checks.isEmpty)
  }
}

/// Focus rings are graphics, and their surfaces are easily forgotten.
@Suite struct FocusRingTests {
  private static let roles = [
    ("page", ["#ffffff"]), ("focus-ring", ["#949494"]), ("focus-ring-feed", ["#959595"]),
    ("text", ["#000000"]),
  ]

  @Test func onEverySurfaceItIsCheckedOn() throws {
    let verification = try RolePalette(
      roles: Self.roles, checks: [.graphic(["focus-ring", "focus-ring-feed"], on: ["page"])]
    ).verify()
    #expect(verification.findings.map { $0.pair[1].name } == ["focus-ring-feed"])
    #expect(verification.findings[0].required == 3)
  }

  @Test func inNoCheck() throws {
    let verification = try RolePalette(
      roles: Self.roles, checks: [.text(["text", "focus-ring"], on: ["page"], style: "s")],
      styles: [TextStyle(name: "s", size: 24, weight: 400)]
    ).verify()
    #expect(verification.holds)
    #expect(verification.findings.map(\.severity) == [.warning])
    #expect(verification.findings[0].message.contains("focus-ring-feed is in no check"))
  }

  /// The name does not make text of it, nor a graphic of text.
  @Test func asText() throws {
    let verification = try RolePalette(
      roles: Self.roles, checks: [.text(["focus-ring", "focus-ring-feed"], on: ["page"])]
    ).verify()
    #expect(verification.findings.map(\.required) == [4.5, 4.5])
    #expect(verification.findings.allSatisfy { $0.suggestion?.contains("\"graphic\"") ?? false })
  }
}
