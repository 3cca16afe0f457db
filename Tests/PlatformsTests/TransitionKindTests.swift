import Navigation
import Platforms
import Testing

@Suite struct TransitionKindTests {
  /// An app with two tabs, and a page that hosts a stack.
  private func router() throws -> Router {
    let tabs = ["A", "B"].map {
      RouteSpec.TabSpec(name: $0, root: Location(Route(rawValue: $0.lowercased())))
    }
    return Router(
      graph: try NavigationGraph(
        root: Location("home"),
        routes: [
          "home": RouteSpec(hosting: .tabs(tabs)), "a": RouteSpec(), "b": RouteSpec(),
          "page": RouteSpec(), "host": RouteSpec(hosting: .stack(Location("page"))),
        ]))
  }

  /// What a request does to the picture after others.
  private func kind(
    of action: Request.Action, in target: Request.Target = .active,
    after others: [Request.Action] = []
  ) throws -> TransitionKind {
    var router = try router()
    for other in others { _ = router.handle(Request(other)) }
    let old = router.state.root
    _ = router.handle(Request(action, in: target))
    return TransitionKind(from: old, to: router.state.root)
  }

  private let page = Request.Action.push(Location("page"))
  private let host = Request.Action.push(Location("host"))

  @Test("a screen that comes on top is pushed, also one with a stack of its own, or over the tabs")
  func push() throws {
    #expect(try kind(of: page) == .push)
    #expect(try kind(of: host) == .push)
    #expect(try kind(of: page, after: [host]) == .push)
    #expect(try kind(of: page, in: .root) == .push)
    #expect(try kind(of: page, in: .root, after: [host]) == .push)
  }

  @Test("a screen that leaves for one beneath it is popped, however many go")
  func pop() throws {
    #expect(try kind(of: .pop(1), after: [page]) == .pop)
    #expect(try kind(of: .pop(3), after: [page, page, page]) == .pop)
    #expect(try kind(of: .back(.headerControl), after: [page, host]) == .pop)
    #expect(try kind(of: .back(.headerControl), after: [host, page]) == .pop)
    #expect(try kind(of: .resetToRoot, in: .tab("A"), after: [page, host, page]) == .pop)
  }

  @Test("a tab and a replacement are swapped")
  func swap() throws {
    #expect(try kind(of: .tapTab("B"), after: [page]) == .swap)
    #expect(try kind(of: .replace(Location("page")), after: [page]) == .swap)
    #expect(try kind(of: .replace(Location("page")), in: .root) == .swap)
    #expect(try kind(of: .replace(Location("host")), after: [page]) == .swap)
  }

  @Test("what is not seen moves nothing")
  func none() throws {
    #expect(try kind(of: page, in: .tab("B")) == .none)
    #expect(try kind(of: .setParams(["id": "1"]), after: [page]) == .none)
    #expect(try kind(of: .pop(1)) == .none)
  }
}
