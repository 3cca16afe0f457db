import Navigation
import Testing

@Suite struct ContainerPathTests {
  /// Positions about the greatest that a packed step holds, and some that no path leads to.
  private static let positions = [0, 1, 5, (1 << 20) - 2, (1 << 20) - 1, 1 << 20, Int.max, -1]
  private static let steps = positions.flatMap { position -> [ContainerPath.Step] in
    [.entry(position), .tab(position)]
  }

  /// Every way of that many steps.
  private static func ways(_ count: Int) -> [[ContainerPath.Step]] {
    guard count > 0 else { return [[]] }
    return ways(count - 1).flatMap { way in steps.map { way + [$0] } }
  }

  @Test(
    "R1: a path gives back the steps of which it was made, however many and however far",
    arguments: 0...3)
  func roundTrip(count: Int) {
    for way in Self.ways(count) where ContainerPath(way).steps != way {
      Issue.record("\(way) comes back as \(ContainerPath(way).steps)")
    }
  }

  @Test("R1: two paths are equal when their steps are")
  func equality() {
    let ways = (0...2).flatMap(Self.ways)
    #expect(Set(ways.map { ContainerPath($0) }).count == ways.count)
    for way in Self.ways(2) {
      var path = ContainerPath([.entry(1), .tab(2), .entry(3), .tab(4)])
      path.steps = way
      if path != ContainerPath(way) { Issue.record("\(way) is stored in two ways") }
    }
  }

  @Test("R1: paths longer than three steps are found, shown and walked like short ones")
  func long() throws {
    var router = Router(graph: try .nested())
    router.handle(.push("host"), .push("kept"), .selectTab("Two"), .push("host"), .push("step n=1"))
    let steps: [ContainerPath.Step] = [
      .entry(0), .tab(0), .entry(1), .entry(1), .tab(1), .entry(1),
    ]
    let root = router.state.root
    #expect(root.activePath == ContainerPath(steps))
    #expect(root.stack(at: ContainerPath(steps))?.sentence == "inner, step n=1")
    var seen: [ContainerPath] = []
    root.forEachActiveContainer { path, container in
      seen.append(path)
      #expect(root.container(at: path) == container)
    }
    #expect(seen == (1...6).map { ContainerPath(Array(steps.prefix($0))) })
  }

  @Test(
    "R1: a path that leads nowhere ends in nothing",
    arguments: [
      [.tab(0)], [.entry(1)], [.entry(-1)], [.entry(0), .tab(3)], [.entry(0), .entry(0)],
      [.entry(0), .tab(0), .entry(0)], [.entry(0), .tab(0), .tab(0)],
      [.entry(0), .tab(0), .entry(1), .tab(0)],
    ] as [[ContainerPath.Step]])
  func nowhere(steps: [ContainerPath.Step]) throws {
    let root = Router(graph: try .fieldbook()).state.root
    #expect(root.container(at: ContainerPath(steps)) == nil)
    #expect(root.stack(at: ContainerPath(steps)) == nil)
    #expect(root.tabs(at: ContainerPath(steps)) == nil)
  }
}
