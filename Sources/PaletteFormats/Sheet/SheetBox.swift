import Palette

/// A rectangle of a sheet, in px.
struct SheetBox: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// As readers are told of it.
  var frame: ReadingFrame {
    ReadingFrame(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }

  /// The attributes of a rectangle.
  var attributes: String { "x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"" }

  /// The least box around this one and another.
  func union(_ other: SheetBox) -> SheetBox {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return SheetBox(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
