/// How a text report is written.
public struct TextSettings: Hashable, Sendable {
  /// How much is told.
  public enum Detail: Hashable, Sendable {
    /// Only what was found.
    case findings
    /// The verdict on every file, and the promise, a row a rule and the worst findings of those
    /// that fail; of a single file always.
    case usual
    /// All of it for every file, each appearance by itself, and every note.
    case everything
  }

  /// How much is told.
  public var detail: Detail
  /// How many findings of each file are told, the worst first; `nil` for all of them.
  public var limit: Int?
  /// Colours of the terminal, if it is one.
  public var depth: ColorDepth
  /// Columns a line may have.
  public var width: Int

  /// Settings; the defaults are for a file or a pipe.
  public init(
    detail: Detail = .usual, limit: Int? = 10, depth: ColorDepth = .none, width: Int? = nil
  ) {
    (self.detail, self.limit, self.depth, self.width) = (
      detail, limit, depth, width ?? String.lineWidth
    )
  }

  /// Columns that a swatch and the space behind it take.
  var swatchWidth: Int { painter.hasSwatches ? 3 : 0 }

  var painter: Painter { Painter(depth: depth) }
}
