import Navigation

/// A person, an app and a container that ask a router for anything, at random, and check its every
/// answer.
struct RandomDriver {
  private(set) var router: Router
  /// How many requests were made so far.
  private(set) var requests = 0
  /// How many answers of each kind there were, and how many gestures.
  private(set) var counts: [String: Int] = [:]
  /// What must not have happened.
  private(set) var violations: [String] = []

  private var random: SplitMix64
  private var tree: Tree
  /// Every key that has ever gone.
  private var gone: Set<EntryKey> = []
  private var open: OpenGesture?
  private let links: [String]
  private let arrivals: [String: [String]]

  /// The gesture under way, as the driver knows it.
  private struct OpenGesture {
    let gesture: BackGesture
    let state: RouterState
    /// Whether it began on the router's own history.
    let isOwn: Bool
  }

  init(seed: UInt64, graph: NavigationGraph) {
    random = SplitMix64(seed: seed)
    router = Router(graph: graph)
    tree = Tree(router.state, graph)
    links = [
      "/pages/4", "/pages/4/host", "/host", "/kept", "/kept/cover", "/more", "", "/pages/0", "/%",
      "/pages/7/x",
    ]
    var arrivals: [String: [String]] = [:]
    for link in links {
      var cold = Router(graph: graph)
      cold.handle(.link(link))
      arrivals[link] = cold.visibleStacks + cold.visibleTabs
    }
    self.arrivals = arrivals
  }

  /// Does one thing at random and checks what has become of the router.
  mutating func step() {
    switch random.below(20) {
    case 0...1: begin()
    case 2: progress()
    case 3: commit()
    case 4: cancel()
    case 5: report()
    case 6: confirm()
    case 7: adopt()
    default: request()
    }
  }

  private mutating func expect(_ holds: Bool, _ sentence: @autoclosure () -> String) {
    if !holds { violations.append(sentence()) }
  }
}

// MARK: - Requests

extension RandomDriver {
  private mutating func request() {
    let request = Request(action(), in: target(), from: source())
    let before = router
    let treeBefore = tree
    let outcome = router.handle(request)
    requests += 1
    count(outcome)
    settle(outcome, after: "\(request.action)", from: before)
    let isGone = request.source.map { !treeBefore.keys.contains($0) } ?? false
    expect(isStale(outcome) == isGone, "R12: \(request) is answered \(outcome)")
    switch request.action {
    case .push(let location):
      expectPush(of: location, outcome, request.target, before)
    case .replace(let location):
      expectReplace(by: location, outcome, request.target, before)
    case .reset(let entries) where outcome.changes != nil:
      let path = before.state.root.path(to: request.target)
      let after = path.flatMap { router.state.root.stack(at: $0) }
      expect(
        after?.entries.map(\.location) == entries.map(\.location),
        "I27: a reset to \(entries) leaves \(after?.sentence ?? "nothing")")
    case .selectTab:
      expect(tree.stacks == treeBefore.stacks, "I9: a change of tab has changed a stack")
    case .tapTab where outcome.changes?.tabs != nil:
      expect(tree.stacks == treeBefore.stacks, "I9: a tap on a tab has changed a stack")
    case .back(let affordance):
      expectBack(by: affordance, outcome, before)
    case .link(let path) where outcome.changes != nil:
      let warm = router.visibleStacks + router.visibleTabs
      let cold = arrivals[path] ?? []
      expect(warm == cold, "R47: \(path) arrives warm on \(warm), cold on \(cold)")
    default: break
    }
  }

  private mutating func action() -> Request.Action {
    if tree.params.count > 30 { return random.pick([.link(""), .resetToRoot, .pop(9)]) }
    return switch random.below(22) {
    case 0...5: .push(location())
    case 6: .pushUnique(location())
    case 7: .navigate(location())
    case 8: .pop(random.below(4) - (random.below(8) == 0 ? 1 : 0))
    case 9: .popTo(location())
    case 10: .replace(location())
    case 11: .resetToRoot
    case 12: .reset(resetEntries())
    case 13: .setParams(["s": "\(random.below(2))"])
    case 14: .selectTab(tabName())
    case 15...16: .tapTab(tabName())
    case 17: .link(random.pick(links))
    default: .back(random.pick(Affordance.allCases))
    }
  }

