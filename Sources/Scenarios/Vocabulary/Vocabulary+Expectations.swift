extension Vocabulary {
  /// What must be seen, after the word `expect`.
  static let expectations = FormTable<Expectation>(places + answers + transform + states)

  private static let places: [Form<Expectation>] = [
    Form(
      "screen", .route, means: "The visible screen, as the router records it.",
      make: Expectation.screen
    ) { if case .screen(let route) = $0 { route } else { nil } },
    Form(
      "shown", .route, means: "The visible screen, as the container shows it.",
      make: Expectation.shown
    ) { if case .shown(let route) = $0 { route } else { nil } },
    Form("agree", .agree, means: "What is recorded and what is shown agree."),
    Form(
      "label", .text, means: "A text in the visible screen, its title included.",
      make: Expectation.label
    ) { if case .label(let text) = $0 { text } else { nil } },
    Form(
      "no label", .text, means: "No such text in the visible screen.", make: Expectation.noLabel
    ) { if case .noLabel(let text) = $0 { text } else { nil } },
    Form(
      "stack", .list(of: .route), .optional(.address),
      means: "The routes of the visible stack, or of another, from the root up.",
      make: { .stack($0, in: $1) }
    ) { if case .stack(let routes, let address) = $0 { (routes, address) } else { nil } },
    Form(
      "depth", .count, .optional(.address), means: "The count of entries in the stack.",
      make: { .depth($0, in: $1) }
    ) { if case .depth(let depth, let address) = $0 { (depth, address) } else { nil } },
    Form("tab", .tabName, means: "The selected tab.", make: Expectation.tab) {
      if case .tab(let name) = $0 { name } else { nil }
    },
  ]

  private static let answers: [Form<Expectation>] =
    RequestOutcome.allCases.map {
      Form($0.rawValue, .outcome($0), means: "The last request was \($0.rawValue).")
    } + [
      Form(
        "claimed by", .claimant, means: "Who alone handled the last back.",
        make: { .claimed(by: $0) }
      ) { if case .claimed(let claimant) = $0 { claimant } else { nil } },
      Form("gesture", .gesture(true), means: "A gesture is under way."),
      Form("no gesture", .gesture(false), means: "No gesture is under way."),
      Form(
        "destination", .destination, means: "What back, or a commit, would land on.",
        make: { .destination($0, not: false) }
      ) { if case .destination(let destination, not: false) = $0 { destination } else { nil } },
      Form(
        "destination not", .destination, means: "What back would not land on.",
        make: { .destination($0, not: true) }
      ) { if case .destination(let destination, not: true) = $0 { destination } else { nil } },
    ]

  private static let transform: [Form<Expectation>] =
    Quantity.allCases.map { quantity in
      Form(
        quantity.rawValue, .decimal, means: quantity.meaning,
        make: { .quantity(quantity, $0) }
      ) { if case .quantity(quantity, let number) = $0 { number } else { nil } }
    } + [
      Form(
        "fade", .decimal, .decimal, means: "The opacities of what leaves and of what arrives.",
        make: { .fade(out: $0, in: $1) }
      ) { if case .fade(let leaving, let arriving) = $0 { (leaving, arriving) } else { nil } }
    ]

  private static let states: [Form<Expectation>] = [
    Form(
      "unchanged since", .oneOfNames(), means: "The state is what it was before.",
      make: { .unchanged(since: $0) }
    ) { if case .unchanged(let since) = $0 { since } else { nil } },
    Form("scroll", .count, means: "The visible screen's scroll.", make: Expectation.scroll) {
      if case .scroll(let rows) = $0 { rows } else { nil }
    },
    Form("text", .text, means: "The text of the visible field.", make: Expectation.text) {
      if case .text(let text) = $0 { text } else { nil }
    },
    Form("draft", .text, means: "The draft kept for this screen.", make: Expectation.draft) {
      if case .draft(let text) = $0 { text } else { nil }
    },
    Form("app", .oneOfNames(), means: "Where the app is.", make: Expectation.app) {
      if case .app(let presence) = $0 { presence } else { nil }
    },
    Form("front app", .oneOfNames(), means: "Whose window is in front.", make: Expectation.frontApp)
    { if case .frontApp(let app) = $0 { app } else { nil } },
    Form("same on both", .sameOnBoth, means: "Both platforms have the same history."),
    Form(
      "invariant", .invariant, means: "An invariant has held since the start.",
      make: Expectation.invariant
    ) { if case .invariant(let name) = $0 { name } else { nil } },
    Form("all invariants", .allInvariants, means: "Every invariant has held since the start."),
  ]
}
