/// A line that is read as one sentence.
public struct ReadingLine: Hashable, Sendable, Codable {
  /// What a line is, so that people can jump from one heading to the next.
  public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    /// The title of the whole.
    case title
    /// The heading of a page.
    case heading
    /// A colour.
    case swatch
  }

  /// What it is.
  public var kind: Kind
  /// Where it is.
  public var frame: ReadingFrame
  /// What it says, in pieces of one language each; neighbours differ in language.
  public var runs: [ReadingRun]

  /// A line from its parts; neighbouring runs of one language become one.
  public init(_ kind: Kind, frame: ReadingFrame, runs: [ReadingRun]) {
    (self.kind, self.frame) = (kind, frame)
    self.runs = runs.reduce(into: []) { joined, run in
      if let last = joined.last, last.language == run.language {
        joined[joined.count - 1].text += run.text
      } else {
        joined.append(run)
      }
    }
  }

  /// All it says.
  public var content: String { runs.map(\.text).joined() }
}

/// A piece of a line that is spoken in one language.
public struct ReadingRun: Hashable, Sendable, Codable {
  /// What it says, with the blanks and commas between it and its neighbours.
  public var text: String
  /// Its language as BCP 47 has it: `en`.
  public var language: String

  /// A run from its parts.
  public init(_ text: String, language: String) {
    (self.text, self.language) = (text, language)
  }
}

/// A rectangle of a picture, in its px from the upper left corner.
public struct ReadingFrame: Hashable, Sendable, Codable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// A rectangle from its upper left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Whether a point lies inside; the left and upper edges belong to it, the others do not.
  public func contains(x: Double, y: Double) -> Bool {
    x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
  }
}
