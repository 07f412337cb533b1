/// The bands nearest to what a palette already has, among those that keep its rules.
///
/// Every colour outside its step's band must move, and costs the square of the lightness it moves
/// by. That is a smooth convex cost under difference constraints, so an interior-point method finds
/// the least: Newton's steps on the cost plus a barrier that keeps every wish, with the barrier
/// lowered until it no longer matters (Boyd and Vandenberghe, Convex Optimization, chapter 11). The
/// edges are then pinned by the exact solver, so that no rounding of this method can break a rule.
struct BandFit {
  /// One band a step.
  let bands: [Band]

  /// Fits bands to depths, which are given step by step over all ramps.
  ///
  /// - Returns: `nil` if the wishes leave no room at all.
  init?(_ depths: [[Double]], under wishes: LadderWishes) {
    guard !wishes.areImpossible, let start = Self.interior(of: wishes) else { return nil }
    var x = start
    var barrier = 1.0
    while barrier > 1e-12 {
      for _ in 0..<12 where Self.step(&x, depths, wishes, barrier) > 1e-12 {}
      barrier *= 0.15
    }
    // The end steps reach out to white and black, which costs nothing and leaves them a colour.
    x[wishes.lower(1)] = 0
    x[wishes.upper(wishes.stepCount)] = Depth.ofBlack
    var pinned = wishes
    bands = (1...wishes.stepCount).map { step in
      func pin(_ index: Int, _ own: Double?) -> Double {
        // What the barrier keeps apart by a hair belongs together: such a colour need not move.
        let isHair = own.map { abs($0 - x[index]) < 1e-5 } ?? false
        return pinned.pin(index, near: isHair ? own ?? x[index] : x[index])
      }
      let lower = pin(wishes.lower(step), depths[step - 1].min())
      return Band(lower: lower, upper: pin(wishes.upper(step), depths[step - 1].max()))
    }
  }

  /// A point inside all wishes: the least solution of the same wishes drawn a little tighter.
  private static func interior(of wishes: LadderWishes) -> [Double]? {
    for tightening in [1e-3, 1e-4, 1e-5, 1e-6] {
      var bounds = DifferenceBounds(count: wishes.bounds.count)
      let isPossible = wishes.list.allSatisfy {
        bounds.require($0.to, minus: $0.from, atMost: $0.limit - tightening)
      }
      guard isPossible else { continue }
      return (0..<bounds.count).map { bounds.range(of: $0).lowerBound }
    }
    return nil
  }

  /// One of Newton's steps; returns the square of its length.
  private static func step(
    _ x: inout [Double], _ depths: [[Double]], _ wishes: LadderWishes, _ barrier: Double
  ) -> Double {
    let count = x.count - 1
    var slope = [Double](repeating: 0, count: count)
    var curvature = [[Double]](repeating: slope, count: count)
    for (index, own) in depths.enumerated() {
      // Values are numbered from 1, after the origin: lower edge, upper edge, step by step.
      let (lower, upper) = (2 * index, 2 * index + 1)
      for depth in own {
        let weight = self.weight(at: depth)
        if x[lower + 1] > depth {
          slope[lower] += 2 * weight * (x[lower + 1] - depth)
          curvature[lower][lower] += 2 * weight
        }
        if x[upper + 1] < depth {
          slope[upper] += 2 * weight * (x[upper + 1] - depth)
          curvature[upper][upper] += 2 * weight
        }
      }
    }
    for wish in wishes.list {
      let push = barrier / (wish.limit - x[wish.to] + x[wish.from])
      let bend = push * push / barrier
      for (index, sign) in [(wish.to, 1.0), (wish.from, -1)] where index > 0 {
        slope[index - 1] += sign * push
        for (other, otherSign) in [(wish.to, 1.0), (wish.from, -1)] where other > 0 {
          curvature[index - 1][other - 1] += sign * otherSign * bend
        }
      }
    }
    let move = solve(curvature, slope)
    // So near to the edges that doubles no longer tell: as good as it gets.
    guard move.allSatisfy(\.isFinite) else { return 0 }
    // As far along the step as keeps every wish, and no farther than Newton says.
    var share = 1.0
    for wish in wishes.list {
      let slack = wish.limit - x[wish.to] + x[wish.from]
      let change = (wish.from > 0 ? move[wish.from - 1] : 0) - (wish.to > 0 ? move[wish.to - 1] : 0)
      if change > 0 { share = min(share, 0.95 * slack / change) }
    }
    for index in 0..<count { x[index + 1] -= share * move[index] }
    return move.reduce(0) { $0 + $1 * $1 }
  }

  /// Squared CIE L* a unit of depth is worth around a depth.
  private static func weight(at depth: Double) -> Double {
    let slope = (Depth.lightness(depth - 0.005) - Depth.lightness(depth + 0.005)) / 0.01
    return slope * slope
  }

  /// Solves a symmetric positive definite system by elimination.
  private static func solve(_ matrix: [[Double]], _ right: [Double]) -> [Double] {
    var (a, b) = (matrix, right)
    for pivot in b.indices {
      for row in (pivot + 1)..<max(b.count, pivot + 1) where a[row][pivot] != 0 {
        let factor = a[row][pivot] / a[pivot][pivot]
        for column in pivot..<b.count { a[row][column] -= factor * a[pivot][column] }
        b[row] -= factor * b[pivot]
      }
    }
    for row in b.indices.reversed() {
      let known = (row + 1..<max(b.count, row + 1)).reduce(0) { $0 + a[row][$1] * b[$1] }
      b[row] = (b[row] - known) / a[row][row]
    }
    return b
  }
}
