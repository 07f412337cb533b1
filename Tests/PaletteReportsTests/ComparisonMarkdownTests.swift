import Foundation
import Palette
import TestSupport
import Testing

@testable import PaletteReports

@Suite struct ComparisonMarkdownTests {
  /// A palette in which something of every kind changes.
  static func changed() throws -> PaletteComparison {
    var old = try Fixtures.palette(rules: [PairingRule(distance: 1, ratio: 3)])
    old.ramps += [try Fixtures.ramp("gone", ["#00ff00"], line: 20)]
    old.roles = [
      role("page", [.light: "#ffffff", .dark: "#121417"]), role("ink", [.light: "#767676"]),
    ]
    old.series = [SeriesDefinition(name: "chart", colors: [.black])]
    old.checks = [
      CheckDefinition(.text(style: nil, level: .aa), foregrounds: ["ink"], backgrounds: ["page"])
    ]
    var new = old
    new.name = "test 2"
    new.ramps.removeLast()
    new.ramps[0].name = "Gray"
    new.ramps[0].swatches[.light]?[1].color = SRGB8(gray: 0x60)
    new.ramps[1].swatches[.light]?[1].color = SRGB8(gray: 0x94)
    new.ramps[1].swatches[.light]?[1].p3 = DisplayP3Color(rounding: [0.6, 0.5, 0.5])
    new.roles = [role("page", [.light: "#ffffff"]), role("ink", [.light: "#77777780"])]
    new.series[0].colors = [SRGB8(gray: 1), .white]
    return try PaletteComparison(from: old, to: new)
  }

  private static func role(_ name: String, _ colors: [AppearanceVariant: String]) -> ResolvedRole {
    var role = ResolvedRole(name: name, colors: .init())
    for (variant, hex) in colors { role.colors[variant] = try? HexColor(hex) }
    return role
  }

  /// Ramps of random greys, all moved.
  static func large(ramps: Int, name: String = "r") throws -> PaletteComparison {
    func palette(_ seed: UInt64) -> ColorPalette {
      var generator = SeededGenerator(seed: seed)
      let ramps = (0..<ramps).map { index in
        Ramp(
          name: "\(name)\(index)",
          swatches: PerAppearance { _ in
            (0..<11).map { _ in Swatch(SRGB8(gray: .random(in: 0...255, using: &generator))) }
          })
      }
      return ColorPalette(name: name, ramps: ramps)
    }
    return try PaletteComparison(from: palette(1), to: palette(2))
  }

  @Test func asBefore() throws {
    try GoldenReportTests.check(ComparisonMarkdown.write(try Self.changed()), "comparison.md")
  }

  @Test("One sentence says what matters")
  func verdicts() throws {
    let rules = [PairingRule(distance: 1, ratio: 3)]
    let good = try palette("#808080", rules)
    let cases: [(old: ColorPalette, new: ColorPalette, verdict: String)] = [
      (good, good, "Nothing has changed; the promise holds."),
      (
        good, try palette("#818181", rules),
        "1 colour moved, gray 2 by 0.38 (CIEDE2000); no pair lost or gained a level; "
          + "the promise holds."
      ),
      (
        good, try palette("#969696", rules),
        "1 colour moved, gray 2 by 7.71 (CIEDE2000); 1 pair lost a level (1 below what is promised), 1 gained one; "
          + "the promise does not hold: 1 pair fails (none before)."
      ),
      (
        try palette("#969696", rules), good,
        "1 colour moved, gray 2 by 7.71 (CIEDE2000); 1 pair lost a level (none below what is promised), 1 gained one; "
          + "the promise holds now, which it did not before."
      ),
      (
        try palette("#969696", []), try palette("#808080", []),
        "1 colour moved, gray 2 by 7.71 (CIEDE2000); 1 pair lost a level, 1 gained one; "
          + "nothing is promised."
      ),
      (
        good, try palette("#808080", []),
        "no colour moved; no pair lost or gained a level; what is promised has changed; "
          + "nothing is promised."
      ),
    ]
    for (old, new, verdict) in cases {
      let comparison = try PaletteComparison(from: old, to: new)
      #expect(ComparisonText.verdict(comparison) == verdict)
    }
  }

  private func palette(_ middle: String, _ rules: [PairingRule]) throws -> ColorPalette {
    ColorPalette(
      name: "a", rules: rules,
      ramps: [try Fixtures.ramp("gray", ["#ffffff", middle, "#000000"], line: 1)])
  }

  @Test("No more than a comment holds is written, whole rows only, and what is left out is said")
  func limited() throws {
    let large = try Self.large(ramps: 12, name: String(repeating: "|<", count: 60))
    for limit in [0, 300, 2000, 20_000, ComparisonMarkdown.sizeLimit] {
      let text = ComparisonMarkdown.write(large, limit: limit)
      #expect(text.utf8.count <= max(limit, 40))
      #expect(text.hasSuffix("\n"))
      #expect(text.contains("no room here for the rest") == (limit < 200_000))
      #expect(text.ranges(of: "<details>").count == text.ranges(of: "</details>").count)
      for line in text.split(separator: "\n") where line.hasPrefix("|") {
        #expect(line.hasSuffix("|"))
      }
    }
    let text = ComparisonMarkdown.write(try Self.large(ramps: 6))
    #expect(text.utf8.count <= 65_536 && !text.contains("no room"))
    #expect(text.contains("<details><summary>264 colours moved</summary>"))
    #expect(text.contains("\nThe 214 that changed least are not shown.\n"))
  }

  /// What GitHub's own parser makes of it: our own elements and no others, and every name whole.
  @Test(Consumer.isNeeded)
  func rendered() throws {
    let names = [
      Fixtures.hostileName, "<script>alert(1)</script>\n\n# `x`|![i](http://e.x) @all #1",
      "https://e.x WWW.e.x",
    ]
    for name in names {
      let text = ComparisonMarkdown.write(try Self.large(ramps: 2, name: name))
      let output = try Consumer.read(
        text,
        with: """
          import cmarkgfm, sys
          from html.parser import HTMLParser
          class Reader(HTMLParser):
            tags, cells, rows, stack, names = set(), 0, set(), [], ['']
            def handle_starttag(self, tag, attributes):
              self.tags.add(tag); assert not attributes, attributes
              if tag == 'tr': self.cells = 0
              if tag in ('td', 'th'): self.cells += 1
              if tag == 'table': self.rows = set()
              if tag == 'code': self.names.append('')
              self.stack.append(tag)
            def handle_data(self, data):
              if 'code' in self.stack: self.names[-1] += data
            def handle_endtag(self, tag):
              assert self.stack.pop() == tag, tag
              if tag == 'tr': self.rows.add(self.cells)
              if tag == 'table': assert len(self.rows) == 1, self.rows
          reader = Reader()
          text = sys.stdin.buffer.read().decode()
          reader.feed(cmarkgfm.github_flavored_markdown_to_html(text, 1 << 17))
          assert reader.stack == [], reader.stack
          print(' '.join(sorted(reader.tags)), *reader.names, sep='\\n')
          """)
      let lines = output.split(separator: "\n")
      let ours: Set<Substring> = [
        "code", "details", "em", "h3", "p", "strong", "summary", "table", "tbody", "td", "th",
        "thead", "tr",
      ]
      #expect(Set(try #require(lines.first).split(separator: " ")).isSubset(of: ours))
      let label = "\(name)1 11".withVisibleControls
      #expect(lines.contains { $0 == label })
    }
  }
}
