/// A spring's movement in closed form, as the offset y from its target (motion.md §4).
enum SpringCurve {
  /// ζ < 1: y = e^(−decay·t) · (a cos(frequency·t) + b sin(frequency·t)).
  case swinging(decay: Double, frequency: Double, a: Double, b: Double)
  /// ζ = 1: y = (a + b·t) · e^(−decay·t).
  case critical(decay: Double, a: Double, b: Double)
  /// ζ > 1: y = a·e^(−slow·t) + b·e^(−fast·t).
  case creeping(slow: Double, fast: Double, a: Double, b: Double)

  /// Chooses the form for a spring that starts at this offset with this velocity.
  init(_ spring: Spring, offset: Double, velocity: Double) {
    let frequency = spring.angularFrequency
    let ratio = spring.dampingRatio
    if abs(ratio - 1) < 1e-4 {
      self = .critical(decay: frequency, a: offset, b: velocity + frequency * offset)
    } else if ratio < 1 {
      let decay = ratio * frequency
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      self = .swinging(
        decay: decay, frequency: swing, a: offset, b: (velocity + decay * offset) / swing)
    } else {
      // The sum has no cancellation; the slow rate is what is left of ω₀² = slow · fast.
      let fast = frequency * (ratio + (ratio * ratio - 1).squareRoot())
      let slow = frequency * frequency / fast
      let a = (velocity + fast * offset) / (fast - slow)
      self = .creeping(slow: slow, fast: fast, a: a, b: offset - a)
    }
  }

  /// Gives the offset at a time.
  func offset(at time: Double) -> Double {
    switch self {
    case .swinging(let decay, let frequency, let a, let b):
      let angle = frequency * time
      return exponential(-decay * time) * (a * cosine(angle) + b * sine(angle))
    case .critical(let decay, let a, let b):
      return (a + b * time) * exponential(-decay * time)
    case .creeping(let slow, let fast, let a, let b):
      return a * exponential(-slow * time) + b * exponential(-fast * time)
    }
  }

  /// Gives the velocity at a time.
  func velocity(at time: Double) -> Double {
    switch self {
    case .swinging(let decay, let frequency, let a, let b):
      let angle = frequency * time
      return exponential(-decay * time)
        * ((b * frequency - a * decay) * cosine(angle) - (a * frequency + b * decay) * sine(angle))
    case .critical(let decay, let a, let b):
      return (b - decay * (a + b * time)) * exponential(-decay * time)
    case .creeping(let slow, let fast, let a, let b):
      return -a * slow * exponential(-slow * time) - b * fast * exponential(-fast * time)
    }
  }

  /// The first time after the start at which the offset is 0, if there is one.
  var firstZero: Double? {
    let time: Double
    switch self {
    case .swinging(_, let frequency, let a, let b):
      // a cos θ + b sin θ is a cosine that peaks at the direction of (a, b).
      time = Self.firstAngle(direction(y: b, x: a) + .pi / 2) / frequency
    case .critical(_, let a, let b):
      time = -a / b
    case .creeping(let slow, let fast, let a, let b):
      time = logarithm(-b / a) / (fast - slow)
    }
    return time > 0 && time.isFinite ? time : nil
  }

  /// The first time after the start at which the velocity is 0, if there is one.
  var firstTurn: Double? {
    let time: Double
    switch self {
    case .swinging(let decay, let frequency, let a, let b):
      let angle = direction(y: b * frequency - a * decay, x: a * frequency + b * decay)
      time = Self.firstAngle(angle) / frequency
    case .critical(let decay, let a, let b):
      time = 1 / decay - a / b
    case .creeping(let slow, let fast, let a, let b):
      time = logarithm(-b * fast / (a * slow)) / (fast - slow)
    }
    return time > 0 && time.isFinite ? time : nil
  }

  /// The first angle above 0 that differs from this one by half turns.
  private static func firstAngle(_ angle: Double) -> Double {
    let rest = angle.truncatingRemainder(dividingBy: .pi)
    return rest > 0 ? rest : rest + .pi
  }
}
