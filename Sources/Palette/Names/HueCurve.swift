/// A quantity over the hue circle, linear between the hues at which it is given.
struct HueCurve: Hashable, Sendable {
  private let hues: [Double]
  private let values: [Double]

  /// A curve through points, ordered by hue; it closes from the last to the first.
  init(_ points: [(hue: Double, value: Double)]) {
    precondition(points.count > 1, "a curve needs two points")
    guard let first = points.first, let last = points.last else { preconditionFailure() }
    hues = [last.hue - 360] + points.map(\.hue) + [first.hue + 360]
    values = [last.value] + points.map(\.value) + [first.value]
  }

  /// The value at a hue of 0..<360 degrees.
  func callAsFunction(_ hue: Double) -> Double {
    let next = hues.firstIndex { $0 > hue } ?? hues.count - 1
    let share = (hue - hues[next - 1]) / (hues[next] - hues[next - 1])
    return values[next - 1] + (values[next] - values[next - 1]) * share
  }
}
