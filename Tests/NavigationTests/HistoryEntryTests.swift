import Navigation
import Testing

@Suite struct HistoryEntryTests {
  @Test("R1, R4: an entry holds key, params, presentation and child, and no content of its screen")
  func parts() {
    let entry = HistoryEntry(key: EntryKey("notes", 9), params: ["id": "482"])
    #expect(
      Mirror(reflecting: entry).children.map(\.label) == ["key", "params", "presentation", "child"])
    #expect(entry.route == "notes")
    #expect(entry.location == "notes id=482")
  }

  @Test("R2: an entry is pushed unless it says otherwise; a dialog may be cancelable or not")
  func presentation() {
    #expect(HistoryEntry(key: EntryKey("notes", 9)).presentation == .push)
    let kinds: Set<Presentation> = [
      .push, .sheet, .cover, .dialog(cancelable: true), .dialog(cancelable: false),
    ]
    #expect(kinds.count == 5)
  }

  @Test("R5: the leaf of an entry is what is seen in what it hosts, at every depth")
  func leaf() {
    let leaf = HistoryEntry(key: EntryKey("a", 4))
    let hidden = HistoryEntry(key: EntryKey("b", 3))
    let tabs = Tabs(
      items: [
        TabItem(name: "B", container: .stack(History(root: hidden))),
        TabItem(name: "A", container: .stack(History(root: leaf))),
      ], selected: 1, visited: [0, 1])
    let host = HistoryEntry(key: EntryKey("tabs", 2), child: tabs.map(ContainerState.tabs))
    let outer = HistoryEntry(key: EntryKey("host", 1), child: .stack(History(root: host)))
    #expect(leaf.visibleLeaf == leaf)
    #expect(outer.visibleLeaf == leaf)
    #expect(History(root: outer).visibleLeaf == leaf)
  }
}
