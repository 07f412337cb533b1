import Palette
import Testing

@testable import PaletteFormats

/// Names that a format cannot hold as they are.
@Suite struct RenamingTests {
  /// Format, names of roles, and what becomes of those that change.
  static let cases: [(format: String, names: [String], written: [String: String])] = [
    ("css", ["cool-blue", "blå", "page"], [:]),
    (
      "css", ["brandDark", "text_primary", "a b", "c.d"],
      ["brandDark": "brand-dark", "text_primary": "text-primary", "a b": "a-b", "c.d": "c-d"]
    ),
    ("css", ["50%", "a;b"], ["50%": "50", "a;b": "a-b"]),
    ("style-dictionary", ["text.primary", "brandDark", "Big Blue"], ["Big Blue": "big-blue"]),
    ("json", ["50%", "✨ glow"], [:]),
    ("svg", ["50%"], [:]),
    ("dtcg", ["text.primary", "a/b", "50%", "Primary Blue", "_dark_er", "✨"], [:]),
    ("dtcg", ["$a", "b{c}"], ["$a": "a", "b{c}": "b-c"]),
    (
      "android", ["blå", "Grün", "青", "textPrimary"],
      ["blå": "bla", "Grün": "grun", "青": "u9752", "textPrimary": "text_primary"]
    ),
    ("less", ["blå", "page"], ["blå": "bl-u00e5"]),
    ("swift", ["blå", "default", "init", "1st"], ["init": "initColor", "1st": "color1st"]),
    ("compose", ["blå", "default", "object"], ["blå": "bla", "object": "objectColor"]),
    ("flutter", ["default"], ["default": "defaultColor"]),
    ("react-native", ["default", "constructor"], ["constructor": "constructorColor"]),
    ("xcassets", ["blå", "1st"], ["1st": "color-1st"]),
  ]

  @Test(arguments: cases.indices)
  func renamed(_ index: Int) throws {
    let (name, names, expected) = Self.cases[index]
    let format = try #require(OutputFormat.all.first { $0.name == name })
    var palette = Samples.small
    palette.roles = names.map { ResolvedRole(name: $0, colors: Samples.small.roles[0].colors) }
    let found = format.renamings(of: palette)
    #expect(Dictionary(uniqueKeysWithValues: found.map { ($0.name, $0.written) }) == expected)
    // It is what the files say.
    for renaming in found {
      let plain = renaming.written.lowercased().filter { !"-_".contains($0) }
      let isThere = try format.write(palette).contains { file in
        let text = String(decoding: file.bytes, as: UTF8.self) + file.path
        return text.lowercased().filter { !"-_".contains($0) }.contains(plain)
      }
      #expect(isThere, "\(renaming)")
    }
  }

  @Test func stepsAreNamedAsTheyWereGiven() {
    let found = OutputFormat.css.renamings(of: Samples.awkward).map { "\($0.name): \($0.written)" }
    #expect(found.contains("500 ½: 500-2"))
    #expect(found.contains("500 a;b:red: 500-a-b-red"))
    #expect(OutputFormat.css.renamings(of: Samples.small) == [])
  }
}
