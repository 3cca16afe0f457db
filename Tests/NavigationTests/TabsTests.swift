import Navigation
import Testing

@Suite struct TabsTests {
  private let items = ["A", "B", "C"].enumerated().map { position, name in
    TabItem(
      name: name,
      container: .stack(History(root: HistoryEntry(key: EntryKey("page", position + 1)))))
  }

  @Test(
    "R1: tabs are made of at least one tab and of positions in range",
    arguments: [([], 0), ([0], 3), ([0], -1), ([3], 0), ([-1], 0)] as [([Int], Int)])
  func malformed(visited: [Int], selected: Int) {
    #expect(
      Tabs(items: selected == 0 && visited == [] ? [] : items, selected: selected, visited: visited)
        == nil)
  }

  @Test(
    "R44, R54: of the visits of a tab the last counts, and the selected one is the last of all",
    arguments: [
      ([0], 0, [0]), ([], 2, [2]), ([0, 1, 0, 2], 2, [1, 0, 2]), ([2, 1], 0, [2, 1, 0]),
      ([1, 2, 1], 2, [1, 2]),
    ])
  func visits(given: [Int], selected: Int, kept: [Int]) {
    #expect(Tabs(items: items, selected: selected, visited: given)?.visited == kept)
  }

  @Test("R42: each change of tab is a visit; a tab is visited once in the order")
  func order() throws {
    var router = Router(graph: try .fieldbook())
    for name in ["Library", "Settings", "Library", "Sites", "Sites", "Settings"] {
      router.handle(.tapTab(name))
    }
    let tabs = router.state.root.tabs(at: ContainerPath([.entry(0)]))
    #expect(tabs?.visited == [1, 0, 2])
    #expect(tabs?.selectedItem.name == "Settings")
    #expect(tabs?.start == 0)
  }
}
