import Motion
import Navigation
import Platforms
import Testing

@Suite struct SurfaceTests {
  @Test("I23: the screen of a history stands at rest and names what its header's control leads to")
  func showing() throws {
    var router = Router(
      graph: try NavigationGraph(
        root: Location("home"),
        routes: [
          "home": RouteSpec(
            hosting: .tabs([
              RouteSpec.TabSpec(name: "A", root: Location("a")),
              RouteSpec.TabSpec(name: "B", root: Location("b")),
            ])),
          "a": RouteSpec(), "b": RouteSpec(), "page": RouteSpec(),
          "host": RouteSpec(hosting: .stack(Location("page"))),
        ]))
    func surface() -> Surface { Surface(showing: router.state.root, policies: router.policies) }
    #expect(surface().key?.route == "a" && surface().below == nil)
    #expect(surface().placement.isIdentity && surface().takesInput)
    _ = router.handle(Request(.tapTab("B")))
    #expect(surface().key?.route == "b" && surface().below == nil)
    _ = router.handle(Request(.push(Location("host"))))
    #expect(surface().key?.route == "page" && surface().below?.route == "b")
  }

  @Test("M2, M3: a placement scales about the centre, then shifts")
  func place() {
    let size = Size(width: 400, height: 800)
    let placement = Placement(scale: 0.5, shiftX: 10, shiftY: -20)
    #expect(placement.place(Point(x: 200, y: 400), on: size) == Point(x: 210, y: 380))
    #expect(placement.place(.zero, on: size) == Point(x: 110, y: 180))
    #expect(Placement().place(Point(x: 3, y: 7), on: size) == Point(x: 3, y: 7))
  }

  @Test("I23: identity is scale 1, no shift, full opacity; corners do not count")
  func identity() {
    #expect(Placement(corner: 32).isIdentity)
    let others = [
      Placement(scale: 0.99), Placement(shiftX: 1), Placement(shiftY: -1), Placement(opacity: 0.9),
    ]
    #expect(others.allSatisfy { !$0.isIdentity })
  }

  @Test("R7: a touch at no place is at 0")
  func touch() {
    #expect(Touch(.down, at: Point(x: .nan, y: -.infinity)).position == .zero)
    #expect(Touch(.down, at: Point(x: 4, y: -5)).position == Point(x: 4, y: -5))
    #expect(Touch(.down, at: .zero).finger == 0)
  }

  @Test("R20: an edge is coded and read back, and another code is none")
  func edge() {
    for side in Side.allCases { #expect(BackGesture.Edge(side).side == side) }
    #expect(BackGesture.Edge(.left) != BackGesture.Edge(.right))
    #expect(BackGesture.Edge(rawValue: 7).side == nil)
  }

  @Test("R26: an update names the gesture that it ends")
  func gestureEnd() {
    let serial = GestureSerial(4)
    for end in [
      RouterUpdate.GestureEnd.committed(serial), .preempted(serial), .rejected(serial),
    ] {
      #expect(end.serial == serial)
    }
  }

  @Test("I23: the transform of a screen at rest is that of progress 0")
  func transformAtRest() throws {
    guard case .android(let android) = Transform.atRest(on: .android, device: .pixel),
      case .ios(let ios) = Transform.atRest(on: .ios, device: .iphone)
    else {
      Issue.record("each platform has its own transform")
      return
    }
    #expect(android.scale == 1 && android.shiftX == 0 && android.shiftY == 0)
    #expect(android.corner == 28 && android.fadeOut == 1 && android.fadeIn == 0)
    #expect(ios.topX == 0)
    #expect(abs(ios.belowX - -0.3 * 393) < 1e-9)
  }
}
