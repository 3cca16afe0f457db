import Navigation
import Testing

@Suite struct NavigationGraphTests {
  private typealias Mistake = NavigationGraph.Mistake

  private func mistake(
    root: Location = "home", _ routes: [Route: RouteSpec], _ rules: LinkTable.Rule...
  ) -> Mistake? {
    do throws(Mistake) {
      _ = try NavigationGraph(root: root, routes: routes, links: LinkTable(rules))
      return nil
    } catch {
      return error
    }
  }

  private static let tabs = RouteSpec(
    hosting: .tabs([.init(name: "A", root: "page"), .init(name: "B", root: "page")]))

  @Test("I22: the root and every hosted route have to be declared")
  func unknownRoutes() {
    #expect(mistake([:]) == .unknownRoute("home"))
    #expect(mistake(["home": Self.tabs]) == .unknownRoute("page"))
    #expect(
      mistake(["home": RouteSpec(), "spare": RouteSpec(hosting: .stack("gone"))])
        == .unknownRoute("gone"))
    #expect(mistake(["home": Self.tabs, "page": RouteSpec()]) == nil)
  }

  @Test("I19: a route that hosts itself, directly or through others, is a mistake")
  func endless() {
    #expect(mistake(["home": RouteSpec(hosting: .stack("home"))]) == .endlessHosting("home"))
    let cycle: [Route: RouteSpec] = [
      "home": RouteSpec(), "a": RouteSpec(hosting: .stack("b")),
      "b": RouteSpec(hosting: .tabs([.init(name: "C", root: "c")])),
      "c": RouteSpec(hosting: .stack("a")),
    ]
    #expect(mistake(cycle) == .endlessHosting("a"))
  }

  @Test("I19: a small declaration cannot ask for a tree without measure")
  func tooMuch() {
    var doubling: [Route: RouteSpec] = ["home": RouteSpec()]
    var chain: [Route: RouteSpec] = ["home": RouteSpec(hosting: .stack("r1"))]
    for number in 1...100_000 {
      let next = Location(Route(rawValue: "r\(number + 1)"))
      if number <= 64 {
        doubling[Route(rawValue: "r\(number)")] = RouteSpec(
          hosting: .tabs([.init(name: "A", root: next), .init(name: "B", root: next)]))
      }
      chain[Route(rawValue: "r\(number)")] = RouteSpec(hosting: .stack(next))
    }
    doubling["r65"] = RouteSpec()
    chain["r100001"] = RouteSpec()
    guard case .tooMuchHosting? = mistake(doubling) else {
      Issue.record("2⁶⁴ entries are too many")
      return
    }
    #expect(mistake(chain) == .tooMuchHosting("home"))
  }

  @Test("I19: as much as may be hosted is no mistake, and an app starts with it")
  func justEnough() throws {
    var routes: [Route: RouteSpec] = ["page": RouteSpec()]
    let tabs = (1...NavigationGraph.mostHosted).map {
      RouteSpec.TabSpec(name: "\($0)", root: "page")
    }
    routes["home"] = RouteSpec(hosting: .tabs(tabs))
    let graph = try NavigationGraph(root: "home", routes: routes)
    #expect(Router(graph: graph).allKeys.count == NavigationGraph.mostHosted + 1)
    routes["home"] = RouteSpec(hosting: .tabs(tabs + [.init(name: "one more", root: "page")]))
    #expect(mistake(routes) == .tooMuchHosting("home"))
  }

  @Test("R1: tabs are at least one, and have different names")
  func tabs() {
    #expect(mistake(["home": RouteSpec(hosting: .tabs([]))]) == .noTabs("home"))
    let twins = RouteSpec(
      hosting: .tabs([.init(name: "A", root: "page"), .init(name: "A", root: "page")]))
    #expect(mistake(["home": twins, "page": RouteSpec()]) == .duplicateTab("A"))
  }

  @Test("R46, I13, router P09: a link leads only to what there is, and to one place")
  func links() {
    let routes: [Route: RouteSpec] = ["home": Self.tabs, "page": RouteSpec()]
    let page = LinkTable.Place(route: "page", params: ["id": "{id}", "of": "{album}", "x": "{y"])
    #expect(mistake(routes, NavigationGraph.rule(["a"], "C")) == .unknownTab("C"))
    let lost = NavigationGraph.rule(["a"], "A", .init(route: "gone"))
    #expect(mistake(routes, lost) == .unknownRoute("gone"))
    #expect(
      mistake(
        routes, NavigationGraph.rule(["a", "{id}"], "A"), NavigationGraph.rule(["a", "{n}"], "B"))
        == .duplicateLink("/a/{n}"))
    #expect(
      mistake(routes, NavigationGraph.rule(["a", "{id}", "{id}"], "A"))
        == .duplicateID("id", link: "/a/{id}/{id}"))
    #expect(
      mistake(routes, NavigationGraph.rule(["a", "{id}"], "A", page))
        == .unknownID("album", link: "/a/{id}"))
    #expect(mistake(routes, NavigationGraph.rule(["a", "{album}", "{id}"], "A", page)) == nil)
  }

  @Test("every mistake is said in words that name the culprit")
  func words() {
    let mistakes: [Mistake: String] = [
      .unknownRoute("x"): "route 'x' is not declared",
      .endlessHosting("x"): "route 'x' hosts itself",
      .tooMuchHosting("x"): "route 'x' hosts more than 256 entries",
      .noTabs("x"): "route 'x' hosts tabs and names none",
      .duplicateTab("x"): "two tabs are named 'x'",
      .unknownTab("x"): "there is no tab 'x'",
      .duplicateLink("/x"): "two links have the pattern /x",
      .duplicateID("n", link: "/x"): "link /x takes two ids named 'n'",
      .unknownID("n", link: "/x"): "link /x takes no id named 'n'",
    ]
    for (mistake, words) in mistakes { #expect(mistake.description == words) }
  }

  @Test("the tabs of an app are those that its root hosts")
  func tabNames() throws {
    #expect(try NavigationGraph.fieldbook().tabNames == ["Sites", "Library", "Settings"])
    let plain = try NavigationGraph(root: "page", routes: ["page": RouteSpec()])
    #expect(plain.tabNames == [])
    #expect(plain.links.rules == [])
  }

  @Test("R9: two locations are the same screen when route and identity are, whatever else differs")
  func isSame() throws {
    let graph = try NavigationGraph.fieldbook()
    #expect(graph.isSame("employee id=7", "employee id=7 tab=2"))
    #expect(!graph.isSame("employee id=7", "employee id=8"))
    #expect(!graph.isSame("employee id=7", "employee"))
    #expect(!graph.isSame("employee id=7", "notes id=7"))
    #expect(graph.isSame("track album=1 id=2", "track id=2 album=1"))
    #expect(!graph.isSame("track album=1 id=2", "track album=2 id=2"))
    #expect(graph.isSame("about a=1", "about"))
    #expect(graph.isSame("nowhere a=1", "nowhere"))
  }
}