  private mutating func location() -> Location {
    let number = "\(random.below(3))"
    return random.pick([
      Location("page", ["n": number]), Location("page", ["n": number, "s": number]),
      Location("cover"), Location("host"), Location("step", ["n": number]), Location("kept"),
      Location("a"), Location(random.pick(["nowhere", "a"])),
    ])
  }

  private mutating func tabName() -> String {
    random.pick(["Start", "Files", "More", "One", "Two", "Nowhere"])
  }

  private mutating func target() -> Request.Target {
    switch random.below(10) {
    case 0: .root
    case 1...2: .tab(tabName())
    case 3: .route(random.pick(["host", "page", "kept", "start", "step", "nowhere"]))
    default: .active
    }
  }

  private mutating func source() -> EntryKey? {
    switch random.below(12) {
    case 0: router.state.visibleLeaf.key
    case 1: random.pick(router.allKeys)
    case 2: EntryKey("gone", random.below(200))
    default: nil
    }
  }

  private mutating func resetEntries() -> [Request.ResetEntry] {
    let standing = router.history()?.entries ?? []
    return (0..<random.below(4)).map { _ in
      let entry = random.pick(standing)
      return switch random.below(6) {
      case 0...2: Request.ResetEntry(entry.location, key: entry.key)
      case 3: Request.ResetEntry(location(), key: entry.key)
      default: Request.ResetEntry(location())
      }
    }
  }

  private mutating func expectPush(
    of location: Location, _ outcome: Outcome, _ target: Request.Target, _ before: Router
  ) {
    guard outcome.changes != nil, let path = before.state.root.path(to: target),
      let old = before.state.root.stack(at: path), let new = router.state.root.stack(at: path)
    else { return }
    expect(
      new.entries.count == old.depth + 1 && new.current.location == location
        && new.index == old.depth,
      "I27: a push on \(old.sentence) gives \(new.sentence)")
  }

  private mutating func expectReplace(
    by location: Location, _ outcome: Outcome, _ target: Request.Target, _ before: Router
  ) {
    guard outcome.changes != nil, let path = before.state.root.path(to: target),
      let old = before.state.root.stack(at: path), let new = router.state.root.stack(at: path)
    else { return }
    expect(
      new.entries.count == old.depth && new.current.location == location
        && new.current.key != old.current.key,
      "I27: a replace on \(old.sentence) gives \(new.sentence)")
  }

  /// I8 and I18: at most one entry goes, and what is seen then is what the plan named.
  private mutating func expectBack(
    by affordance: Affordance, _ outcome: Outcome, _ before: Router
  ) {
    guard !isStale(outcome) else { return }
    switch before.backPlan.answer(for: affordance) {
    case .step(let step): expectStep(step, outcome, before)
    case .notHandled: expect(outcome == .notHandled, "I18: the host was to be asked")
    case .notDrivable(let kind):
      expect(outcome == .refused(.notDrivable(kind)), "R18: \(affordance) drove \(kind)")
    }
  }

  private func isStale(_ outcome: Outcome) -> Bool {
    if case .stale = outcome { true } else { false }
  }

  private mutating func expectStep(_ step: BackStep, _ outcome: Outcome, _ before: Router) {
    let removed = outcome.changes?.removed ?? []
    let landing = router.state.visibleLeaf.key
    expect(outcome.changes?.added == [], "I8: back has added an entry")
    expect(landing == step.destination.landing, "I18: \(step) landed on \(landing)")
    expect(
      removed == step.source.map(before.subtree) ?? [],
      "I8: \(step) has removed \(removed)")
  }
}

// MARK: - Gestures and messages

