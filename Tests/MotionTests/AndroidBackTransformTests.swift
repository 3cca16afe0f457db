import Motion
import Testing

@Suite struct AndroidBackTransformTests {
  static func transform(
    _ p: Double, side: Side? = .left, dy: Double = 0, width: Double = 360, height: Double = 800,
    deviceCorner: Double = 28, easing: BackEasing = .standardDecelerate,
    vertical: VerticalShift = .spec, fadeOn: FadeProgress = .raw
  ) -> AndroidBackTransform {
    AndroidBackTransform(
      progress: p, side: side, dy: dy, size: Size(width: width, height: height),
      deviceCorner: deviceCorner, easing: easing, vertical: vertical, fadeOn: fadeOn)
  }

  @Test(
    "M1–M3: eased progress, scale and shift have the values of the design",
    arguments: [
      (0.1, ["0.44633", "0.95537", "4.463", "5.624", "11.448", "3.571"]),
      (0.25, ["0.69055", "0.93094", "6.906", "8.701", "17.713", "5.524"]),
      (0.35, ["0.78993", "0.92101", "7.899", "9.953", "20.262", "6.319"]),
      (0.5, ["0.88988", "0.91101", "8.899", "11.213", "22.825", "7.119"]),
      (0.75, ["0.97645", "0.90236", "9.764", "12.303", "25.046", "7.812"]),
      (1, ["1", "0.9", "10", "12.6", "25.65", "8"]),
    ] as [(Double, [Golden])])
  func table(p: Double, expected: [Golden]) {
    let narrow = Self.transform(p)
    let leaving = narrow.preview(.surface).leaving
    let computed = [
      narrow.eased, narrow.scale, narrow.shiftX, Self.transform(p, width: 412).shiftX,
      Self.transform(p, width: 673).shiftX,
      360 - leaving.frame(of: Size(width: 360, height: 800)).maxX,
    ]
    for (value, golden) in zip(computed, expected) {
      #expect(golden.agrees(with: value), "\(value) is not \(golden.text)")
    }
  }

  @Test("M3: the right edge mirrors the left, and no edge shifts nothing")
  func sides() {
    for step in 0...20 {
      let p = Double(step) / 20
      let left = Self.transform(p, side: .left)
      let right = Self.transform(p, side: .right)
      #expect(left.shiftX >= 0)
      #expect(right.shiftX == -left.shiftX)
      #expect(Self.transform(p, side: nil).shiftX == 0)
    }
  }

  @Test(
    "M3: at progress 1 the far gap is 8 on every surface with room", arguments: [161.0, 360, 1280])
  func farGap(width: Double) {
    let size = Size(width: width, height: 800)
    let left = Self.transform(1, side: .left, width: width).preview(.surface).leaving
    let right = Self.transform(1, side: .right, width: width).preview(.surface).leaving
    #expect(abs(width - left.frame(of: size).maxX - 8) < 1e-9)
    #expect(abs(right.frame(of: size).minX - 8) < 1e-9)
  }

  @Test("M3: a surface up to 160 wide is not shifted", arguments: [0.0, 1, 100, 160])
  func narrow(width: Double) {
    #expect(Self.transform(1, width: width).shiftX == 0)
  }

  @Test(
    "M4: at full progress the vertical shift has the values of the design",
    arguments: [
      (50, "11.119"), (100, "16"), (200, "22.098"), (400, "28.476"), (800, "32"), (5000, "32"),
    ] as [(Double, Golden)])
  func vertical(dy: Double, expected: Golden) {
    #expect(expected.agrees(with: Self.transform(1, dy: dy).shiftY))
    #expect(expected.agrees(with: -Self.transform(1, dy: -dy).shiftY))
  }

  @Test("M4: the written rule takes the progress in, Google's sample leaves it out")
  func verticalReference() {
    for p in [0.01, 0.35, 1] {
      let spec = Self.transform(p, dy: 100)
      let reference = Self.transform(p, dy: 100, vertical: .reference)
      #expect(abs(reference.shiftY - 16) < 1e-9)
      #expect(abs(spec.shiftY - spec.eased * 16) < 1e-9)
    }
  }

  @Test("M4: Material's helper is linear in dy, leaves 8 free and never exceeds 24")
  func verticalHelper() {
    // H = 800 at p = 1: (800 − 720)/2 − 8 = 32, held at 24; half of it at dy = H/2.
    #expect(abs(Self.transform(1, dy: 400, vertical: .helper).shiftY - 12) < 1e-9)
    #expect(abs(Self.transform(1, dy: -9000, vertical: .helper).shiftY + 24) < 1e-9)
    // H = 400 at p = 1: 20 − 8 = 12.
    #expect(abs(Self.transform(1, dy: 400, height: 400, vertical: .helper).shiftY - 12) < 1e-9)
    // H = 160 at p = 1: exactly no room.
    #expect(abs(Self.transform(1, dy: 160, height: 160, vertical: .helper).shiftY) < 1e-9)
    #expect(Self.transform(1, dy: 80, height: 100, vertical: .helper).shiftY == 0)
  }

