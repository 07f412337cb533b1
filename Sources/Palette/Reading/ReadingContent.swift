/// A picture as text that can be read aloud: pages, and on each page lines with their places.
///
/// It answers what a screen reader asks of a book: which line is under a finger, what does it say and
/// where is it, what does the whole page say, in which language is it spoken, and which page comes
/// next. An app that shows a page of it in a view conforms to `UIAccessibilityReadingContent` with
/// one line for each question, where `page` is a `ReadingPage`:
///
///     func accessibilityLineNumber(for point: CGPoint) -> Int {
///       page.lineNumber(atX: point.x, y: point.y) ?? NSNotFound
///     }
///     func accessibilityContent(forLineNumber lineNumber: Int) -> String? {
///       page.content(ofLine: lineNumber)
///     }
///     func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect {
///       page.frame(ofLine: lineNumber).map { CGRect(x: $0.x, y: $0.y, …) } ?? .zero
///     }
///     func accessibilityPageContent() -> String? { page.content }
///
/// Points and frames are in the picture's own px; the app converts them from and to the screen's. The
/// attributed questions of that protocol take their languages from the runs of a line. For reading
/// on past the end of a page, the view has the trait `causesPageTurn`, and `accessibilityScroll(_:)`
/// shows `pageNumber(after:)`.
///
/// `palette generate FILE --format reading` writes one as JSON that decodes into this type.
public struct ReadingContent: Hashable, Sendable, Codable {
  /// What it is.
  public var title: String
  /// The main language as BCP 47 has it: `en`.
  public var language: String
  /// The width of the picture in px.
  public var width: Double
  /// The height of the picture in px.
  public var height: Double
  /// Its pages, in reading order.
  public var pages: [ReadingPage]

  /// A content from its parts.
  public init(
    title: String, language: String, width: Double, height: Double, pages: [ReadingPage]
  ) {
    self.title = title
    self.language = language
    self.width = width
    self.height = height
    self.pages = pages
  }

  /// The page at a point of the picture, from 0; `nil` between pages.
  ///
  /// Linear in the number of pages.
  public func pageNumber(atX x: Double, y: Double) -> Int? {
    pages.firstIndex { $0.frame.contains(x: x, y: y) }
  }

  /// The page to turn to at the end of one; `nil` after the last, and for a page there is not.
  public func pageNumber(after number: Int) -> Int? {
    pages.indices.contains(number) && number + 1 < pages.count ? number + 1 : nil
  }

  /// The page to turn back to; `nil` before the first, and for a page there is not.
  public func pageNumber(before number: Int) -> Int? {
    pages.indices.contains(number) && number > 0 ? number - 1 : nil
  }
}