extension RandomDriver {
  private mutating func begin() {
    let before = router
    let affordance = random.pick(Affordance.allCases)
    var shown: History?
    if random.below(3) == 0 {
      shown = router.state.root
      if case .step(let step) = router.backPlan.answer(for: affordance), random.below(2) == 0 {
        shown = router.state.root.performing(step)
      }
    }
    let edge = BackGesture.Edge(rawValue: UInt8(random.below(3)))
    let result = router.begin(affordance, from: edge, shown: shown)
    expect(router.state == before.state, "I4: begin has changed the history")
    expect(router.revision == before.revision, "I4: begin has counted a change")
    let plan = BackPlan(of: shown ?? before.state.root, policies: before.policies)
    switch result {
    case .success(let gesture):
      counts["begun", default: 0] += 1
      expect(open == nil, "R25: a second gesture has begun")
      expect(plan.answer(for: affordance) == .step(gesture.step), "I20: no step, and it begins")
      open = OpenGesture(gesture: gesture, state: before.state, isOwn: shown == nil)
    case .failure(let failure):
      expect(router == before, "I7: a failed begin has changed the router")
      switch failure {
      case .notHandled: expect(plan.answer(for: affordance) == .notHandled, "I20: not handled")
      case .refused(.gestureUnderWay): expect(open != nil, "R25: no gesture is under way")
      case .refused: expect(open == nil, "R25: a gesture is under way")
      }
    }
  }

  private mutating func progress() {
    guard let open else { return }
    let before = router.state
    router.progress(
      open.gesture.id, to: random.pick([0, 0.35, 1, -1, 2, .nan, .infinity]))
    expect(router.state == before, "I4: progress has changed the history")
    let value = router.gesture?.progress ?? -1
    expect((0...1).contains(value), "R22: progress is \(value)")
    expect(
      router.gesture?.destination == open.gesture.destination, "R22: the destination has changed")
  }

  private mutating func commit() {
    let before = router
    let id = random.below(8) == 0 ? nil : random.pick([open?.gesture.id, before.gesture?.id])
    let own = open.flatMap { $0.gesture.id == id ? $0.gesture : nil }
    let outcome = router.commit(id)
    count(outcome)
    if let own {
      open = nil
      expect(router.gesture == nil, "I15: a committed gesture goes on")
      let answer = before.backPlan.answer(for: own.affordance)
      expect(
        (answer == .step(own.step)) == (outcome.changes != nil), "R23: \(outcome) to \(own)")
      if outcome.changes != nil { expectStep(own.step, outcome, before) }
    } else if id != nil {
      expect(outcome == .stale(.gestureEnded), "R23: \(outcome) to a gesture that is none")
    }
    settle(outcome, after: "commit", from: before, mayEndGesture: own != nil)
  }

  private mutating func cancel() {
    guard let known = open else { return }
    let before = router
    let outcome = router.cancel(known.gesture.id)
    open = nil
    expect(outcome == .handled(Changes()), "R24: a cancel is answered \(outcome)")
    expect(router.gesture == nil, "I15: a cancelled gesture goes on")
    if before.revision == known.gesture.revision {
      expect(router.state == known.state, "I5: a cancel has not restored the state")
    }
    settle(outcome, after: "cancel", from: before, mayEndGesture: true)
  }

  private mutating func report() {
    let before = router
    let treeBefore = tree
    let path = random.below(3) > 0 ? router.state.root.activePath : ContainerPath.root
    var keys = (router.state.root.stack(at: path)?.entries ?? []).suffix(1 + random.below(2))
      .map(\.key)
    if random.below(3) == 0 { keys.append(random.pick(router.allKeys)) }
    if random.below(4) == 0 { keys.append(EntryKey("gone", 1 + random.below(99))) }
    let own = random.below(2) == 0 ? open?.gesture : nil
    if own != nil { open = nil }
    let outcome = router.accept(PopReport(removed: keys, gesture: own?.id))
    count(outcome)
    expect(outcome.changes != nil, "R33: a report was answered \(outcome)")
    expect(outcome.changes?.added == [], "R33: a report has added an entry")
    let roots = Set(treeBefore.stacks.compactMap(\.keys.first))
    let named = keys.filter { !roots.contains($0) }.flatMap(before.subtree)
    expect(
      Set(outcome.changes?.removed ?? []) == Set(named),
      "R33: a report of \(keys) removed \(outcome.changes?.removed ?? [])")
    settle(outcome, after: "report", from: before, mayEndGesture: own != nil)
  }

