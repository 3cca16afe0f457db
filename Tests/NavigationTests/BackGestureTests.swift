import Navigation
import Testing

@Suite struct BackGestureTests {
  private static let left = BackGesture.Edge(rawValue: 1)

  private func deep() throws -> Router {
    var router = Router(graph: try .fieldbook())
    router.handle(.push("employee id=7"), .push("notes id=7"))
    return router
  }

  private func begin(
    _ router: inout Router, _ affordance: Affordance = .systemGesture
  ) throws -> BackGesture {
    try router.begin(affordance, from: Self.left).get()
  }

  @Test("R20, I4, android A105, ios I7: begin and progress change nothing in the history")
  func beginAndProgress() throws {
    var router = try deep()
    let before = router.state
    let gesture = try begin(&router)
    for value in [0, 0.1, 0.35, 0.999, 1, 0.2] {
      router.progress(gesture.id, to: value)
      #expect(router.gesture?.progress == value)
      #expect(router.state == before)
      #expect(router.gesture?.destination == gesture.destination)
    }
  }

  @Test("R20: a gesture knows its edge, its source, its destination and the revision of its begin")
  func parts() throws {
    var router = try deep()
    let gesture = try begin(&router, .edgeSwipe)
    #expect(gesture.edge == Self.left)
    #expect(gesture.affordance == .edgeSwipe)
    #expect(gesture.source == EntryKey("notes", 6))
    #expect(gesture.destination == .entry(EntryKey("employee", 5)))
    #expect(gesture.revision == router.revision)
    #expect(gesture.progress == 0)
    #expect(router.gesture == gesture)
  }

  @Test(
    "R22, ios I45: progress is held within 0…1, whatever is reported",
    arguments: [
      (-0.1, 0), (1.1, 1), (.infinity, 1), (-.infinity, 0), (.nan, 0), (-0.0, 0), (0.5, 0.5),
      (.greatestFiniteMagnitude, 1), (.leastNonzeroMagnitude, .leastNonzeroMagnitude),
    ] as [(Double, Double)])
  func clamped(reported: Double, kept: Double) throws {
    var router = try deep()
    let gesture = try begin(&router)
    router.progress(gesture.id, to: reported)
    #expect(router.gesture?.progress == kept)
  }

  @Test(
    "R21, I20: a gesture begins only where its affordance drives the first candidate",
    arguments: Affordance.allCases)
  func drivable(affordance: Affordance) throws {
    var router = try deep()
    let begun = router.begin(affordance, from: Self.left)
    if Affordances.stack.contains(affordance) {
      #expect(try begun.get().step == (try step(of: router, affordance)))
    } else {
      #expect(begun == .failure(.refused(.notDrivable(router.backPlan.claimant.kind))))
      #expect(router.gesture == nil)
    }
  }

  private func step(of router: Router, _ affordance: Affordance) throws -> BackStep {
    guard case .step(let step) = router.backPlan.answer(for: affordance) else {
      throw Router.BeginFailure.notHandled
    }
    return step
  }

