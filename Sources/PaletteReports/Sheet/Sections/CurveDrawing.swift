import LittleCMS
import Palette

/// One curve of a ramp, in a field of 220 by 64.
struct CurveDrawing {
  private struct Point {
    var x: Double
    var y: Double
    var value: Double
    var color: SheetColor
  }

  private let axis: CurveAxis
  private let points: [Point?]

  init(_ ramp: SheetView.Row, _ axis: CurveAxis, limit: Double, leastChroma: Double) {
    self.axis = axis
    let width = 212.0 / Double(max(ramp.colors.count - 1, 1))
    points = ramp.colors.enumerated().map { step, color in
      guard let coordinates = color.coordinates else { return nil }
      // A grey has no hue, and whatever number stands there would draw a jump.
      if axis == .hue, coordinates.chroma < leastChroma { return nil }
      let value = axis.value(coordinates)
      return Point(
        x: 4 + Double(step) * width, y: 60 - 56 * value / limit, value: value, color: color)
    }
  }

  /// The line, broken where there is no value, and where a hue goes past 360 degrees.
  var lines: HTML {
    var path = ""
    var previous: Point?
    for point in points {
      defer { previous = point }
      guard let point else { continue }
      let isJump = previous.map { axis == .hue && abs($0.value - point.value) > 180 } ?? true
      path += (isJump ? "M" : "L") + place(point)
    }
    return path.isEmpty ? HTML() : "<path class=\"line\" d=\"\(path)\"/>"
  }

  /// A dot a step, in its colour.
  var dots: HTML {
    points.compactMap { $0 }.map { point -> HTML in
      "<circle cx=\"\(point.x.fixed(decimals: 1))\" cy=\"\(point.y.fixed(decimals: 1))\" fill=\"\(point.color.shown.hex)\"/>"
    }.reduced
  }

  /// The values in a sentence.
  func description(_ words: SheetWords) -> String {
    let values = points.enumerated().map { step, point in
      point.map { "\($0.color.label): \($0.value.fixed(decimals: axis.decimals))" }
        ?? "\(step + 1): \(words.noHue)"
    }
    return values.joined(separator: words.semicolon)
  }

  private func place(_ point: Point) -> String {
    "\(point.x.fixed(decimals: 1)) \(point.y.fixed(decimals: 1))"
  }
}
