import Motion
import Platforms
import Playground
import Simulation
import TerminalUI
import Testing

@Suite struct PhoneLayerTests {
  @Test("I23: a surface at identity is the plain screen, whatever lies beneath", arguments: allInks)
  func identity(ink: Ink) throws {
    for platform in Platform.allCases {
      let world = try Gallery.world(platform, pages: 2)
      let plain = PhoneView(of: world, selection: 0, ink: ink).picture()
      let scene = try Gallery.scene(of: world, upper: Placement(corner: 32), dim: 0.2)
      #expect(PhoneView(of: world, selection: 0, ink: ink, scene: scene).picture() == plain)
    }
  }

  @Test("a gesture at progress 0 shows the plain screen but for the finger", arguments: allInks)
  func beginning(ink: Ink) throws {
    for platform in Platform.allCases {
      var world = try Gallery.world(platform, pages: 2)
      let plain = PhoneView(of: world, ink: ink).picture()
      world.send(world.inputs(for: .swipe(from: .left)))
      world.send(world.inputs(for: .drag(to: 0, seconds: 0)))
      world.send(.wait(microseconds: 2_000_000))
      let begun = PhoneView(of: world, ink: ink, scene: world.scene).picture()
      // The finger is at the left side, in the middle of the height.
      for y in 0..<37 where abs(y - 18) > 2 {
        #expect(Picture.rows(of: begun)[y] == Picture.rows(of: plain)[y])
      }
    }
  }

