import Palette
import PaletteFormats
import TestSupport
import Testing

/// Style Dictionary, Tokens Studio and Penpot.
@Suite struct LegacyTokenTests {
  private func styleDictionary(_ text: String) throws(InputError) -> FoundColors {
    try StyleDictionaryReader.read(Array(text.utf8), file: "tokens.json")
  }

  private func tokensStudio(_ text: String) throws(InputError) -> FoundColors {
    try TokensStudioReader.read(Array(text.utf8), file: "tokens.json")
  }

  @Test func styleDictionary3() throws {
    let found = try StyleDictionaryReader.read(
      try TestData.bytes("Tokens/style-dictionary-3.json"), file: "tokens.json")
    #expect(Set(found.lines) == Set(SmallPalette.lines(of: [.light, .dark])))
    #expect(found.colors.count == 12)
    #expect(found.notes.isEmpty)
  }

  @Test func styleDictionary4() throws {
    let found = try StyleDictionaryReader.read(
      try TestData.bytes("Tokens/style-dictionary-4.dark.json"), file: "dark.json")
    #expect(found.lines == SmallPalette.lines(of: [.dark]))
  }

  @Test(arguments: ["tokens-studio", "penpot"]) func themes(_ name: String) throws {
    let found = try TokensStudioReader.read(
      try TestData.bytes("Tokens/\(name).json"), file: "\(name).json")
    #expect(found.lines == SmallPalette.lines(of: AppearanceVariant.allCases))
    #expect(found.notes.isEmpty)
  }

