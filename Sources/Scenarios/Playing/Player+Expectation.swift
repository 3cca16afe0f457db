import MockApp
import Motion
import Navigation
import Platforms
import Simulation

extension Player {
  /// Says whether an expectation holds on a platform.
  func check(_ expectation: Expectation, at index: Int) -> Verdict {
    let stage = stages[index]
    let world = stage.world
    switch expectation {
    case .screen(let route): return world.visible.verdict(route)
    case .shown(let route): return world.shown.visibleLeaf.verdict(route)
    case .agree:
      let difference = Difference(recorded: world.router.state.root, shown: world.shown)
      return .expecting(difference == .none, "recorded = shown", difference.sentence)
    case .label(let text):
      return .expecting(world.shows(text), "the text '\(text)'", "none on '\(world.screen.title)'")
    case .noLabel(let text):
      return .expecting(!world.shows(text), "no text '\(text)'", "it on '\(world.screen.title)'")
    case .stack(let routes, let address): return world.verdict(routes, in: address)
    case .depth(let depth, let address):
      guard let stack = world.stack(at: address) else { return .noStack }
      return .expecting(stack.depth == depth, "\(depth)", "\(stack.depth)")
    case .tab(let name): return world.verdict(tab: name)
    case .outcome(let outcome):
      let got = world.lastOutcome?.word
      return .expecting(got == outcome, outcome.rawValue, got?.rawValue ?? "no request yet")
    case .claimed(let claimant): return world.verdict(claimedBy: claimant)
    case .gesture(let isExpected):
      let isUnderWay = world.container.isInGesture
      return .expecting(
        isUnderWay == isExpected, isExpected ? "a gesture" : "no gesture",
        isUnderWay ? "one under way" : "none")
    case .destination(let destination, let not): return world.verdict(destination, not: not)
    case .quantity(let quantity, let number): return world.verdict(quantity, number)
    case .fade(let out, let arriving): return world.verdict(out, arriving)
    case .unchanged(let since):
      let before = since == .gesture ? stage.atGesture : stage.atStep
      return .expecting(Memory(world) == before, "the state unchanged", "another one")
    case .scroll(let rows):
      let got = world.app[world.visible.key].scroll
      return .expecting(got == rows, "\(rows)", "\(got)")
    case .text(let text): return .texts(text, world.visibleText)
    case .draft(let text): return .texts(text, world.visibleDraft ?? "")
    case .app(let presence):
      let got = world.task.state.rawValue
      return .expecting(got == presence.rawValue, presence.rawValue, got)
    case .frontApp(.launcher):
      return .expecting(world.task.isLauncherInFront, "the launcher", "the app")
    case .sameOnBoth: return sameOnBoth
    case .invariant(let name): return world.verdict(invariant: name)
    case .allInvariants: return world.verdict(invariant: nil)
    }
  }

  /// Whether both platforms have the same history, whatever the keys (I12).
  private var sameOnBoth: Verdict {
    let outlines = stages.map { $0.world.router.state.root.outline }
    guard outlines.count == 2 else {
      return .failed(expected: "both platforms", got: "one: the header needs 'platform both'")
    }
    return .expecting(outlines[0] == outlines[1], "the same history: \(outlines[0])", outlines[1])
  }
}

extension Verdict {
  /// Holds, or says what was expected and got.
  static func expecting(_ holds: Bool, _ expected: String, _ got: String) -> Verdict {
    holds ? .done : .failed(expected: expected, got: got)
  }

  static func texts(_ expected: String, _ got: String?) -> Verdict {
    expecting(got == expected, "'\(expected)'", got.map { "'\($0)'" } ?? "no field")
  }

  static let noStack = Verdict.failed(expected: "such a stack", got: "none")
}

extension HistoryEntry {
  /// Whether it is a screen of a route with the params that are written.
  func matches(_ reference: RouteReference) -> Bool {
    route.rawValue == reference.route
      && reference.params.allSatisfy { params[$0.key] == $0.value }
  }

  /// Says whether it is the screen that is expected.
  func verdict(_ reference: RouteReference) -> Verdict {
    .expecting(matches(reference), reference.description, location.description)
  }
}

extension World {
  /// Finds the stack that a scenario addresses, as recorded.
  func stack(at address: Address?) -> History? {
    let root = router.state.root
    return root.path(to: Request.Target(address)).flatMap(root.stack(at:))
  }

  /// Whether a text stands on the visible screen, its title included.
  fileprivate func shows(_ text: String) -> Bool { screen.shows(text) }

  fileprivate func verdict(_ routes: [RouteReference], in address: Address?) -> Verdict {
    guard let stack = stack(at: address) else { return .noStack }
    let entries = stack.entries[...stack.index]
    let holds = entries.count == routes.count && zip(entries, routes).allSatisfy { $0.matches($1) }
    return .expecting(
      holds, routes.map(\.description).joined(separator: ", "), stack.writtenStack)
  }

  /// The selected tab of the innermost visible tabs that have the name.
  fileprivate func verdict(tab name: String) -> Verdict {
    let root = router.state.root
    var path = ContainerPath.root
    var found: Tabs?
    for step in root.activePath.steps {
      path = ContainerPath(path.steps + [step])
      if let tabs = root.tabs(at: path), tabs.position(of: name) != nil { found = tabs }
    }
    guard let found else { return .failed(expected: "a tab '\(name)'", got: "none visible") }
    return .expecting(found.selectedItem.name == name, "'\(name)'", "'\(found.selectedItem.name)'")
  }