  private mutating func confirm() {
    let before = router
    let revision = router.revision - random.below(2)
    let outcome = router.confirm(revision)
    expect((outcome.changes != nil) == (revision == before.revision), "R33: \(outcome)")
    expect(router.confirmed <= router.revision, "R33: more is confirmed than there is")
    expect(router.state == before.state, "R33: a confirmation has changed the history")
  }

  private mutating func adopt() {
    var policies = AppPolicies()
    policies.reselect = random.pick(AppPolicies.Reselect.allCases)
    policies.tabBack = random.pick(AppPolicies.TabBack.allCases)
    let before = router
    let ended = router.adopt(policies)
    expect(router.state == before.state, "a change of policy has changed the history")
    expect(ended == nil || ended?.id == open?.gesture.id, "I15: another gesture has ended")
    if ended != nil { open = nil }
    expectGesture(after: "adopt")
  }
}

// MARK: - What holds after everything

extension RandomDriver {
  private mutating func count(_ outcome: Outcome) {
    let name =
      switch outcome {
      case .handled(let changes): changes.preempted == nil ? "handled" : "preempted"
      case .notHandled: "notHandled"
      case .blocked: "blocked"
      case .stale: "stale"
      case .refused: "refused"
      }
    counts[name, default: 0] += 1
  }

  /// Checks that the changes tell exactly what has happened, and that the tree is sound.
  private mutating func settle(
    _ outcome: Outcome, after what: @autoclosure () -> String, from before: Router,
    mayEndGesture: Bool = false
  ) {
    guard let changes = outcome.changes else {
      expect(router.state == before.state, "I7: \(what()), answered \(outcome), changed much")
      expect(router.revision == before.revision, "I7: \(what()) was counted")
      if !mayEndGesture { expect(router == before, "I7: \(what()) has ended the gesture") }
      return
    }
    let old = tree
    let isSame = router.state == before.state
    if !isSame {
      tree = Tree(router.state, router.graph)
      violations += tree.faults.map { "\($0) after \(what())" }
    }
    let removed = Set(changes.removed)
    let added = Set(changes.added)
    expect(removed.count == changes.removed.count, "\(what()) names a key twice")
    expect(removed == old.keys.subtracting(tree.keys), "\(what()) says \(changes.removed) are gone")
    expect(added == tree.keys.subtracting(old.keys), "\(what()) says \(changes.added) are new")
    expect(gone.isDisjoint(with: added), "I21: \(what()) has brought back a key")
    gone.formUnion(removed)
    expect(changes.isEmpty == isSame, "\(what()) says \(changes); the same history: \(isSame)")
    expect(router.revision == before.revision + (isSame ? 0 : 1), "\(what()) is counted wrongly")
    if let updated = changes.updated {
      expect(old.params[updated] != tree.params[updated], "\(what()) has not updated \(updated)")
    }
    expect(
      (changes.tabs != nil) == (old.selections != tree.selections) || !removed.isEmpty
        || !added.isEmpty, "\(what()) says \(changes.tabs as Any) of tabs")
    if let preempted = changes.preempted {
      expect(preempted.id == open?.gesture.id, "I15: \(what()) ended a gesture that was not open")
      open = nil
    }
    expectGesture(after: what())
  }

  /// I15: the gesture under way is the one that was begun and not ended, and what it promised still
  /// holds.
  private mutating func expectGesture(after what: @autoclosure () -> String) {
    let (gesture, known) = (router.gesture, open?.gesture)
    expect(
      gesture?.id == known?.id,
      "I15: after \(what()) there is \(gesture as Any), not \(known as Any)")
    guard let gesture, open?.isOwn == true else { return }
    expect(
      router.backPlan.answer(for: gesture.affordance) == .step(gesture.step),
      "R26: after \(what()) the gesture promises what would not happen")
  }
}
