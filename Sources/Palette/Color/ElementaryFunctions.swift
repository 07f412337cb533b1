// The C library's functions in one place, so that no other file asks which C library there is.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

package func naturalLogarithm(_ x: Double) -> Double { log(x) }
package func exponential(_ x: Double) -> Double { exp(x) }
package func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
package func cubeRoot(_ x: Double) -> Double { cbrt(x) }
package func sine(degrees: Double) -> Double { sin(degrees * (.pi / 180)) }
package func cosine(degrees: Double) -> Double { cos(degrees * (.pi / 180)) }

/// The angle of a vector, -180...180 degrees from the first axis toward the second.
package func degrees(ofVector x: Double, _ y: Double) -> Double { atan2(y, x) * (180 / .pi) }