  @Test func styleDictionaryAliasesAndCategories() throws {
    let found = try styleDictionary(
      """
      { "color": { "comment": "the base", "base": {
          "red": { "value": "#f00", "comment": "pure", "attributes": { "category": "color" } },
          "veil": { "value": "rgba(0, 0, 0, 0.5)" }, "sky": { "value": "hsl(210, 50%, 40%)" },
          "leaf": { "value": { "r": 0, "g": 128, "b": 0 } },
          "bark": { "value": { "h": 24, "s": 80, "l": 40 } } },
        "danger": { "value": "{color.base.red.value}" }, "alert": { "value": "{ color.danger }" } },
        "size": { "small": { "value": "8px" }, "copy": { "value": "{size.small.value}" } },
        "font": { "weight": { "value": "black" } },
        "border": { "line": { "value": "#00ff00" } },
        "brand": { "value": "tomato", "type": "color" } }
      """)
    #expect(
      found.lines == [
        "color.base.red: #ff0000", "color.base.veil: #00000080", "color.base.sky: #336699",
        "color.base.leaf: #008000", "color.base.bark: #b85614", "color.danger: #ff0000",
        "color.alert: #ff0000", "border.line: #00ff00", "brand: #ff6347",
      ])
    #expect(found.colors.filter(\.isAlias).map(\.path.last) == ["danger", "alert"])
    #expect(
      found.colors.first { $0.path.last == "danger" }?.position
        == SourcePosition(line: 6, column: 24))
    #expect(found.notes.isEmpty)
  }

  @Test func whatIsComputedIsNotedAndNotRead() throws {
    let found = try tokensStudio(
      """
      {"core": {"a": {"type": "color", "value": "#123456"},
       "b": {"type": "color", "value": "rgba({a}, 0.5)"},
       "c": {"type": "color", "value": "linear-gradient(#000, #fff)"},
       "d": {"type": "color", "value": "{a}", "$extensions": {"studio.tokens": {"modify":
         {"type": "lighten", "value": "0.1", "space": "lch"}}}},
       "e": {"type": "color", "value": "$a"},
       "space": {"type": "spacing", "value": "{missing}"}}}
      """)
    #expect(found.lines == ["a: #123456", "e: #123456"])
    #expect(
      found.notes.filter(\.isLoss).map(\.message) == ["1 token that is no colour is not read"])
    let notes = found.notes.filter { !$0.isLoss }.map(\.message)
    #expect(notes.count == 3)
    #expect(notes.allSatisfy { $0.hasPrefix("1 token was not read: ") })
  }

  @Test func tokensOfOtherFilesAreNoted() throws {
    let found = try styleDictionary(
      ##"""
      {"color": {"a": {"value": "{color.b.value}"}, "c": {"value": "{color.a}"},
       "d": {"value": "#fff"}}}
      """##)
    #expect(found.lines == ["color.d: #ffffff"])
    #expect(
      found.notes == [
        InputNote(
          "2 tokens were not read: references to tokens that are not in this file",
          at: SourcePosition(line: 1, column: 27))
      ])
  }

  @Test func setsInPartsWithoutThemes() throws {
    func set(_ name: String, _ hex: String) -> String {
      "{\"\(name)\": {\"type\": \"color\", \"value\": \"\(hex)\"}}"
    }
    let found = try tokensStudio(
      """
      {"base": \(set("a", "#111")), "light/base": \(set("b", "#222")),
       "light/semantic": \(set("c", "#333")), "dark": \(set("b", "#444")),
       "dark-dimmed": \(set("d", "#555"))}
      """)
    #expect(
      found.lines == [
        "a: #111111", "b: #222222", "c: #333333", "a@dark: #111111", "b@dark: #444444",
      ])
    #expect(
      found.notes.map(\.message) == ["set 'dark-dimmed' belongs to no appearance that was read"])
  }

  @Test func setsWithoutThemes() throws {
    let found = try tokensStudio(
      ##"""
      {"core": {"black": {"type": "color", "value": "#000"}, "white": {"type": "color", "value": "#fff"}},
       "themes/light": {"text": {"type": "color", "value": "{black}"}},
       "themes/dark": {"text": {"type": "color", "value": "{white}"}}}
      """##)
    #expect(
      found.lines == [
        "black: #000000", "white: #ffffff", "text: #000000", "black@dark: #000000",
        "white@dark: #ffffff", "text@dark: #ffffff",
      ])
  }

  @Test func orderOfSetsAndGroupsOfThemes() throws {
    let found = try tokensStudio(
      ##"""
      {"b": {"x": {"$type": "color", "$value": "#222222"}}, "a": {"x": {"$type": "color", "$value": "#111111"}},
       "more": {"y": {"$type": "color", "$value": "#333333"}}, "lost": {},
       "$themes": [
         {"id": "1", "name": "Acme", "group": "Brand", "selectedTokenSets": {"a": "source", "b": "enabled"}},
         {"id": "2", "name": "Zeta", "group": "Brand", "selectedTokenSets": {"a": "enabled"}},
         {"id": "3", "name": "Light", "group": "Mode", "selectedTokenSets": {"b": "disabled"}},
         {"id": "4", "name": "High Contrast", "group": "Mode", "selectedTokenSets": {"more": "enabled"}}],
       "$metadata": {"tokenSetOrder": ["a", "b", "more"]}}
      """##)
    #expect(
      found.lines == [
        "x: #222222", "x@lightIncreasedContrast: #222222", "y@lightIncreasedContrast: #333333",
      ])
    #expect(found.notes.map(\.message).contains { $0.contains("set 'lost'") })
    #expect(found.notes.map(\.message).contains { $0.contains("'Brand'") && $0.contains("'Acme'") })
  }

  static let faults: [(text: String, fragment: String)] = [
    (##"{"color": {"a": {"value": "#12"}}}"##, "'#12' is no CSS colour"),
    (##"{"color": {"a": {"value": 12}}}"##, "found the number 12"),
    (
      ##"{"color": {"a": {"value": "{color.b}"}, "b": {"value": "{color.a.value}"}}}"##,
      "color.a -> color.b -> color.a"
    ),
    (##"{"color": {"a": {"value": {"r": 300, "g": 0, "b": 0}}}}"##, "found an object"),
  ]

  @Test(arguments: faults) func faultsAreNamed(text: String, fragment: String) {
    let error = failure { () throws(InputError) in try styleDictionary(text) }
    #expect(error?.message.contains(fragment) == true, "\(error?.message ?? "none")")
    #expect(error?.position != nil)
  }

  @Test func themesNameSetsThatExist() {
    let error = failure { () throws(InputError) in
      try tokensStudio(
        #"{"light": {}, "$themes": [{"name": "light", "selectedTokenSets": {"lihgt": "enabled"}}]}"#
      )
    }
    #expect(error?.message.contains("did you mean 'light'?") == true)
  }
}
