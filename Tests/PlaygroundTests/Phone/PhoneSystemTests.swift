import Motion
import Platforms
import Playground
import Simulation
import TerminalUI
import Testing

@Suite struct PhoneSystemTests {
  @Test("R16: in the background the launcher is seen, with the app's icon, and nothing of the app")
  func launcher() throws {
    var world = try Gallery.world(.android, pages: 1)
    world.send(.home)
    for ink in allInks {
      let text = Picture.text(of: PhoneView(of: world, ink: ink).picture())
      #expect(text.contains("gallery"))
      #expect(text.contains("9:41"))
      #expect(!text.contains("Page 1"))
      #expect(!text.contains("Lists"))
    }
  }

  @Test("M9: on the way home the whole app shrinks with its tab bar, and the launcher shows behind")
  func home() throws {
    var world = try Gallery.world(.android)
    world.send(world.inputs(for: .swipe(from: .left)))
    world.send(world.inputs(for: .drag(to: 1, seconds: 0)))
    world.send(.wait(microseconds: 2_000_000))
    let picture = PhoneView(of: world, ink: Ink(.trueColour)).picture()
    var away = world
    away.send(.home)
    let launcher = PhoneView(of: away, ink: Ink(.trueColour)).picture()
    // The app is 0.85 of the glass: from column 3 to 37 and from row 2.8 to 34.2.
    for y in 3..<34 where abs(y - 18) > 1 {
      #expect(picture[1, y] == launcher[1, y])
      #expect(picture[38, y] == launcher[38, y])
      #expect(picture[20, y] != launcher[20, y])
    }
    let names = try #require((0..<37).last { picture.row($0).contains("Lists") })
    #expect(picture.row(names).contains("Other"))
    #expect(names < 34)
  }

  @Test("the selected tab is marked, also without colour", arguments: allInks)
  func tabs(ink: Ink) throws {
    for platform in Platform.allCases {
      var world = try Gallery.world(platform)
      let first = PhoneView(of: world, ink: ink).picture()
      world.send(try world.inputs(tapping: .tab("Other")).get())
      world.settle()
      let second = PhoneView(of: world, ink: ink).picture()
      #expect(tabRows(first) != tabRows(second))
      if !ink.isASCII {
        #expect(Picture.text(of: first).contains("◆"))
        #expect(Picture.text(of: first).contains("○"))
        #expect(Picture.text(of: second).contains("◇"))
        #expect(Picture.text(of: second).contains("●"))
      }
    }
  }

  @Test("a finger is seen at its place, and texts around it stay", arguments: allInks)
  func finger(ink: Ink) throws {
    var world = try Gallery.world(.android, pages: 1)
    world.send(world.inputs(for: .swipe(from: .left)))
    world.send(world.inputs(for: .drag(to: 0.5, seconds: 0)))
    let view = PhoneView(of: world, ink: ink)
    let picture = view.picture()
    let position = try #require(world.fingers.values.first).position
    let cell = try #require(
      view.glass(in: Area(x: 0, y: 0, width: 40, height: 37)).cell(at: position))
    #expect(picture.text(at: cell.column, cell.row) == (ink.isASCII ? "O" : "●"))
  }

  @Test("a tap on the cell that shows a row hits this row", arguments: Platform.allCases)
  func hits(platform: Platform) throws {
    let world = try Gallery.world(platform)
    let view = PhoneView(of: world, ink: Ink(.trueColour))
    let area = Area(x: 5, y: 3, width: 40, height: 37)
    var buffer = Buffer(width: 60, height: 45)
    view.draw(into: &buffer, in: area)
    for number in 1...9 {
      let row = try #require((3..<40).first { buffer.row($0).contains("Item \(number) ") })
      let point = try #require(view.glass(in: area).point(atColumn: 12, row: row))
      #expect(world.visibleLayout.hit(point)?.label == "Item \(number)")
    }
  }

  @Test("the picture depends on nothing but its inputs")
  func pure() throws {
    var world = try Gallery.world(.ios, pages: 1)
    world.send(world.inputs(for: .swipe(from: .left)))
    world.send(world.inputs(for: .drag(to: 0.4, seconds: 0)))
    let view = PhoneView(of: world, selection: 1, ink: Ink(.trueColour))
    #expect(view.picture() == view.picture())
    var moved = Buffer(width: 60, height: 50)
    view.draw(into: &moved, in: Area(x: 11, y: 7, width: 40, height: 37))
    let picture = view.picture()
    for y in 0..<37 {
      for x in 0..<40 { #expect(moved[x + 11, y + 7] == picture[x, y]) }
    }
  }

  private func tabRows(_ picture: Buffer) -> [Cell] {
    (31..<37).flatMap { y in (0..<40).map { picture[$0, y] } }
  }
}
