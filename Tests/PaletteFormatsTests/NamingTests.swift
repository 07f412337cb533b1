import Palette
import Testing

@testable import PaletteFormats

@Suite struct NamingTests {
  @Test(arguments: [
    ("blue", "blue", "blue", "Blue"), ("blueGray", "blue-gray", "blueGray", "BlueGray"),
    ("blue-gray", "blue-gray", "blueGray", "BlueGray"),
    ("Blue  Gray!", "blue-gray", "blueGray", "BlueGray"),
    ("blue_1", "blue-1", "blue1", "Blue1"), ("0.5", "0-5", "0_5", "0_5"),
    ("HTMLBlue", "htmlblue", "htmlblue", "Htmlblue"), ("--x", "x", "x", "X"),
    ("blå", "blå", "blå", "Blå"), ("Ünder Ä", "ünder-ä", "ünderÄ", "ÜnderÄ"),
    ("blå", "blå", "blå", "Blå"), ("синийЦвет", "синий-цвет", "синийЦвет", "СинийЦвет"),
    ("青 色", "青-色", "青色", "青色"), ("a\u{200d}b", "a-b", "aB", "AB"),
    ("a\u{202e}b", "a-b", "aB", "AB"), ("1️⃣", "1", "1", "1"),
    ("INDIGO", "indigo", "indigo", "Indigo"),
    ("ßa", "ßa", "ßa", "Ssa"), ("٣", "٣", "٣", "٣"), ("\u{3164}", "", "", ""), ("🎨", "", "", ""),
    ("\"}; }", "", "", ""), ("½", "", "", ""), ("\u{301}", "", "", ""), ("_", "", "", ""),
  ])
  func nameGivesIdentifiers(_ name: String, _ kebab: String, _ lower: String, _ upper: String) {
    let words = NameWords(name)
    #expect(words.kebab == kebab)
    #expect(words.lowerCamel == lower)
    #expect(words.upperCamel == upper)
    #expect(words.isEmpty == kebab.isEmpty)
  }

  @Test(arguments: [
    ("blue", "6", "blue6"), ("blue1", "6", "blue1_6"), ("500", "6", "color500_6"),
    ("default", "1", "default1"), ("1st", "2", "color1st2"), ("blue", "a50", "blueA50"),
  ])
  func stepsHaveMembers(_ ramp: String, _ step: String, _ member: String) {
    #expect(SwiftNames.member(NameWords(ramp).followed(by: NameWords(step))) == member)
  }

  @Test(arguments: [
    ("default", "`default`"), ("case", "`case`"), ("Type", "type"), ("Self", "selfColor"),
    ("init", "initColor"), ("all", "allColor"), ("All", "allColor"), ("1st", "color1st"),
  ])
  func rolesHaveMembers(_ role: String, _ member: String) {
    #expect(SwiftNames.member(NameWords(role)) == member)
  }

  @Test(
    arguments: [
      ("hu", "hue"), ("kye", "key"), ("KEY", "key"), ("vividnes", "vividness"),
      ("vividensss", "vividness"), ("croma", "chroma"), ("chorma", "chroma"), ("hxx", nil),
      ("kxy", "key"), ("xhromq", "chroma"), ("xhrmqa", nil), ("", nil), ("chromatic", nil),
      ("abcd", nil), ("ramp", nil), ("hue", nil),
    ] as [(String, String?)])
  func misspeltWordsFindTheirMeaning(_ word: String, _ meaning: String?) {
    let known = ["hue", "key", "chroma", "vividness"]
    #expect(Spelling.suggestion(for: word, among: known) == meaning)
  }

  @Test func aWordOfAMillionLettersHasNoMeaning() {
    let word = String(repeating: "a", count: 1_000_000)
    #expect(Spelling.suggestion(for: word, among: [word + "b", "a"]) == nil)
  }
}
