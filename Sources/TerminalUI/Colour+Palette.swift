extension Colour {
  /// The six steps of each component in the colour cube of a 256-colour terminal.
  private static let cube: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// The 16 colours that every colour terminal has, as xterm mixes them.
  private static let basic: [Colour] = [
    Colour(0x000000), Colour(0xCD0000), Colour(0x00CD00), Colour(0xCDCD00),
    Colour(0x0000EE), Colour(0xCD00CD), Colour(0x00CDCD), Colour(0xE5E5E5),
    Colour(0x7F7F7F), Colour(0xFF0000), Colour(0x00FF00), Colour(0xFFFF00),
    Colour(0x5C5CFF), Colour(0xFF00FF), Colour(0x00FFFF), Colour(0xFFFFFF),
  ]

  /// The number of the nearest colour in the palette of 256.
  ///
  /// The first 16 are left out: users repaint them. The cube is searched component by component,
  /// the greys by their mean, each as ``distance(to:)`` weighs them.
  package var nearestOf256: Int {
    func step(_ share: UInt8) -> Int { share < 48 ? 0 : share < 115 ? 1 : (Int(share) - 35) / 40 }
    let steps = (step(red), step(green), step(blue))
    let inCube = Colour(
      red: Self.cube[steps.0], green: Self.cube[steps.1], blue: Self.cube[steps.2])
    let brightness = (Int(red) + 2 * Int(green) + Int(blue)) / 4
    let grey = max(0, min(23, (brightness - 3) / 10))
    let level = UInt8(8 + 10 * grey)
    return distance(to: Colour(red: level, green: level, blue: level)) < distance(to: inCube)
      ? 232 + grey : 16 + 36 * steps.0 + 6 * steps.1 + steps.2
  }

  /// The number of the nearest of the 16 basic colours.
  package var nearestOf16: Int { nearest(among: Self.basic) }

  /// The number of the nearest of the 8 basic colours.
  package var nearestOf8: Int { nearest(among: Self.basic.prefix(8)) }

  private func nearest(among colours: some Collection<Colour>) -> Int {
    var best = (number: 0, distance: Int.max)
    for (number, colour) in colours.enumerated() {
      let distance = distance(to: colour)
      if distance < best.distance { best = (number, distance) }
    }
    return best.number
  }
}
