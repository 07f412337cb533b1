import Testing

@testable import Palette

/// Surfaces that lie on surfaces, and what to do where something shows through.
@Suite struct StackTests {
  private static let roles = [
    ("page", ["#ffffff"]), ("card", ["#80808080"]), ("glass", ["#00000040"]),
    ("text", ["#000000"]), ("line", ["#000000c0"]),
  ]

  /// Mixed by hand, rounded after each layer: #bfbfbf, then #8f8f8f; the other way round #bfbfbf,
  /// then #9f9f9f.
  @Test(arguments: [
    (["page", "card"], "#bfbfbf"), (["page", "card", "glass"], "#8f8f8f"),
    (["page", "glass", "card"], "#9f9f9f"), (["page", "glass", "glass"], "#8f8f8f"),
    (["card", "page"], nil), (["glass", "card"], nil), (["page", "text"], "#000000"), ([], nil),
  ])
  func layersInOrder(_ names: [String], _ seen: String?) throws {
    let verification = try RolePalette(
      roles: Self.roles, checks: [.text(["text"], on: [RoleStack(names)], level: .aaa)]
    ).verify()
    let name = RoleStack(names).name
    guard let seen else {
      #expect(!verification.holds && verification.checks[0].least == nil)
      #expect(verification.findings.count == 1)
      guard let bottom = names.first else { return }
      #expect(verification.findings[0].message.hasPrefix(bottom + " #"))
      #expect(verification.findings[0].message.contains("nothing lies below it in \(name), so"))
      return
    }
    let ratio = IndependentCheck.ratio(
      IndependentCheck.luminance(seen), IndependentCheck.luminance("#000000"))
    #expect(abs((verification.checks[0].least ?? 0) - ratio) < 1e-9)
    #expect(verification.checks[0].leastPair == [name, "text"])
    #expect(verification.holds == (ratio >= 7))
    guard let finding = verification.findings.first else { return }
    #expect(finding.pair.map(\.name) == [name, "text"] && finding.pair[0].color == seen)
    #expect(finding.message.contains("(seen as #000000 on \(seen))"))
  }

  @Test func theMessageNamesEveryLayer() throws {
    let verification = try RolePalette(
      roles: Self.roles,
      checks: [.text(["text"], on: [RoleStack(["page", "card", "glass"])], level: .aaa)]
    ).verify()
    #expect(
      verification.findings[0].message.hasPrefix(
        "text #000000 on glass #00000040 on card #80808080 on page #ffffff reaches 6."))
  }

  /// Colours of a foreground and of the page, the alphas of both contrasts, and what is advised.
  struct Advice: Sendable {
    var ink: String
    var increased: String
    var stack = ["page"]
    var advised: [String]
  }

  static let advice = [
    Advice(ink: "#71767d5e", increased: "#71767dff", advised: ["give ink an alpha of at least 0."]),
    Advice(
      ink: "#00000080", increased: "#00000070",
      advised: ["give ink an increasedAlpha of at least 0.5"]),
    Advice(
      ink: "#0000004d", increased: "#0000004d", stack: ["page", "glass"],
      advised: ["give ink an alpha of", "give ink an increasedAlpha of"]),
    Advice(
      ink: "#cccccc80", increased: "#000000",
      advised: ["no alpha is enough; opaque, ink passes as #"]),
    Advice(
      ink: "#999999", increased: "#000000", stack: ["page", "glass"], advised: ["ink passes as #"]),
    Advice(
      ink: "#99999966", increased: "#44444433", stack: ["page", "veil"],
      advised: ["no alpha is enough; opaque, ink passes as #", "give ink an increasedAlpha of"]),
  ]

  /// What is advised is entered and checked anew; one hundredth less of alpha would not do.
  @Test(arguments: advice)
  func whatIsAdvisedPasses(_ test: Advice) throws {
    let palette = try RolePalette(
      roles: [
        ("page", ["#ffffff"]), ("glass", ["#00000010"]), ("veil", ["#fedcba40"]),
        ("ink", [test.ink, test.increased]),
      ],
      checks: [.graphic(["ink"], on: [RoleStack(test.stack)])],
      variants: [.light, .lightIncreasedContrast]
    ).palette()
    var verification = Verifier.verify(palette)
    verification.suggest(from: palette, atMost: 10)
    let advised = Set(verification.findings.compactMap(\.suggestion))
    for text in test.advised {
      #expect(advised.contains { $0.hasPrefix(text) }, "\(advised)")
    }
    for finding in verification.findings {
      let text = try #require(finding.suggestion)
      let variant = try #require(finding.variant)
      func stillFound(_ color: HexColor) -> Bool {
        var changed = palette
        changed.roles[3].colors[variant] = color
        return Verifier.verify(changed).findings.contains {
          $0.rule == finding.rule && $0.variant == variant
        }
      }
      let ink = try #require(palette.roles[3].colors[variant])
      if let match = text.firstMatch(of: /at least ([0-9.]+)/) {
        let alpha = try #require(Double(match.1))
        for hundredths in Int((alpha * 100).rounded())...100 {
          #expect(
            !stillFound(HexColor(ink.opaque, alpha: HexColor.alpha(Double(hundredths) / 100))))
        }
        #expect(stillFound(HexColor(ink.opaque, alpha: HexColor.alpha(alpha - 0.01))))
      } else {
        let match = try #require(text.firstMatch(of: /passes as (#[0-9a-f]{6})/), "\(text)")
        #expect(!stillFound(try HexColor(match.1)), "\(text)")
      }
    }
  }
}
