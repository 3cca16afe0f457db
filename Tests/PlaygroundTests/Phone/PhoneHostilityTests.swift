import Motion
import Platforms
import Playground
import Simulation
import TerminalUI
import Testing

@Suite struct PhoneHostilityTests {
  @Test("whatever the scene and the area, nothing beside the area is touched and nothing traps")
  func random() throws {
    var generator = SeededGenerator(seed: 0xBAC)
    let worlds = try Platform.allCases.map { try Gallery.world($0, pages: 2) }
    let sign = Style(foreground: Colour(0x123456), background: Colour(0x654321))
    for _ in 0..<400 {
      let world = worlds[Int.random(in: 0...1, using: &generator)]
      var buffer = Buffer(width: 50, height: 40)
      buffer.fill(buffer.area, with: "#", style: sign)
      let area = Area(
        x: Int.random(in: -30...60, using: &generator),
        y: Int.random(in: -30...50, using: &generator),
        width: Int.random(in: -1...60, using: &generator),
        height: Int.random(in: -1...45, using: &generator))
      let view = PhoneView(
        of: world, selection: Int.random(in: -1...4, using: &generator),
        theme: PhoneTheme.allCases.randomElement(using: &generator) ?? .light,
        ink: allInks.randomElement(using: &generator) ?? Ink(.none),
        scene: scene(of: world, &generator))
      view.draw(into: &buffer, in: area)
      #expect(buffer.width == 50 && buffer.height == 40)
      for y in 0..<40 {
        for x in 0..<50 where !area.contains(x: x, y: y) {
          #expect(buffer[x, y].style == sign && buffer[x, y].glyph.scalar == "#", "\(area)")
        }
      }
    }
  }

  @Test("every cell of the area is drawn, whatever stood there before", arguments: allInks)
  func independence(ink: Ink) throws {
    var generator = SeededGenerator(seed: 5)
    let worlds = try Platform.allCases.map { try Gallery.world($0, pages: 2) }
    for _ in 0..<15 {
      let world = worlds[Int.random(in: 0...1, using: &generator)]
      let view = PhoneView(of: world, ink: ink, scene: scene(of: world, &generator))
      let clean = view.picture()
      var soiled = Buffer(width: 40, height: 37)
      soiled.fill(soiled.area, with: "█", style: Style(foreground: Colour(0xFF0000)))
      for y in 0..<37 { soiled.write("界界", at: 2 * y % 40, y) }
      view.draw(into: &soiled, in: soiled.area)
      #expect(soiled == clean)
    }
  }

  @Test("a terminal that has only ASCII gets only ASCII of what is not the app's own text")
  func ascii() throws {
    var generator = SeededGenerator(seed: 9)
    for platform in Platform.allCases {
      let world = try Gallery.world(platform)
      for ink in allInks where ink.isASCII {
        for _ in 0..<12 {
          let view = PhoneView(
            of: world, selection: 1, ink: ink, scene: scene(of: world, &generator))
          let text = Picture.text(of: view.picture())
          #expect(text.utf8.allSatisfy { $0 < 0x80 })
        }
      }
    }
  }

  @Test("every size from one cell to a large terminal has a picture", arguments: Platform.allCases)
  func sizes(platform: Platform) throws {
    var world = try Gallery.world(platform, pages: 1)
    world.send(world.inputs(for: .swipe(from: .left)))
    world.send(world.inputs(for: .drag(to: 0.5, seconds: 0)))
    let view = PhoneView(of: world, selection: 0, ink: Ink(.trueColour))
    for columns in [1, 2, 3, 5, 10, 20, 34, 80, 300] {
      for rows in [1, 2, 3, 5, 10, 20, 60, 200] {
        let picture = view.picture(columns, rows)
        #expect(picture[0, 0].style.background != nil)
        #expect(picture[columns - 1, rows - 1].style.background != nil)
      }
    }
  }

  /// A scene of up to four surfaces with any numbers, some of them no numbers.
  private func scene(of world: World, _ generator: inout SeededGenerator) -> Scene {
    let stack = world.shown.stack(at: world.shown.activePath)?.entries ?? []
    func number(_ range: ClosedRange<Double>) -> Double {
      let hostile: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0]
      return Int.random(in: 0...11, using: &generator) == 0
        ? hostile.randomElement(using: &generator) ?? 0
        : Double.random(in: range, using: &generator)
    }
    func placement() -> Placement {
      switch Int.random(in: 0...3, using: &generator) {
      case 0: Placement()
      case 1: Placement(shiftX: number(-400...400))
      default:
        Placement(
          scale: number(-0.1...1.3), shiftX: number(-60...60), shiftY: number(-60...60),
          corner: number(-5...60), opacity: number(-0.2...1.2))
      }
    }
    let surfaces = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      Surface(
        key: stack.randomElement(using: &generator)?.key, below: stack.first?.key,
        placement: placement(), dim: number(-0.1...1), castsShadow: Bool.random(using: &generator),
        titleShift: number(-200...200), titleOpacity: number(0...1))
    }
    return Scene(
      showsLauncher: Bool.random(using: &generator), app: placement(), surfaces: surfaces)
  }
}
