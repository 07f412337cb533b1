import Palette
import Testing

@Suite struct ReadingContentTests {
  private let page = ReadingPage(
    name: "light", frame: ReadingFrame(x: 10, y: 10, width: 100, height: 60),
    lines: [
      ReadingLine(
        .heading, frame: ReadingFrame(x: 20, y: 20, width: 80, height: 10),
        runs: [ReadingRun("Light", language: "en")]),
      ReadingLine(
        .swatch, frame: ReadingFrame(x: 20, y: 40, width: 30, height: 20),
        runs: [
          ReadingRun("blue 6, ", language: "en"), ReadingRun("kräftiges Blau", language: "de"),
          ReadingRun(", #2f6fd6", language: "en"), ReadingRun(", 4.81 to 1", language: "en"),
        ]),
    ])

  /// The left and upper edges belong to a line, the right and lower ones do not.
  static let points: [(x: Double, y: Double, line: Int?)] = [
    (20, 20, 0), (99.5, 29.5, 0), (100, 20, nil), (20, 30, nil), (19.5, 20, nil), (20, 19.5, nil),
    (35, 50, 1), (49.9, 59.9, 1), (50, 50, nil), (35, 35, nil), (-1, -1, nil),
    (.infinity, .nan, nil),
  ]

  @Test(arguments: points.indices)
  func lineAtAPoint(_ index: Int) {
    let (x, y, line) = Self.points[index]
    #expect(page.lineNumber(atX: x, y: y) == line)
  }

  @Test func linesHaveContentAndFrame() {
    #expect(page.content(ofLine: 0) == "Light")
    #expect(page.content(ofLine: 1) == "blue 6, kräftiges Blau, #2f6fd6, 4.81 to 1")
    #expect(page.frame(ofLine: 1) == ReadingFrame(x: 20, y: 40, width: 30, height: 20))
    for number in [-1, 2, .max, .min] {
      #expect(page.content(ofLine: number) == nil && page.frame(ofLine: number) == nil)
    }
    #expect(page.content == "Light\nblue 6, kräftiges Blau, #2f6fd6, 4.81 to 1")
  }

  @Test("Runs are as long as their language")
  func runs() {
    #expect(page.lines[1].runs.map(\.language) == ["en", "de", "en"])
    #expect(page.lines[1].runs.last?.text == ", #2f6fd6, 4.81 to 1")
    #expect(ReadingLine(.title, frame: page.frame, runs: []).content == "")
  }

  @Test func pagesTurn() {
    var second = page
    second.frame.y = 80
    let content = ReadingContent(
      title: "a", language: "en", width: 120, height: 150, pages: [page, second])
    #expect(content.pageNumber(atX: 10, y: 10) == 0 && content.pageNumber(atX: 109, y: 139) == 1)
    #expect(content.pageNumber(atX: 50, y: 75) == nil && content.pageNumber(atX: 0, y: 20) == nil)
    #expect(content.pageNumber(after: 0) == 1 && content.pageNumber(before: 1) == 0)
    for number in [-1, 1, 2, .max, .min] { #expect(content.pageNumber(after: number) == nil) }
    for number in [-1, 0, 2, .max, .min] { #expect(content.pageNumber(before: number) == nil) }
  }
}