  fileprivate func verdict(claimedBy claimant: Claimant) -> Verdict {
    guard let got = lastClaimant else {
      return .failed(expected: claimant.word, got: "no back yet")
    }
    return .expecting(claimant.word == got.word, claimant.word, got.word)
  }

  fileprivate func verdict(_ expected: ExpectedDestination, not: Bool) -> Verdict {
    let holds: Bool
    let name: String
    switch (expected, destination) {
    case (.route(let reference), let got):
      holds = got?.landing.flatMap(entry(of:))?.matches(reference) ?? false
      name = reference.description
    case (.tab(let tab), .tab(let got, _)?): (holds, name) = (tab == got, "tab \"\(tab)\"")
    case (.tab(let tab), _): (holds, name) = (false, "tab \"\(tab)\"")
    case (.host, let got): (holds, name) = (got == .host, "host")
    case (.none, let got): (holds, name) = (got == nil, "none")
    }
    return .expecting(holds != not, not ? "not \(name)" : name, destinationName)
  }

  /// The destination as a scenario writes it.
  package var destinationName: String {
    switch destination {
    case .entry(let key)?: entry(of: key)?.location.description ?? key.description
    case .tab(let name, _)?: "tab \"\(name)\""
    case .host?: "host"
    case nil: "none"
    }
  }

  fileprivate func verdict(_ quantity: Quantity, _ number: DecimalLiteral) -> Verdict {
    guard let got = value(of: quantity) else {
      return .failed(
        expected: "\(quantity.rawValue) \(number)",
        got: "a picture that has no \(quantity.rawValue)")
    }
    return .expecting(number.matches(got), "\(number)", number.written(like: got))
  }

  fileprivate func verdict(_ out: DecimalLiteral, _ arriving: DecimalLiteral) -> Verdict {
    guard case .android(let numbers) = transform else {
      return .failed(expected: "fade \(out) \(arriving)", got: "a picture that has no fade")
    }
    return .expecting(
      out.matches(numbers.fadeOut) && arriving.matches(numbers.fadeIn), "\(out) \(arriving)",
      "\(out.written(like: numbers.fadeOut)) \(arriving.written(like: numbers.fadeIn))")
  }

  /// The value of a quantity in the picture; nil: the picture has none.
  package func value(of quantity: Quantity) -> Double? {
    if quantity == .progress { return readout?.progress ?? 0 }
    switch transform {
    case .android(let numbers):
      switch quantity {
      case .eased: return numbers.eased
      case .scale: return numbers.scale
      case .shift: return numbers.shiftX
      case .shiftY: return numbers.shiftY
      case .corner: return numbers.corner
      case .progress, .top, .below, .dim: return nil
      }
    case .home(let numbers):
      switch quantity {
      case .eased: return numbers.eased
      case .scale: return numbers.scale
      case .shift, .shiftY: return 0
      case .progress, .corner, .top, .below, .dim: return nil
      }
    case .ios(let numbers):
      switch quantity {
      case .top: return numbers.topX
      case .below: return numbers.belowX
      case .dim: return numbers.dim
      case .progress, .eased, .scale, .shift, .shiftY, .corner: return nil
      }
    }
  }

  fileprivate func verdict(invariant name: String?) -> Verdict {
    let broken = violations.first { name == nil || $0.invariant.rawValue == name }
    return .expecting(
      broken == nil, "\(name ?? "every invariant") to hold", broken?.description ?? "")
  }
}

extension DecimalLiteral {
  /// Another number with the decimals of this one.
  fileprivate func written(like number: Double) -> String {
    DecimalLiteral(rounding: number, decimals: decimals)?.description ?? "\(number)"
  }
}

extension History {
  /// The stack as `expect stack` is written.
  package var writtenStack: String {
    entries[...index].map(\.location.reference.description).joined(separator: ", ")
  }

  /// The whole tree without keys: what two platforms have to have in common.
  var outline: String {
    entries.enumerated().map { position, entry in
      (position == index ? ">" : "") + entry.location.reference.description
        + (entry.child.map { "(\($0.outline))" } ?? "")
    }.joined(separator: ", ")
  }
}

extension ContainerState {
  fileprivate var outline: String {
    switch self {
    case .stack(let history): history.outline
    case .tabs(let tabs):
      tabs.items.enumerated().map { position, item in
        (position == tabs.selected ? ">" : "") + "\(item.name): \(item.container.outline)"
      }.joined(separator: " | ")
    }
  }
}

extension Location {
  /// The location as a scenario writes it.
  fileprivate var reference: RouteReference { RouteReference(route.rawValue, params: params) }
}

extension Outcome {
  /// The outcome as a scenario writes it.
  fileprivate var word: RequestOutcome {
    switch self {
    case .handled: .handled
    case .notHandled: .notHandled
    case .blocked: .blocked
    case .stale: .stale
    case .refused: .refused
    }
  }
}

extension Claimant {
  /// The claimant as a scenario writes it.
  fileprivate var word: String {
    switch self {
    case .part(let part): part.rawValue
    case .handler(let reference): "handler \(reference)"
    }
  }
}

extension BackCandidate.Kind {
  /// The candidate as a scenario writes it.
  fileprivate var word: String {
    switch self {
    case .keyboard: "keyboard"
    case .dialog: "dialog"
    case .sheet: "sheet"
    case .cover: "cover"
    case .handler: "handler"
    case .stack: "stack"
    case .tabs: "tabs"
    case .host: "host"
    }
  }
}
