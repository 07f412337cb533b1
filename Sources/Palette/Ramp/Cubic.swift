/// A polynomial of third degree.
struct Cubic: Hashable, Sendable {
  /// Coefficients of 1, t, t² and t³.
  var coefficients: SIMD4<Double>

  /// From its coefficients, the constant one first.
  init(_ c0: Double, _ c1: Double, _ c2: Double, _ c3: Double) {
    coefficients = [c0, c1, c2, c3]
  }

  init(_ coefficients: SIMD4<Double>) {
    self.coefficients = coefficients
  }

  /// The cubic that is 1 at 0 and has the given values at 0.25, 0.5 and 0.75.
  init(atQuarter one: Double, atHalf two: Double, atThreeQuarters three: Double) {
    // Newton's forward differences with the spacing h = 1/4.
    let (first, second, third) = (one - 1, two - 2 * one + 1, three - 3 * two + 3 * one - 1)
    self.init(
      1,
      4 * (first - second / 2 + third / 3),
      16 * (second / 2 - third / 2),
      64 * third / 6)
  }

  /// The value at `t`.
  func callAsFunction(_ t: Double) -> Double {
    let c = coefficients
    return ((c.w * t + c.z) * t + c.y) * t + c.x
  }

  /// The slope at `t`.
  func slope(_ t: Double) -> Double {
    let c = coefficients
    return (3 * c.w * t + 2 * c.z) * t + c.y
  }

  /// The smallest `t` in 0...limit at which the value is no longer positive; `limit` if it always is.
  ///
  /// - Precondition: the value at 0 is positive or zero.
  func firstRoot(upTo limit: Double) -> Double {
    var from = 0.0
    let (first, second) = turningPoints
    if first > 0 && first < limit {
      if self(first) <= 0 { return root(from, first) }
      from = first
    }
    if second > from && second < limit {
      if self(second) <= 0 { return root(from, second) }
      from = second
    }
    return self(limit) <= 0 ? root(from, limit) : limit
  }

  /// Where the slope is zero, the lesser first; NaN where it never is.
  private var turningPoints: (Double, Double) {
    let (a, b, c) = (3 * coefficients.w, 2 * coefficients.z, coefficients.y)
    // The form that does not cancel, whichever sign b has.
    let q = -0.5 * (b + (b < 0 ? -1 : 1) * (b * b - 4 * a * c).squareRoot())
    let (one, other) = (q / a, c / q)
    return one < other ? (one, other) : (other, one)
  }

  /// The root between `from`, where the value is positive, and `to`, where it is not: Newton's steps,
  /// halved wherever they would leave the interval.
  private func root(_ from: Double, _ to: Double) -> Double {
    var (inside, outside) = (from, to)
    var t = (from + to) / 2
    for _ in 0..<60 {
      let value = self(t)
      if value > 0 { inside = t } else { outside = t }
      let next = t - value / slope(t)
      let isSafe = next > inside && next < outside
      let new = isSafe ? next : (inside + outside) / 2
      if abs(new - t) < 1e-12 { return new }
      t = new
    }
    return inside
  }

  /// Sum of two cubics.
  static func + (left: Cubic, right: Cubic) -> Cubic {
    Cubic(left.coefficients + right.coefficients)
  }

  /// Difference of two cubics.
  static func - (left: Cubic, right: Cubic) -> Cubic {
    Cubic(left.coefficients - right.coefficients)
  }

  /// A cubic times a number.
  static func * (factor: Double, cubic: Cubic) -> Cubic {
    Cubic(factor * cubic.coefficients)
  }
}
