import Palette
import TestSupport
import Testing

/// A colour as people hear it.
@Suite struct ColorSentenceTests {
  /// #777777 has 4.478 on white; half of black on white is seen as #7f7f7f, which has 4.004.
  @Test(
    arguments: [
      (PlainLanguage.english, "grey 7, grey, #777777, 4.47 to 1 on the page"),
      (.german, "grey 7, Grau, #777777, 4,47 zu 1 auf der Seite"),
      (.japanese, "grey 7、灰色、#777777、ページに対して 4.47 対 1"),
      (.korean, "grey 7, 회색, #777777, 페이지 위에서 4.47 대 1"),
    ])
  func everyLanguage(language: PlainLanguage, text: String) throws {
    let sentence = ColorSentence("grey 7", try HexColor("#777777"), on: .white)
    #expect(sentence.text(in: language) == text)
  }

  @Test func aTranslucentColourIsAsItIsSeen() throws {
    let veil = ColorSentence("veil", try HexColor("#00000080"), on: .white)
    #expect(veil.text(in: .english) == "veil, grey, #00000080, 4.00 to 1 on the page")
  }

  @Test(
    arguments: [
      (PlainLanguage.english, "a key colour", "a key colour, nearest to step 6"),
      (.german, "eine Kernfarbe", "eine Kernfarbe, am nächsten an Stufe 6"),
      (.japanese, "基準色", "基準色、段階 6 に最も近い"),
      (.korean, "기준색", "기준색, 6단계에 가장 가까움"),
    ])
  func keyColours(language: PlainLanguage, kept: String, near: String) {
    let comma = language == .japanese ? "、" : ", "
    for (key, words) in [(ColorSentence.KeyRemark.kept, kept), (.near(step: 6), near)] {
      let text = ColorSentence("x", HexColor(.black), on: .white, key: key).text(in: language)
      #expect(text.contains("\(comma)#000000\(comma)\(words)\(comma)"), "\(text)")
    }
  }
}