  @Test("R16, R21: where back is not handled no gesture of the core's begins")
  func notHandled() throws {
    var router = Router(graph: try .fieldbook())
    let before = router
    #expect(router.begin(.systemGesture, from: Self.left) == .failure(.notHandled))
    #expect(
      router.begin(.edgeSwipe, from: Self.left) == .failure(.refused(.notDrivable(.host))))
    #expect(router == before)
  }

  @Test(
    "R23, I17, R39: a commit gives what the button gives, at every progress",
    arguments: [0, 0.5, 1])
  func commit(progress: Double) throws {
    var router = try deep()
    var button = router
    let gesture = try begin(&router)
    router.progress(gesture.id, to: progress)
    let outcome = router.commit(gesture.id)
    #expect(outcome == button.handle(.back(.systemButton)))
    #expect(router.state == button.state)
    #expect(router.revision == button.revision)
    #expect(router.gesture == nil)
  }

  @Test("R22, I18, android A94: the commit of a gesture across tabs shows what it promised")
  func commitAcrossTabs() throws {
    var router = try deep()
    router.handle(.tapTab("Library"))
    let gesture = try begin(&router)
    #expect(gesture.destination == .tab("Sites", landing: EntryKey("notes", 6)))
    #expect(router.commit(gesture.id).changes?.tabs?.to == "Sites")
    #expect(router.state.visibleLeaf.key == EntryKey("notes", 6))
  }

  @Test("R23, android A4: a commit without a begin is a plain back")
  func commitWithoutBegin() throws {
    var router = try deep()
    #expect(router.commit(nil).changes?.removed == [EntryKey("notes", 6)])
    router.handle(.resetToRoot)
    #expect(router.commit(nil) == .notHandled)
  }

  @Test("R23, I15: the token of a gesture that has ended is stale, however it ended")
  func finished() throws {
    var router = try deep()
    let cancelled = try begin(&router)
    _ = router.cancel(cancelled.id)
    let committed = try begin(&router)
    _ = router.commit(committed.id)
    let before = router
    for gesture in [cancelled, committed] {
      #expect(router.commit(gesture.id) == .stale(.gestureEnded))
      #expect(router.cancel(gesture.id) == .stale(.gestureEnded))
      router.progress(gesture.id, to: 0.7)
    }
    #expect(router == before)
    #expect(cancelled.id != committed.id)
  }

  @Test("R24, R27, I5, android A92, ios I3: a cancel at any progress leaves all as it was")
  func cancel() throws {
    var router = try deep()
    let before = router
    for progress in [0, 0.01, 0.5, 1] {
      let gesture = try begin(&router)
      router.progress(gesture.id, to: progress)
      #expect(router.cancel(gesture.id) == .handled(Changes()))
      #expect(router.state == before.state)
      #expect(router.revision == before.revision)
      #expect(router.gesture == nil)
    }
    #expect(router.handle(.back(.systemButton))?.changes?.removed.count == 1)
  }

  @Test("R25: while a gesture is under way no other begins, by whatever affordance and edge")
  func oneAtATime() throws {
    var router = try deep()
    let gesture = try begin(&router)
    router.progress(gesture.id, to: 0.4)
    let before = router
    for affordance in Affordance.allCases {
      #expect(
        router.begin(affordance, from: BackGesture.Edge(rawValue: 2))
          == .failure(.refused(.gestureUnderWay)))
    }
    #expect(router == before)
  }

  /// What touches the notes of 7 or the employee beneath them.
  private static let touches: [Request] = [
    Request(.push("edit id=7")), Request(.pop(1)), Request(.pop(2)), Request(.replace("about")),
    Request(.resetToRoot), Request(.reset([.init("sites")])), Request(.setParams(["tab": "2"])),
    Request(.navigate("notes id=7 tab=2")), Request(.popTo("employee")),
    Request(.back(.systemButton)), Request(.back(.headerControl)), Request(.link("/library")),
    Request(.link("/employees/7")), Request(.tapTab("Sites")), Request(.tapTab("Library")),
    Request(.selectTab("Settings")), Request(.push("about"), in: .root),
    Request(.replace("about"), in: .root),
  ]

  @Test(
    "R26, R28, ios I15, I17, I39: what touches source or destination ends the gesture at once",
    arguments: touches)
  func preempted(request: Request) throws {
    var router = try deep()
    var quiet = router
    let gesture = try begin(&router)
    var changes = try #require(router.handle(request).changes)
    #expect(changes.preempted == gesture)
    #expect(router.gesture == nil)
    #expect(router.commit(gesture.id) == .stale(.gestureEnded))
    changes.preempted = nil
    #expect(quiet.handle(request).changes == changes)
    #expect(quiet.state == router.state)
  }

  /// What touches neither.
  private static let elsewhere: [Request] = [
    Request(.push("album id=1"), in: .tab("Library")),
    Request(.replace("about"), in: .tab("Settings")),
    Request(.resetToRoot, in: .tab("Library")), Request(.setParams(["a": "b"]), in: .root),
    Request(.setParams(["a": "b"]), in: .tab("Library")), Request(.selectTab("Sites")),
    Request(.pop(0)), Request(.pop(1), in: .root), Request(.push("nowhere")),
    Request(.popTo("about")), Request(.tapTab("Nowhere")), Request(.back(.sheetSwipe)),
    Request(.popTo("notes")), Request(.pushUnique("notes id=7")),
    Request(.push("about"), from: EntryKey("gone", 99)),
  ]

  @Test(
    "R26, android A25: a request elsewhere, or one that does nothing, lets the gesture live",
    arguments: elsewhere)
  func alive(request: Request) throws {
    var router = try deep()
    let gesture = try begin(&router)
    #expect(router.handle(request).changes?.preempted == nil)
    #expect(router.gesture == gesture)
    #expect(router.commit(gesture.id).changes?.removed == [EntryKey("notes", 6)])
  }

  @Test("R26: the gesture ends when the seen part of what its destination hosts is touched")
  func destinationInside() throws {
    var router = Router(graph: try .nested())
    _ = router.handle(Request(.push("cover"), in: .root))
    var gesture = try begin(&router)
    #expect(gesture.destination == .entry(EntryKey("start", 2)))
    _ = router.handle(Request(.push("page n=1"), in: .tab("Files")))
    #expect(router.gesture == gesture)
    let changes = router.handle(Request(.push("page n=1"), in: .tab("Start"))).changes
    #expect(changes?.preempted == gesture)
    gesture = try begin(&router)
    #expect(gesture.destination == .entry(EntryKey("page", 7)))
  }

  @Test("R26: when what the source hosts is touched, the gesture ends")
  func sourceInside() throws {
    for request in [
      Request(.replace("inner")), Request(.push("step n=1")), Request(.setParams(["a": "b"])),
      Request(.setParams(["a": "b"]), in: .tab("Start")),
    ] {
      var router = Router(graph: try .nested())
      router.handle(.push("host"))
      let gesture = try begin(&router)
      #expect(gesture.source == EntryKey("inner", 6))
      #expect(gesture.step.source == EntryKey("host", 5))
      #expect(router.handle(request).changes?.preempted == gesture)
    }
  }

  @Test("R28: a change of tab within the source ends the gesture, whatever back means then")
  func tabInside() throws {
    var router = Router(graph: try .nested())
    router.handle(.push("kept"))
    let gesture = try begin(&router)
    let changes = router.handle(.tapTab("Two"))?.changes
    #expect(changes?.preempted == gesture)
    #expect(router.backPlan.answer(for: .systemGesture) == .step(gesture.step))
  }

  @Test("R26, R44: a change of policy ends the gesture whose plan it changes, and no other")
  func policy() throws {
    var none = AppPolicies()
    none.tabBack = .none
    var router = try deep()
    let pop = try begin(&router)
    #expect(router.adopt(none) == nil)
    #expect(router.adopt(AppPolicies()) == nil)
    #expect(router.gesture == pop)
    _ = router.cancel(pop.id)
    router.handle(.tapTab("Library"))
    let selection = try begin(&router)
    let state = router.state
    #expect(router.adopt(none) == selection)
    #expect(router.gesture == nil)
    #expect(router.state == state)
  }
}