  @Test("M4: the vertical shift is symmetric in dy", arguments: VerticalShift.allCases)
  func verticalSymmetry(rule: VerticalShift) {
    for dy in [1.0, 37, 400, 4000] {
      let down = Self.transform(0.6, dy: dy, vertical: rule)
      let up = Self.transform(0.6, dy: -dy, vertical: rule)
      #expect(down.shiftY > 0)
      #expect(up.shiftY == -down.shiftY)
    }
  }

  @Test("M4: the easing policy shapes the vertical shift too")
  func verticalEasing() {
    // E(0.25) = 0.6838 of 32.
    let shift = Self.transform(1, dy: 200, easing: .systemBack).shiftY
    #expect(abs(shift - 0.6838 * 32) < 0.01)
  }

  @Test("M5: the corner goes from the device's own to 32", arguments: [28.0, 24, 16, 47])
  func corner(device: Double) {
    #expect(Self.transform(0, deviceCorner: device).corner == device)
    #expect(Self.transform(1, deviceCorner: device).corner == 32)
    let half = Self.transform(0.25, deviceCorner: device)
    #expect(abs(half.corner - (device + (32 - device) * half.eased)) < 1e-9)
  }

  @Test(
    "M6: the fade-through has the values of the design",
    arguments: [
      (0.1, "0.7143", "0"), (0.2, "0.4286", "0"), (0.35, "0", "0"), (0.5, "0", "0.2308"),
      (0.8, "0", "0.6923"), (1, "0", "1"), (0, "1", "0"),
    ] as [(Double, Golden, Golden)])
  func fade(p: Double, outgoing: Golden, incoming: Golden) {
    let transform = Self.transform(p)
    #expect(outgoing.agrees(with: transform.fadeOut))
    #expect(incoming.agrees(with: transform.fadeIn))
  }

  @Test("M6: never are both screens seen while they fade, and both ends are exact")
  func fadeSwitch() {
    for step in 0...1000 {
      let transform = Self.transform(Double(step) / 1000)
      #expect(transform.fadeOut == 0 || transform.fadeIn == 0)
      #expect((0...1).contains(transform.fadeOut))
      #expect((0...1).contains(transform.fadeIn))
    }
    #expect(Self.transform(0).fadeOut == 1)
    #expect(Self.transform(1).fadeIn == 1)
    #expect(Self.transform(1).incomingScale == 1)
    #expect(Self.transform(0.35).incomingScale == 1.1)
  }

  @Test("M6: fading on eased progress, the switch comes when E(p) is 0.35")
  func fadeOnEased() {
    // E(0.25) = 0.69055: (0.69055 − 0.35)/0.65 = 0.52392.
    let transform = Self.transform(0.25, fadeOn: .eased)
    #expect(transform.fadeOut == 0)
    #expect(abs(transform.fadeIn - 0.52392) < 2e-5)
    // E(0.01) = 0.11925: 1 − 0.11925/0.35 = 0.65929.
    #expect(abs(Self.transform(0.01, fadeOn: .eased).fadeOut - 0.65929) < 2e-5)
  }

  @Test(
    "M2–M6: without progress a gesture shows a screen at rest, at any height, under every policy",
    arguments: VerticalShift.allCases, BackEasing.allCases)
  func identity(vertical: VerticalShift, easing: BackEasing) {
    for dy in [-Double.infinity, -700, 0, 3, 5000, .infinity, .nan] {
      for side in [Side.left, .right, nil] {
        let rest = Self.transform(0, side: side, dy: dy, easing: easing, vertical: vertical)
        #expect(rest.scale == 1)
        #expect(rest.shiftX == 0)
        #expect(rest.shiftY == 0)
        #expect(rest.corner == 28)
        #expect(rest.fadeOut == 1)
        #expect(rest.fadeIn == 0)
      }
    }
  }

  @Test("progress outside 0…1 gives the picture of the nearest end")
  func outside() {
    #expect(Self.transform(-2) == Self.transform(0))
    #expect(Self.transform(.nan) == Self.transform(0))
    #expect(Self.transform(7) == Self.transform(1))
    #expect(Self.transform(.infinity) == Self.transform(1))
  }

  @Test("hostile numbers give a defined picture: finite, scaled within 0.9…1, faded within 0…1")
  func hostile() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let transform = AndroidBackTransform(
        progress: random.hostile(),
        side: [Side.left, .right, nil].randomElement(using: &random) ?? nil,
        dy: random.hostile(), size: Size(width: random.hostile(), height: random.hostile()),
        deviceCorner: random.hostile(),
        easing: BackEasing.allCases.randomElement(using: &random) ?? .systemBack,
        vertical: VerticalShift.allCases.randomElement(using: &random) ?? .spec,
        fadeOn: FadeProgress.allCases.randomElement(using: &random) ?? .raw)
      #expect((0...1).contains(transform.progress))
      #expect((0...1).contains(transform.eased))
      #expect((0.9...1).contains(transform.scale))
      #expect((0...1).contains(transform.fadeOut))
      #expect((0...1).contains(transform.fadeIn))
      #expect((1...1.1).contains(transform.incomingScale))
      #expect(transform.shiftX.isFinite && transform.shiftY.isFinite)
      #expect(transform.corner >= 0 && transform.corner.isFinite)
    }
  }
}
