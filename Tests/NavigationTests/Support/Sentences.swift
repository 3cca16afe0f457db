import Navigation

// A location, a stack and a request in the words of the scenario language, so that tests read as it
// does.

extension Location: ExpressibleByStringLiteral {
  /// A route, then `name=value` pairs, separated by spaces.
  public init(stringLiteral text: String) {
    let words = text.split(separator: " ")
    var params: [String: String] = [:]
    for word in words.dropFirst() {
      let pair = word.split(separator: "=", maxSplits: 1)
      params[String(pair[0])] = String(pair[1])
    }
    self.init(Route(rawValue: String(words.first ?? "")), params)
  }
}

extension History {
  /// The locations from the root up to the visible entry, separated by commas.
  var sentence: String {
    entries[...index].map(\.location.description).joined(separator: ", ")
  }

  /// The keys of all entries, forward history included.
  var keys: [String] { entries.map(\.key.description) }
}

extension Router {
  /// Answers each of some requests and returns the last answer.
  @discardableResult
  mutating func handle(_ actions: Request.Action...) -> Outcome? {
    actions.map { handle(Request($0)) }.last
  }

  /// The stack that a request would address, as a sentence.
  func stack(_ target: Request.Target = .active) -> String? {
    history(target)?.sentence
  }

  /// The keys of the stack that a request would address.
  func keys(_ target: Request.Target = .active) -> [String]? {
    history(target)?.keys
  }

  func history(_ target: Request.Target = .active) -> History? {
    state.root.path(to: target).flatMap { state.root.stack(at: $0) }
  }

  /// The stacks that are seen, from the root down: what a person could leave by going back again
  /// and again.
  var visibleStacks: [String] {
    var sentences = [state.root.sentence]
    state.root.forEachActiveContainer { _, container in
      if case .stack(let history) = container { sentences.append(history.sentence) }
    }
    return sentences
  }

  /// The names of the selected tabs on the active path.
  var visibleTabs: [String] {
    var names: [String] = []
    state.root.forEachActiveContainer { _, container in
      if case .tabs(let tabs) = container { names.append(tabs.selectedItem.name) }
    }
    return names
  }

  /// The whole tree's entries in order, hidden tabs included.
  var allKeys: [EntryKey] {
    var keys: [EntryKey] = []
    state.root.forEachEntry { keys.append($0.key) }
    return keys
  }

  /// An entry and all that it hosts, itself first.
  func subtree(of key: EntryKey) -> [EntryKey] {
    var keys: [EntryKey] = []
    state.root.forEachEntry { entry in
      guard entry.key == key else { return }
      entry.forEachEntry { keys.append($0.key) }
    }
    return keys
  }
}
