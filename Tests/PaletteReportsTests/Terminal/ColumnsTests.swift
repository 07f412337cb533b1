import Testing

@testable import PaletteReports

@Suite struct ColumnsTests {
  /// Widths by Unicode Standard Annex 11.
  @Test(
    arguments: [
      ("", 0), ("blue", 4), ("blå", 3), ("e\u{301}", 1), ("青", 2), ("アオ", 4), ("ｱｵ", 2),
      ("파랑", 4), ("🎨", 2), ("「青」", 6), ("…", 1), ("½", 1), ("Ａ", 2), ("\u{200d}", 0),
      ("\u{1b}[38;2;1;2;3mred\u{1b}[0m", 3), ("\u{1b}[1m青\u{1b}[0m", 2), ("𠀀", 2),
    ])
  func columns(text: String, width: Int) {
    #expect(text.columns == width)
    #expect(text.padded(to: 20).columns == 20)
    #expect(text.padded(to: 20, .right).columns == 20)
  }

  @Test(
    arguments: [
      ("blue", 4, "blue"), ("bluish", 4, "blu…"), ("青緑色", 6, "青緑色"), ("青緑色", 5, "青緑…"),
      ("青緑色", 4, "青…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ])
  func truncation(text: String, width: Int, shown: String) {
    #expect(text.truncated(to: width) == shown)
  }
}
