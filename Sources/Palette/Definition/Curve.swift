/// A number for every step: the same everywhere, or straight lines between given steps.
public struct Curve: Hashable, Sendable {
  /// A value at a step.
  public struct Point: Hashable, Sendable {
    /// The step, from 1.
    public var step: Double
    /// The value there.
    public var value: Double

    /// A value at a step.
    public init(step: Double, value: Double) {
      (self.step, self.value) = (step, value)
    }
  }

  /// The points, by rising step; one point for a constant.
  public let points: [Point]

  /// The same value at every step.
  public static func constant(_ value: Double) -> Curve {
    Curve(points: [Point(step: 1, value: value)])
  }

  /// Straight lines between points; level before the first and after the last.
  /// - Precondition: at least one point, steps strictly rising, all numbers finite.
  public init(points: [Point]) {
    precondition(!points.isEmpty, "a curve needs a point")
    precondition(
      zip(points, points.dropFirst()).allSatisfy { $0.step < $1.step },
      "the points of a curve go by rising step")
    precondition(
      points.allSatisfy { $0.step.isFinite && $0.value.isFinite }, "a curve is finite")
    self.points = points
  }

  /// The same value everywhere.
  public var isConstant: Bool {
    points.allSatisfy { $0.value == points[0].value }
  }

  /// Zero everywhere.
  public var isZero: Bool {
    points.allSatisfy { $0.value == 0 }
  }

  /// The value at a step, which may lie between two.
  public func value(at step: Double) -> Double {
    interpolated(at: step) { from, to, share in from + (to - from) * share }
  }

  /// The value at a step as an angle in degrees, 0..<360: between two points the shorter way round
  /// (the default of CSS Color 4 for hues).
  public func hue(at step: Double) -> Double {
    let hue = interpolated(at: step) { from, to, share in
      let turn = (to - from).truncatingRemainder(dividingBy: 360)
      let shorter = turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
      return from + shorter * share
    }
    let wrapped = hue.truncatingRemainder(dividingBy: 360)
    return wrapped < 0 ? wrapped + 360 : wrapped
  }

  private func interpolated(
    at step: Double, _ between: (Double, Double, Double) -> Double
  ) -> Double {
    guard let next = points.firstIndex(where: { $0.step >= step }) else {
      return points[points.count - 1].value
    }
    guard next > 0, points[next].step > step else { return points[next].value }
    let (from, to) = (points[next - 1], points[next])
    return between(from.value, to.value, (step - from.step) / (to.step - from.step))
  }
}
