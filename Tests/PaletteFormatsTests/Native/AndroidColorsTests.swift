import Palette
import Testing

@testable import PaletteFormats

@Suite struct AndroidColorsTests {
  private func resources(_ content: String) -> String {
    "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n\(content)\n</resources>\n"
  }

  private func read(_ content: String) throws(InputError) -> FoundColors {
    try AndroidColorsReader.read(.file("colors.xml", resources(content)))
  }

  /// BUG-D28: alpha comes first.
  @Test(arguments: [
    ("#99336655", "#33665599"), ("#FF1F7A4D", "#1f7a4d"), ("#1f7a4d", "#1f7a4d"),
    ("#f60", "#ff6600"), ("#8abc", "#aabbcc88"), (" #FFF\n", "#ffffff"), ("#4D336699", "#3366994d"),
  ])
  func alphaComesFirst(_ text: String, _ hex: String) throws {
    let found = try read("<color name=\"a\">\(text)</color>")
    #expect(found.colors.map(\.color.hex) == [hex])
  }

  @Test("BUG-D42: references, and what is no colour")
  func references() throws {
    let found = try read(
      """
      <!-- no <color name="x">#fff</color> -->
      <color name="b">@color/a</color>
      <color name="a">#FF1F7A4D</color>
      <item type="color" name="c"><![CDATA[@color/b]]></item>
      <dimen name="d">4dp</dimen>
      <style name="s"><item name="colorPrimary">#000000</item></style>
      """)
    #expect(found.colors.map(\.path) == [["b"], ["a"], ["c"]])
    #expect(found.colors.map(\.color.hex) == ["#1f7a4d", "#1f7a4d", "#1f7a4d"])
    #expect(found.colors.map(\.isAlias) == [true, false, true])
    #expect(found.colors[1].position == SourcePosition(line: 5, column: 17))
    #expect(found.notes.isEmpty)
  }

  @Test(
    arguments: [
      ("<color name=\"c\">0xFF112233</color>", "'0xFF112233' is no colour of Android"),
      (
        "<color name=\"d\">@color/mising</color><color name=\"missing\">#fff</color>",
        "the colour 'd' refers to the unknown colour 'mising'; did you mean 'missing'?"
      ),
      (
        "<color name=\"a\">@color/b</color><color name=\"b\">@color/c</color>"
          + "<color name=\"c\">@color/a</color>",
        "in a circle: a -> b -> c -> a"
      ),
      ("<color name=\"a\">@color/a</color>", "in a circle: a -> a"),
      ("<color name=\"a\"/>", "'' is no colour of Android"),
      ("<color>#fff</color>", "<color> needs the attribute 'name'"),
      ("<color name=\"a\">#ffggff</color>", "'#ffggff' is no colour of Android"),
      ("<color name=\"a\">rgb(1,2,3)</color>", "is no colour of Android"),
      (
        "<color name=\"a\">#fff</color><color name=\"a\">#000</color>",
        "the colour 'a' is defined twice: first at colors.xml:3:17"
      ),
    ])
  func neverBlack(_ content: String, _ message: String) {
    let error = #expect(throws: InputError.self) { try read(content) }
    #expect(error?.message.contains(message) == true, "\(String(describing: error))")
    #expect(error?.position?.line == 3)
  }

  @Test func whatTheSystemDefinesIsLeftOutAndSaid() throws {
    let found = try read(
      """
      <color name="a">@android:color/white</color>
      <color name="b">@color/a</color>
      <color name="c">?attr/colorPrimary</color>
      <color name="d">#fff</color>
      """)
    #expect(found.colors.map(\.path) == [["d"]])
    #expect(found.notes.map(\.position?.line) == [3, 4, 5])
    #expect(found.notes[0].message.contains("'a' is '@android:color/white'"))
  }

  @Test("What the night redefines it redefines through references as well")
  func night() throws {
    let found = try AndroidColorsReader.read(
      .folder(
        "res",
        [
          "values/colors.xml": resources(
            """
            <color name="grey_100">#eeeeee</color>
            <color name="grey_900">#111111</color>
            <color name="text">@color/ink</color>
            <color name="ink">@color/grey_900</color>
            <color name="accent_high_contrast">#0000aa</color>
            <color name="accent">#0000ff</color>
            """),
          "values/more.xml": resources("<color name=\"line\">@color/grey_100</color>"),
          "values-night/colors.xml": resources(
            "<color name=\"ink\">@color/grey_100</color><color name=\"only\">#123456</color>"),
          "values-v31/colors.xml": resources(""),
          "values-de/strings.xml": "nothing anybody reads",
        ]))
    let told = found.colors.map { "\($0.path[0]) \($0.variant.rawValue) \($0.color.hex)" }
    #expect(
      told == [
        "grey_100 light #eeeeee", "grey_900 light #111111", "text light #111111",
        "text dark #eeeeee", "ink light #111111", "ink dark #eeeeee",
        "accent lightIncreasedContrast #0000aa", "accent light #0000ff", "line light #eeeeee",
        "only dark #123456",
      ])
    #expect(found.colors[3].position.file == "res/values/colors.xml")
    #expect(found.colors[5].position.file == "res/values-night/colors.xml")
    #expect(found.notes.map(\.message).count == 1)
    #expect(found.notes[0].message.contains("'res/values-v31'"))
  }

  @Test func aFileHasItsNamesakeForTheNight() throws {
    let files = MemoryFileTree([
      "values/colors.xml": "",
      "values-night/colors.xml": resources("<color name=\"a\">#000</color>"),
      "values-night/other.xml": "not XML",
    ])
    let input = InputFile(
      name: "res/values/colors.xml",
      bytes: Array(resources("<color name=\"a\">#fff</color>").utf8), files: files,
      path: "values/colors.xml", folder: "res")
    let found = try AndroidColorsReader.read(input)
    #expect(found.colors.map(\.variant) == [.light, .dark])
    #expect(found.colors.map(\.position.file) == [nil, "res/values-night/colors.xml"])
    #expect(InputFile.foldersAbove("app/res/values/colors.xml") == 1)
    #expect(InputFile.foldersAbove("values-night") == 1)
    #expect(InputFile.foldersAbove("app/colors.xml") == 0)
    #expect(InputFile.foldersAbove("values/colors.json") == 0)
  }

  @Test("A long chain costs no more than its length", .timeLimit(.minutes(1)))
  func chains() throws {
    let count = 20_000
    let links = (0..<count).map { "<color name=\"c\($0)\">@color/c\($0 + 1)</color>" }
    let chain = links.joined() + "<color name=\"c\(count)\">#123456</color>"
    let found = try AndroidColorsReader.read(
      .folder(
        "res",
        [
          "values/colors.xml": resources(chain),
          "values-night/colors.xml": resources("<color name=\"c\(count)\">#654321</color>"),
        ]))
    #expect(found.colors.count == 2 * (count + 1))
    for color in found.colors where color.variant == .light {
      if color.color.hex != "#123456" { Issue.record("\(color)") }
    }
    #expect(Set(found.colors.map(\.color.hex)) == ["#123456", "#654321"])
  }

  @Test func anotherRoot() {
    let error = #expect(throws: InputError.self) {
      try AndroidColorsReader.read(.file("a.xml", "<selector/>"))
    }
    #expect(error?.message.contains("<resources>, found <selector>") == true)
  }

  @Test func noColors() {
    let error = #expect(throws: InputError.self) { try read("<string name=\"a\">b</string>") }
    #expect(error?.message.contains("defines no colours") == true)
  }
}
