import Navigation
import Testing

@Suite struct RouterRefusalTests {
  /// Each request that cannot be carried out in the state below, with its answer.
  private static let refused: [(Request, Outcome)] = [
    (Request(.push("nowhere")), .refused(.unknownRoute("nowhere"))),
    (Request(.push("about"), in: .tab("Gone")), .refused(.noSuchStack)),
    (Request(.push("about"), in: .route("gone")), .refused(.noSuchStack)),
    (Request(.pushUnique("employee id=7")), .refused(.alreadyOnTop(EntryKey("employee", 5)))),
    (Request(.navigate("nowhere")), .refused(.unknownRoute("nowhere"))),
    (Request(.navigate("about"), in: .tab("Gone")), .refused(.noSuchStack)),
    (Request(.pop(0)), .refused(.badCount(0))),
    (Request(.pop(1), in: .root), .refused(.atRoot)),
    (Request(.pop(1), in: .tab("Gone")), .refused(.noSuchStack)),
    (Request(.popTo("about")), .refused(.notInStack("about"))),
    (Request(.popTo("about"), in: .tab("Gone")), .refused(.noSuchStack)),
    (Request(.replace("nowhere")), .refused(.unknownRoute("nowhere"))),
    (Request(.replace("about"), in: .tab("Gone")), .refused(.noSuchStack)),
    (Request(.resetToRoot, in: .tab("Gone")), .refused(.noSuchStack)),
    (Request(.reset([])), .refused(.emptyReset)),
    (Request(.reset([.init("about")]), in: .tab("Gone")), .refused(.noSuchStack)),
    (Request(.reset([.init("about"), .init("nowhere")])), .refused(.unknownRoute("nowhere"))),
    (Request(.setParams(["a": "b"]), in: .tab("Gone")), .refused(.noSuchStack)),
    (Request(.selectTab("Gone")), .refused(.unknownTab("Gone"))),
    (Request(.tapTab("Gone")), .refused(.unknownTab("Gone"))),
    (Request(.back(.closeControl)), .refused(.notDrivable(.stack(tab)))),
    (Request(.pop(1), from: EntryKey("gone", 9)), .stale(.sourceGone(EntryKey("gone", 9)))),
    (Request(.pop(1), from: EntryKey("notes", 5)), .stale(.sourceGone(EntryKey("notes", 5)))),
  ]
  private static let tab = ContainerPath([.entry(0), .tab(0)])

  @Test(
    "R7, I7: what is refused or stale says why and leaves the router as it was",
    arguments: refused)
  func identical(request: Request, answer: Outcome) throws {
    var router = Router(graph: try .fieldbook())
    router.handle(.push("employee id=7"))
    _ = router.begin(.systemGesture, from: .init(rawValue: 1))
    let before = router
    #expect(router.handle(request) == answer)
    #expect(router == before)
    #expect(answer.changes == nil)
  }

  @Test("R7: only what is handled has changes, also when they are none")
  func changes() {
    #expect(Outcome.handled(Changes()).changes?.isEmpty == true)
    #expect(Outcome.notHandled.changes == nil)
    #expect(Outcome.blocked(by: EntryKey("edit", 1)).changes == nil)
  }
}
