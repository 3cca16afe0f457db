import Navigation

/// How many requests the router answers in a second, on one core, and what one costs on deeper
/// stacks.
enum RouterBenchmark {
  static func run() {
    for depth in [10, 1_000, 100_000] {
      let rates = (0..<7).map { _ in requestsPerSecond(depth: depth) }.sorted()
      row("router, \(depth) entries deep", "\(decimals(rates[3] / 1e6, 2)) million requests/s")
    }
  }

  /// A mix of what a session does: three pushes, two pops and a back, a gesture begun and cancelled,
  /// two tab taps.
  private static func requestsPerSecond(depth: Int) -> Double {
    guard var router = makeRouter() else { return 0 }
    let employee = Location("employee", ["id": "482"])
    let notes = Location("notes", ["id": "482"])
    for _ in 1..<depth { _ = router.handle(Request(.push(employee))) }
    let rounds = 20_000
    let requests: [Request] = [
      Request(.push(employee)), Request(.push(notes)), Request(.pop(1)), Request(.pop(1)),
      Request(.push(employee)), Request(.back(.systemButton)),
      Request(.tapTab("Library")), Request(.tapTab("Sites")),
    ]
    let clock = ContinuousClock()
    let time = clock.measure {
      for _ in 0..<rounds {
        for request in requests { _ = router.handle(request) }
        if case .success(let gesture) = router.begin(.systemGesture, from: .init(rawValue: 0)) {
          _ = router.cancel(gesture.id)
        }
      }
    }
    return Double(rounds * (requests.count + 2)) / (nanoseconds(time) / 1e9)
  }

  private static func makeRouter() -> Router? {
    let tabs = [("Sites", "sites"), ("Library", "library"), ("Settings", "settings")]
      .map { RouteSpec.TabSpec(name: $0.0, root: Location(Route(rawValue: $0.1))) }
    let graph = try? NavigationGraph(
      root: Location("home"),
      routes: [
        "home": RouteSpec(hosting: .tabs(tabs)), "sites": RouteSpec(), "library": RouteSpec(),
        "settings": RouteSpec(), "employee": RouteSpec(identity: ["id"]),
        "notes": RouteSpec(identity: ["id"]),
      ])
    return graph.map { Router(graph: $0) }
  }
}
