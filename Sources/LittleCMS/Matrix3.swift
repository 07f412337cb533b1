/// A 3 × 3 matrix of doubles, for the few products that must happen before LittleCMS is called.
public struct Matrix3: Hashable, Sendable {
  /// Its three columns.
  public var columns: (x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
    (column0, column1, column2)
  }

  private var column0, column1, column2: SIMD3<Double>

  /// A matrix from its elements, row after row.
  public init(
    _ xx: Double, _ xy: Double, _ xz: Double,
    _ yx: Double, _ yy: Double, _ yz: Double,
    _ zx: Double, _ zy: Double, _ zz: Double
  ) {
    column0 = [xx, yx, zx]
    column1 = [xy, yy, zy]
    column2 = [xz, yz, zz]
  }

  /// A matrix from its columns.
  public init(columns x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
    (column0, column1, column2) = (x, y, z)
  }

  /// The elements, row after row: the order C libraries take.
  var rowMajor: [Double] {
    (0..<3).flatMap { [column0[$0], column1[$0], column2[$0]] }
  }

  /// The inverse; undefined for a singular matrix, of which this project has none.
  public var inverse: Matrix3 {
    let (a, b, c) = columns
    let bc = cross(b, c)
    let determinant = (a * bc).sum()
    let rows = (bc / determinant, cross(c, a) / determinant, cross(a, b) / determinant)
    return Matrix3(
      rows.0.x, rows.0.y, rows.0.z, rows.1.x, rows.1.y, rows.1.z, rows.2.x, rows.2.y, rows.2.z)
  }

  /// Matrix times vector.
  public static func * (matrix: Matrix3, vector: SIMD3<Double>) -> SIMD3<Double> {
    matrix.column0 * vector.x + matrix.column1 * vector.y + matrix.column2 * vector.z
  }

  /// Matrix times matrix.
  public static func * (left: Matrix3, right: Matrix3) -> Matrix3 {
    Matrix3(columns: left * right.column0, left * right.column1, left * right.column2)
  }

  private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x]
  }
}
