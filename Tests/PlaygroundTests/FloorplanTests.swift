import Playground
import TerminalUI
import Testing

@Suite("Where everything stands")
struct FloorplanTests {
  private func plan(_ width: Int, _ height: Int, focus: Panel? = nil) -> Floorplan {
    Floorplan(CellSize(width: width, height: height), shape: 412 / 915, focus: focus) { _, _ in 12 }
  }

  @Test("At 120×40 every panel is seen, in two columns beside a phone of 42 columns")
  func wide() {
    let plan = plan(120, 40)
    #expect(plan.phone == Area(x: 0, y: 0, width: 42, height: 39))
    let panels = plan.columns.map { $0.slots.map(\.panel) }
    #expect(panels == [[.history, .tabs, .events], [.transform, .back]])
    #expect(plan.footer == Area(x: 0, y: 39, width: 120, height: 1))
  }

  @Test("At 80×24 panels are dropped in their order: events, then tabs")
  func narrow() {
    #expect(plan(80, 24).columns.map { $0.slots.map(\.panel) } == [[.history, .transform, .back]])
  }

  @Test("At 60×20 two panels are left")
  func least() {
    #expect(plan(60, 20).columns.map { $0.slots.map(\.panel) } == [[.history, .transform]])
  }

  @Test("A panel that is brought up is always seen", arguments: Panel.allCases)
  func focus(panel: Panel) {
    for (width, height) in [(60, 20), (80, 24), (120, 40), (300, 100)] {
      let seen = plan(width, height, focus: panel).columns.flatMap { $0.slots.map(\.panel) }
      #expect(seen.contains(panel), "\(width)×\(height)")
    }
  }

  @Test("A panel that is brought up gets the rows that it would like")
  func focusGetsRows() {
    let slots = plan(120, 40, focus: .events).columns[0].slots
    #expect(slots.first { $0.panel == .events }?.rows ?? 0 >= 12)
  }

  @Test("In every terminal that is large enough the parts tile it without overlap")
  func tiles() {
    for width in stride(from: 60, through: 300, by: 7) {
      for height in stride(from: 20, through: 100, by: 3) {
        let plan = plan(width, height)
        #expect(plan.phone.width >= 30)
        #expect(plan.columns.map(\.area.width).reduce(plan.phone.width, +) == width)
        for column in plan.columns {
          #expect(column.slots.reduce(1) { $0 + $1.rows + 1 } == column.area.height)
          #expect(column.slots.allSatisfy { $0.rows >= $0.panel.leastRows })
        }
      }
    }
  }

  @Test("A plan of any size is made without a trap", arguments: [0, 1, 2, 5, 19, 59, 1024, -3])
  func total(side: Int) {
    for other in [0, 1, 20, 1024] {
      for shape in [0, -1, .nan, .infinity, 1.6] {
        let plan = Floorplan(
          CellSize(width: side, height: other), shape: shape, focus: .events
        ) { _, _ in .max / 2 }
        #expect(plan.footer.height <= 1)
      }
    }
  }
}
