// The only file that names the C library: the standard library has no elementary functions.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// e to the power of a number.
func exponential(_ x: Double) -> Double { exp(x) }

/// The natural logarithm of a number; minus infinity at 0.
func logarithm(_ x: Double) -> Double { log(x) }

/// The cosine of an angle in radians.
func cosine(_ angle: Double) -> Double { cos(angle) }

/// The sine of an angle in radians.
func sine(_ angle: Double) -> Double { sin(angle) }

/// The angle, in −π…π, of the direction with these two components.
func direction(y: Double, x: Double) -> Double { atan2(y, x) }

/// The number whose cube is `x`.
func cubeRoot(_ x: Double) -> Double { cbrt(x) }
