import Palette
import Testing

@testable import PaletteFormats

@Suite struct XMLParserTests {
  private func parse(_ text: String) throws(InputError) -> [XMLElement] {
    try XMLParser.parse(Array(text.utf8), file: "x.xml").0
  }

  @Test func elementsAttributesAndText() throws {
    let elements = try parse(
      """
      \u{FEFF}<?xml version="1.0" encoding="utf-8"?>\r
      <!-- a <color> that is none -->
      <a><b c = '1 &lt;&#x41;&#66;' d="&quot;"> x&amp;<![CDATA[<y&>]]><!-- no -->z </b>
        <e/></a >
      <!-- end --><?pi?>

      """)
    #expect(elements.map(\.name) == ["a", "b", "e"])
    #expect(elements.map(\.parent) == [nil, 0, 0])
    #expect(elements[1]["c"] == "1 <AB")
    #expect(elements[1]["d"] == "\"")
    #expect(elements[1]["e"] == nil)
    #expect(elements[1].trimmedText == "x&<y&>z")
  }

  /// Each is refused, where its second part starts.
  @Test(
    arguments: [
      ("", "", "the file is empty"),
      ("<a>", "<!DOCTYPE x [<!ENTITY b \"c\">]></a>", "a document type is not read"),
      ("", "<!DOCTYPE lolz SYSTEM \"file:///etc/passwd\"><a/>", "a document type is not read"),
      ("<a>", "&lol;</a>", "the entity 'lol' is not known"),
      ("<a>", "&#0;</a>", "is no character of XML"),
      ("<a>", "&#xD800;</a>", "is no character of XML"),
      ("<a>", "&#-5;</a>", "is no character of XML"),
      ("<a>", "& b</a>", "write &amp;"),
      ("", "<a><b></b>", "<a> is never closed"),
      ("<a><b>", "</a></b>", "</a> cannot close <b> of line 1"),
      ("<a/>", "</a>", "</a> closes nothing"),
      ("<a/>", "<b/>", "<b> is a second root"),
      ("<a/>", "text", "text may stand only inside an element"),
      ("<a b='1' ", "b='2'/>", "<a> has the attribute 'b' twice"),
      ("<a b=", "1/>", "the value of 'b' needs quotes"),
      ("<a b", "/>", "expected '=' after 'b'"),
      ("<a b=", "'1", "the value of 'b' is never closed"),
      ("<a b='", "<'/>", "'<' may not stand in a value"),
      ("<a b='1'", "c='1'/>", "a blank is missing"),
      ("<", "1a/>", "expected the name of an element"),
      ("<a>", "<!-- x", "the comment that starts here is never closed"),
      ("<a><!-- x ", "-- y --></a>", "'--' may not stand inside a comment"),
      ("<a>", "<![CDATA[ x", "the CDATA section that starts here is never closed"),
      ("<a>", "\u{0}</a>", "byte 0x0 may not stand in XML"),
      ("<?", "xml encoding=\"latin1\"?><a/>", "the file says it is not UTF-8"),
    ] as [(String, String, String)])
  func whatIsNotXML(_ before: String, _ fault: String, _ message: String) {
    let error = #expect(throws: InputError.self) { try parse(before + fault) }
    guard let error else { return }
    #expect(error.message.contains(message), "\(error)")
    #expect(error.position?.line == 1)
    #expect(error.position?.column == before.unicodeScalars.count + 1, "\(error)")
  }

  @Test func invalidUTF8() {
    let error = #expect(throws: InputError.self) {
      try XMLParser.parse([0x3C, 0x61, 0x3E, 0xFF], file: "x")
    }
    #expect(error?.message == "byte 0xff is not UTF-8: save the file as UTF-8")
  }

  @Test("Nesting cannot overrun the stack", .timeLimit(.minutes(1)))
  func nesting() {
    let deep = String(repeating: "<a>", count: 100_000)
    let error = #expect(throws: InputError.self) { try parse(deep) }
    #expect(error?.message.contains("nested too deeply") == true)
    let wide = "<a>" + String(repeating: "<b/>", count: 100_000) + "</a>"
    #expect(throws: Never.self) { try parse(wide) }
  }
}
