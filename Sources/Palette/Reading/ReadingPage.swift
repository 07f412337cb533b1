/// A page of a picture that is read aloud; of a palette's sheet, one appearance.
public struct ReadingPage: Hashable, Sendable, Codable {
  /// Which page it is, for programs: `lightIncreasedContrast`.
  public var name: String
  /// Where it is; every line lies inside.
  public var frame: ReadingFrame
  /// Its lines, in reading order: no two frames overlap.
  public var lines: [ReadingLine]

  /// A page from its parts.
  public init(name: String, frame: ReadingFrame, lines: [ReadingLine]) {
    (self.name, self.frame, self.lines) = (name, frame, lines)
  }

  /// The line at a point of the picture, from 0; `nil` where there is none.
  ///
  /// Linear in the number of lines.
  public func lineNumber(atX x: Double, y: Double) -> Int? {
    lines.firstIndex { $0.frame.contains(x: x, y: y) }
  }

  /// What a line says; `nil` for a number that no line has.
  public func content(ofLine number: Int) -> String? {
    lines.indices.contains(number) ? lines[number].content : nil
  }

  /// Where a line is; `nil` for a number that no line has.
  public func frame(ofLine number: Int) -> ReadingFrame? {
    lines.indices.contains(number) ? lines[number].frame : nil
  }

  /// All it says, each line on a line of its own.
  public var content: String {
    lines.map(\.content).joined(separator: "\n")
  }
}
