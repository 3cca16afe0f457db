import Navigation
import Testing

@Suite struct BackPlanTests {
  private func kinds(_ plan: BackPlan) -> [String] {
    plan.candidates.map { candidate in
      let who =
        switch candidate.kind {
        case .stack(let path): "stack/\(path.steps.count)"
        default: "\(candidate.kind)"
        }
      return switch candidate.verdict {
      case .claims, .claimsForHost: "\(who) claims"
      case .passes(let reason): "\(who) \(reason.rawValue)"
      }
    }
  }

  @Test("R13, R14: the chain names all who were asked, in order, and what each answers")
  func chain() throws {
    var router = Router(graph: try .nested())
    router.handle(.push("host"))
    #expect(
      kinds(router.backPlan) == [
        "keyboard not up", "dialog not up", "sheet not up", "cover not up", "handler not up",
        "stack/3 at its root", "stack/2 claims", "stack/0 not reached", "tabs not reached",
        "host not reached",
      ])
    #expect(router.backPlan.claimantPosition == 6)
    #expect(router.backPlan.claimant == router.backPlan.candidates[6])
  }

  @Test("R14, R16, R44: at the root of the start tab everybody passes and the host is asked")
  func host() throws {
    let router = Router(graph: try .fieldbook())
    let plan = router.backPlan
    #expect(
      kinds(plan).suffix(4) == [
        "stack/2 at its root", "stack/0 at its root", "tabs start tab shown", "host claims",
      ])
    #expect(plan.answer(for: .systemButton) == .notHandled)
    #expect(plan.answer(for: .systemGesture) == .notHandled)
    #expect(plan.destination(for: .systemGesture) == .host)
    #expect(plan.claimantPosition == plan.candidates.count - 1)
  }

  @Test("R18, android A93, ios I1: at the root neither swipe nor header control does anything")
  func rootOniOS() throws {
    var router = Router(graph: try .fieldbook())
    let before = router
    for affordance in [Affordance.edgeSwipe, .contentSwipe, .headerControl, .sheetSwipe] {
      #expect(router.backPlan.answer(for: affordance) == .notDrivable(.host))
      #expect(router.backPlan.destination(for: affordance) == nil)
      #expect(router.handle(.back(affordance)) == .refused(.notDrivable(.host)))
    }
    #expect(router == before)
  }

  @Test("R16: at the root back is not handled, however often it is asked; nothing changes")
  func notHandled() throws {
    var router = Router(graph: try .fieldbook())
    let before = router
    for _ in 0..<3 { #expect(router.handle(.back(.systemButton)) == .notHandled) }
    #expect(router == before)
  }

  @Test("R44, android A94: at another tab's root system back goes to the start tab as it was left")
  func startTab() throws {
    var router = Router(graph: try .fieldbook())
    router.handle(.push("employee id=7"), .tapTab("Settings"))
    let sites = router.history(.tab("Sites"))
    let plan = router.backPlan
    #expect(plan.claimant.kind == .tabs)
    #expect(
      plan.destination(for: .systemGesture) == .tab("Sites", landing: EntryKey("employee", 5)))
    #expect(plan.answer(for: .edgeSwipe) == .notDrivable(.tabs))
    #expect(router.handle(.back(.headerControl)) == .refused(.notDrivable(.tabs)))
    let changes = router.handle(.back(.systemButton))?.changes
    #expect(changes?.tabs?.from == "Settings" && changes?.tabs?.to == "Sites")
    #expect(changes?.removed == [])
    #expect(router.history(.tab("Sites")) == sites)
    #expect(router.state.visibleLeaf.key == EntryKey("employee", 5))
  }

  @Test("R44: with tab-back=none system back leaves the app from the root of every tab")
  func tabBackNone() throws {
    var router = Router(graph: try .fieldbook())
    var policies = AppPolicies()
    policies.tabBack = .none
    _ = router.adopt(policies)
    router.handle(.tapTab("Settings"), .push("about"))
    #expect(router.handle(.back(.systemButton))?.changes?.removed.count == 1)
    #expect(kinds(router.backPlan).suffix(2) == ["tabs tab-back=none", "host claims"])
    #expect(router.handle(.back(.systemButton)) == .notHandled)
    #expect(router.visibleTabs == ["Settings"])
  }

  @Test("R14: without tabs the policy for them passes")
  func noTabs() throws {
    let graph = try NavigationGraph(root: "page", routes: ["page": RouteSpec()])
    #expect(
      kinds(Router(graph: graph).backPlan).suffix(3) == [
        "stack/0 at its root", "tabs no tabs", "host claims",
      ])
  }

  @Test("R15: a hidden tab and a covered stack never claim, however full they are")
  func onlyVisible() throws {
    var router = Router(graph: try .nested())
    router.handle(.push("page n=1"), .push("page n=2"), .tapTab("Files"))
    router.handle(.push("host"), .push("step n=1"), .push("step n=2"))
    _ = router.handle(Request(.push("cover"), in: .tab("Files")))
    #expect(router.visibleStacks == ["home", "files, host, cover"])

    #expect(router.handle(.back(.systemButton))?.changes?.removed.map(\.route) == ["cover"])
    for route in ["step", "step", "host"] {
      let leaves = router.handle(.back(.systemButton))?.changes?.removed.first
      #expect(leaves?.route == Route(rawValue: route))
    }
    #expect(router.handle(.back(.systemButton))?.changes?.tabs?.to == "Start")
    #expect(router.stack() == "start, page n=1, page n=2")
  }

  @Test("R5, I6, I18: back lands where the plan said before, in every state of three levels")
  func exhaustive() throws {
    for root in 1...2 {
      for tab in ["Start", "Files"] {
        for outer in 1...3 {
          for inner in 0...2 {
            for policy in AppPolicies.TabBack.allCases {
              try check(root: root, tab: tab, outer: outer, inner: inner, policy: policy)
            }
          }
        }
      }
    }
  }

  /// Goes back by each affordance from a state of these depths; 0: none is hosted.
  private func check(
    root: Int, tab: String, outer: Int, inner: Int, policy: AppPolicies.TabBack
  ) throws {
    var policies = AppPolicies()
    policies.tabBack = policy
    var start = Router(graph: try .nested(), policies: policies)
    start.handle(.tapTab(tab))
    for number in 1..<outer { start.handle(.push(Location("page", ["n": "\(number)"]))) }
    if inner > 0 { start.handle(.push("host")) }
    for number in 1..<max(inner, 1) { start.handle(.push(Location("step", ["n": "\(number)"]))) }
    for _ in 1..<root { _ = start.handle(Request(.push("cover"), in: .root)) }

    let claimant: BackCandidate.Kind =
      if root > 1 {
        .stack(.root)
      } else if inner > 1 {
        .stack(ContainerPath([.entry(0), .tab(tab == "Files" ? 1 : 0), .entry(outer)]))
      } else if outer > 1 || inner > 0 {
        .stack(ContainerPath([.entry(0), .tab(tab == "Files" ? 1 : 0)]))
      } else if tab == "Files" && policy == .initial {
        .tabs
      } else {
        .host
      }
    let plan = start.backPlan
    #expect(plan.claimant.kind == claimant)
    #expect(plan.candidates.filter(\.claims) == [plan.claimant])
    for affordance in Affordance.allCases {
      var router = start
      let outcome = router.handle(.back(affordance))
      switch plan.answer(for: affordance) {
      case .step(let step):
        #expect(router.state.visibleLeaf.key == step.destination.landing)
        #expect(plan.destination(for: affordance) == step.destination)
        #expect(outcome?.changes?.isEmpty == false)
      case .notDrivable(let kind):
        #expect(outcome == .refused(.notDrivable(kind)))
        #expect(router == start)
      case .notHandled:
        #expect(outcome == .notHandled)
        #expect(plan.destination(for: affordance) == .host)
        #expect(router == start)
      }
    }
  }
}
