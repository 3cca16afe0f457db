import Navigation
import Testing

@Suite struct AffordanceTests {
  /// R18, word by word.
  private static let table: [(BackCandidate.Kind, Set<Affordance>)] = [
    (.keyboard, [.systemButton, .systemGesture]),
    (
      .stack(.root), [.edgeSwipe, .contentSwipe, .headerControl, .systemButton, .systemGesture]
    ),
    (.sheet, [.sheetSwipe, .closeControl, .systemButton, .systemGesture]),
    (.cover, [.closeControl, .systemButton, .systemGesture]),
    (.dialog, [.dialogButton, .systemButton, .systemGesture]),
    (.handler, [.systemButton, .systemGesture]),
    (.tabs, [.systemButton, .systemGesture]),
    (.host, [.systemButton, .systemGesture]),
  ]

  @Test("R18: each candidate is driven by its affordances and by no others", arguments: table)
  func drives(kind: BackCandidate.Kind, affordances: Set<Affordance>) {
    for affordance in Affordance.allCases {
      #expect(kind.affordances.contains(affordance) == affordances.contains(affordance))
    }
  }
}
