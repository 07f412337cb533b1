import Foundation
import Palette
import TestSupport
import Testing

@testable import PaletteReports

@Suite struct SwatchTests {
  /// Three ramps of different lengths, one with a name in another script, and roles.
  static func palette() throws -> ColorPalette {
    func ramp(_ name: String, _ colors: String, steps: [String]? = nil) throws -> Ramp {
      let swatches = try colors.split(separator: " ").map { Swatch(try SRGB8(hex: $0)) }
      return Ramp(
        name: name, stepNames: steps,
        swatches: PerAppearance { _ in swatches })
    }
    let eleven = "#ffffff #eeeeee #dddddd #cccccc #aaaaaa #888888 #777777 #555555 #333333 #111111"
    func colors(_ hex: String) throws -> PerAppearance<HexColor> {
      let color = try HexColor(hex)
      return PerAppearance { _ in color }
    }
    var palette = ColorPalette(
      name: "see",
      ramps: [
        try ramp("grey", eleven + " #000000"),
        try ramp(
          "青緑",
          "#e0ffff #00ffff #00ced1 #008b8b #2f4f4f #e0fffe #00fffe #00ced2 #008b8c #2f4f4e #010101"),
        try ramp(
          "brand colour of the house", "#0000ff #000080", steps: ["vivid", "a very long step name"]),
      ],
      roles: [
        ResolvedRole(name: "page", colors: try colors("#ffffff")),
        ResolvedRole(name: "リンク", colors: try colors("#0000ff")),
        ResolvedRole(name: "veil", colors: try colors("#00000080")),
      ])
    palette.ramps[0].swatches[.light]?[5].isKey = true
    palette.ramps[1].nearbyKey = NearbyKey(
      color: SRGB8(red: 226, green: 0, blue: 116), step: 6, difference: 2)
    palette.series = [SeriesDefinition(name: "chart", colors: [.white, .black])]
    return palette
  }

  private static func bare(_ text: String) -> [String] {
    text.replacing(/\u{1b}\[[0-9;]*m/, with: "").split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  /// Whatever the terminal can do, each colour is there by its hex text, and no line is too long.
  @Test(arguments: ColorDepth.allCases, [20, 40, 60, 80, 100, 120, 200])
  func everyColourHasItsHexText(depth: ColorDepth, width: Int) throws {
    let palette = try Self.palette()
    let text = PaletteShow.swatches(
      palette, ShowSettings(variants: [.light], depth: depth, width: width))
    let lines = Self.bare(text)
    #expect(lines.allSatisfy { $0.columns <= max(width, 42) }, "\(text)")
    #expect(width < 40 || lines.allSatisfy { $0.columns <= width }, "\(text)")
    let hexes = palette.ramps.flatMap { $0.swatches[.light] ?? [] }.map(\.color.hex)
    for hex in Set(hexes) {
      let shown = lines.joined(separator: "\n").components(separatedBy: hex).count - 1
      #expect(shown >= hexes.count { $0 == hex }, "\(hex)")
    }
    #expect(text.contains(";48;2;") == (depth == .trueColor))
    #expect(text.contains(";48;5;") == (depth == .ansi256))
    #expect((depth == .none) == !text.contains("\u{1b}"))
    #expect(depth != .ansi16 || text.contains("\u{1b}[46m  \u{1b}[0m #00ced1"))
    #expect(lines.contains { $0.contains("*#888888") })
  }

  /// The columns of a block stand one below another, also where names are twice as wide.
  @Test(arguments: ColorDepth.allCases, [40, 80, 200])
  func columnsAreAligned(depth: ColorDepth, width: Int) throws {
    var palette = try Self.palette()
    palette.ramps.removeLast()
    (palette.roles, palette.series, palette.ramps[1].nearbyKey) = ([], [], nil)
    let text = PaletteShow.swatches(
      palette, ShowSettings(variants: [.light], depth: depth, width: width))
    var blocks: [[[Int]]] = []
    for line in Self.bare(text) where line.contains("#") && !line.hasPrefix("*") {
      let places = line.indices.filter { line[$0] == "#" }.map { String(line[..<$0]).columns }
      if line.hasPrefix("grey") { blocks.append([]) }
      blocks[blocks.count - 1].append(places)
    }
    #expect(blocks.count == (width == 200 ? 1 : width == 80 ? 2 : depth == .ansi16 ? 6 : 4))
    for block in blocks { #expect(block.count == 2 && Set(block).count == 1, "\(text)") }
  }

  @Test func rolesAreShownAsTheyAreSeen() throws {
    let text = PaletteShow.swatches(try Self.palette(), ShowSettings(variants: [.dark]))
    let lines = text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    // Half of black over white is #7f7f7f, which has 4.00 on white; blue on white has 8.59.
    #expect(lines.contains("role colour on #ffffff looks"))
    #expect(lines.contains("page #ffffff 1.00:1 white"))
    #expect(lines.contains("リンク #0000ff 8.59:1 vivid blue"))
    #expect(lines.contains("veil #00000080 4.00:1 grey"))
  }

  @Test(
    arguments: [
      (PlainLanguage.english, "light", "grey 7, grey, #777777, 4.47 to 1 on the page."),
      (.german, "hell", "grey 7, Grau, #777777, 4,47 zu 1 auf der Seite."),
      (.japanese, "ライト", "grey 7、灰色、#777777、ページに対して 4.47 対 1。"),
      (.korean, "라이트", "grey 7, 회색, #777777, 페이지 위에서 4.47 대 1."),
    ])
  func sentences(language: PlainLanguage, light: String, sentence: String) throws {
    let settings = ShowSettings(variants: [.light], language: language, depth: .trueColor)
    let text = PaletteShow.sentences(try Self.palette(), settings)
    let lines = text.split(separator: "\n")
    #expect(lines.contains(Substring(sentence)), "\(text)")
    let (comma, end) = language == .japanese ? ("、", "。") : (", ", ".")
    #expect(lines.first == "see\(comma)\(light)\(end)")
    // 11 + 11 + 2 steps, a key beside its ramp, three roles and a series of two.
    #expect(lines.count == 1 + 24 + 1 + 3 + 2)
    #expect(lines.contains { $0.contains("#e20074") && $0.contains("6") })
    #expect(
      !text.contains("\u{1b}") && !text.contains("  ") && lines.allSatisfy { $0.hasSuffix(end) })
  }

  /// Names cannot steer a terminal or a log.
  @Test(arguments: ColorDepth.allCases)
  func hostileNames(depth: ColorDepth) throws {
    var palette = try Self.palette()
    let hostile = "::error::\u{1b}[2J\r\n\u{202e}##[add-mask]x\u{9b}31m"
    palette.name = hostile
    palette.ramps[0].name = hostile
    palette.ramps[1].stepNames[0] = hostile
    palette.roles[1].name = hostile
    palette.series[0].name = hostile
    let settings = ShowSettings(variants: [.light, .dark], depth: depth)
    for text in [
      PaletteShow.swatches(palette, settings), PaletteShow.pairs(palette, settings),
      PaletteShow.sentences(palette, settings), PaletteShow.spokenPairs(palette, settings),
    ] {
      let bare = text.replacing(/\u{1b}\[[0-9;]*m/, with: "")
      #expect(
        bare.unicodeScalars.allSatisfy { $0 == "\n" || !$0.properties.isDefaultIgnorableCodePoint })
      #expect(
        bare.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
      for line in bare.split(separator: "\n") {
        #expect(!line.drop { $0 == " " }.hasPrefix("::") && !line.contains("##["), "\(line)")
      }
    }
  }
}