  @Test("M6: a scrim darkens the destination by its share", arguments: PhoneTheme.allCases)
  func scrim(theme: PhoneTheme) throws {
    let world = try Gallery.world(.android, pages: 2)
    func picture(_ dim: Double) throws -> Buffer {
      let scene = try Gallery.scene(of: world, upper: Placement(opacity: 0), dim: dim)
      return PhoneView(of: world, theme: theme, ink: Ink(.trueColour), scene: scene).picture()
    }
    let (bright, dark) = (try picture(0), try picture(0.2))
    // On a dark screen a light scrim would not be seen; M9's 0.8 would hide the destination.
    let share = theme == .light ? 0.2 : 0.5
    for y in 2..<30 {
      for x in 0..<40 {
        #expect(
          dark[x, y].style.background
            == bright[x, y].style.background?.blended(towards: .black, by: share))
        #expect(dark.text(at: x, y) == bright.text(at: x, y))
      }
    }
  }

  @Test("M13: the dim over iOS's lower screen is 0.1 · (1 − p)", arguments: [0.25, 0.5, 0.75])
  func dim(progress: Double) throws {
    var world = try Gallery.world(.ios, pages: 2)
    world.send(world.inputs(for: .swipe(from: .left)))
    world.send(world.inputs(for: .drag(to: progress, seconds: 0)))
    let picture = PhoneView(of: world, ink: Ink(.trueColour)).picture()
    let plain = PhoneView(of: try Gallery.world(.ios, pages: 1), ink: Ink(.trueColour)).picture()
    // Far from the shadow, where both screens have nothing but their ground.
    let expected = plain[1, 30].style.background?
      .blended(towards: .black, by: 0.1 * (1 - progress))
    #expect(picture[1, 30].style.background == expected)
  }

  @Test("M13: a thin shadow lies at the moving edge, darkest next to it")
  func shadow() throws {
    var world = try Gallery.world(.ios, pages: 2)
    world.send(world.inputs(for: .swipe(from: .left)))
    world.send(world.inputs(for: .drag(to: 0.75, seconds: 0)))
    let picture = PhoneView(of: world, ink: Ink(.trueColour)).picture()
    let reds = (24..<30).map { picture[$0, 30].style.background?.red ?? 0 }
    #expect(reds == reds.sorted(by: >))
    #expect(reds[5] < reds[0])
    #expect(picture[30, 30].style.background?.red ?? 0 > reds[0])
  }

  @Test(
    "both screens keep their own cells: left of the edge the lower one alone, right of it the upper one"
  )
  func sides() throws {
    let world = try Gallery.world(.ios, pages: 2)
    for column in 1..<39 {
      let shift = Double(column) / 40 * 393
      let lower = Placement(shiftX: -50)
      let both = PhoneView(
        of: world, ink: Ink(.trueColour),
        scene: try Gallery.scene(of: world, lower: lower, upper: Placement(shiftX: shift))
      ).picture()
      let below = PhoneView(
        of: world, ink: Ink(.trueColour),
        scene: try Gallery.scene(of: world, lower: lower, upper: Placement(shiftX: 1_000))
      ).picture()
      let above = PhoneView(
        of: world, ink: Ink(.trueColour),
        scene: try Gallery.scene(
          of: world, lower: Placement(shiftX: -1_000), upper: Placement(shiftX: shift))
      ).picture()
      for y in 6..<32 {
        for x in 0..<column - 1 { #expect(both.text(at: x, y) == below.text(at: x, y)) }
        for x in column + 1..<40 { #expect(both.text(at: x, y) == above.text(at: x, y)) }
      }
    }
  }

  @Test("a wide character is never torn, whichever edge cuts it")
  func wide() throws {
    for platform in Platform.allCases {
      let world = try Gallery.world(platform, pages: 1)
      for step in 0...50 {
        let upper = Placement(
          scale: platform == .ios ? 1 : 0.9, shiftX: Double(step) * 16 - 400, corner: 32)
        let picture = PhoneView(
          of: world, selection: 0, ink: Ink(.trueColour),
          scene: try Gallery.scene(of: world, upper: upper)
        ).picture()
        for y in 0..<37 {
          for x in 0..<40 {
            let glyph = picture[x, y].glyph
            if glyph.isWide { #expect(picture[x + 1, y].glyph.isContinuation) }
            if glyph.isContinuation {
              #expect(picture[x - 1, y].glyph.isWide)
              #expect(picture[x - 1, y].style == picture[x, y].style)
            }
          }
        }
      }
    }
  }

  @Test("M6: a fading screen mixes its colours with what lies beneath", arguments: [0.1, 0.5, 0.8])
  func fade(opacity: Double) throws {
    let world = try Gallery.world(.android, pages: 2)
    let key = world.visible.key
    func picture(_ opacity: Double) -> Buffer {
      PhoneView(
        of: world, ink: Ink(.trueColour),
        scene: Scene(surfaces: [
          Surface(key: nil), Surface(key: key, placement: Placement(opacity: opacity)),
        ])
      ).picture()
    }
    let (gone, full, seen) = (picture(0), picture(1), picture(opacity))
    var texts = 0
    for y in 1..<30 {
      for x in 0..<40 {
        let (lower, upper, cell) = (gone[x, y].style, full[x, y].style, seen[x, y].style)
        #expect(
          cell.background
            == upper.background.flatMap {
              lower.background?.blended(towards: $0, by: opacity)
            })
        guard full[x, y].glyph != .blank, y > 3 else { continue }
        texts += 1
        #expect(seen.text(at: x, y) == full.text(at: x, y))
        #expect(
          cell.foreground
            == upper.foreground.flatMap {
              lower.background?.blended(towards: $0, by: opacity)
            })
      }
    }
    #expect(texts > 40)
  }

  @Test("without colour opacity is a dither of attributes: hidden, dim, normal")
  func dither() throws {
    let world = try Gallery.world(.android, pages: 2)
    let key = world.visible.key
    for (opacity, isSeen, isDim) in [
      (0.0, false, false), (0.3, false, false), (0.34, true, true), (0.6, true, true),
      (0.7, true, false), (1, true, false),
    ] {
      let picture = PhoneView(
        of: world, ink: Ink(.none),
        scene: Scene(surfaces: [
          Surface(key: nil), Surface(key: key, placement: Placement(opacity: opacity)),
        ])
      ).picture()
      let row = (0..<37).first { picture.row($0).contains("A label") }
      #expect((row != nil) == isSeen)
      guard let row else { continue }
      #expect(picture[2, row].style.attributes.contains(.dim) == isDim)
    }
  }

  @Test(
    "fading out never flashes: near the end every glyph has the colour of its ground, on 256 colours too"
  )
  func noFlash() throws {
    let world = try Gallery.world(.android, pages: 2)
    let key = world.visible.key
    for step in 1...30 {
      let opacity = Double(step) / 100
      let picture = PhoneView(
        of: world, ink: Ink(.indexed256),
        scene: Scene(surfaces: [
          Surface(key: nil), Surface(key: key, placement: Placement(opacity: opacity)),
        ])
      ).picture()
      for y in 4..<30 {
        for x in 0..<40 where picture[x, y].glyph != .blank {
          let style = picture[x, y].style
          let painted = style.palette(at: .indexed256)
          let front = try #require(style.foreground)
          // What is painted is the nearest colour, never the black or white that would save a
          // glyph.
          #expect(painted.foreground == front.nearestOf256)
        }
      }
    }
  }

  @Test("without colours a line stands for the edges of a surface, and moves by thirds of a cell")
  func outline() throws {
    let world = try Gallery.world(.ios, pages: 2)
    var seen: Set<String> = []
    for eighth in 80..<160 {
      let upper = Placement(shiftX: Double(eighth) / 320 * 393)
      let picture = PhoneView(
        of: world, ink: Ink(.none), scene: try Gallery.scene(of: world, upper: upper)
      ).picture()
      let text = picture.text(at: eighth / 8, 30)
      #expect(text == ["▏", "▏", "▏", "│", "│", "▕", "▕", "▕"][eighth % 8])
      seen.insert(text)
    }
    #expect(seen.count == 3)
  }

  @Test("with eight colours an edge is a block where grounds differ and a line where they do not")
  func basicEdges() throws {
    let world = try Gallery.world(.android, pages: 2)
    let upper = Placement(scale: 0.9, shiftX: 12.6)
    func text(_ dim: Double) throws -> String {
      PhoneView(
        of: world, ink: Ink(.basic8),
        scene: try Gallery.scene(of: world, upper: upper, dim: dim)
      ).picture().text(at: 3, 28)
    }
    // The left side: 20.6 + 12.6 = 33.2 dp, 25.8 eighths: cell 3, 2 eighths from its left.
    #expect(try text(0.2) == String(Character(Blocks.left(2))))
    #expect(try text(0) == "▏")
  }
}
