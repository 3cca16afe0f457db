// Changes reach down the tree in place. What is changed is moved out of its enum and back again, so
// that its storage stays unique and no change ever copies a stack.

extension History {
  /// Changes the stack at the end of a path in place; does nothing when there is none.
  mutating func modifyStack(at path: ContainerPath, _ body: (inout History) -> Void) {
    guard !path.isRoot else { return body(&self) }
    modifyContainer(at: path) { $0.modifyStack(body) }
  }

  /// Changes the innermost stack on the active path in place.
  mutating func modifyActiveStack(_ body: (inout History) -> Void) {
    guard entries[index].child != nil else { return body(&self) }
    modifyEntry(at: index) { entry in
      entry.modifyChild { $0.modifyActiveStack(body) }
    }
  }

  /// Changes the tabs at the end of a path in place; does nothing when there are none.
  mutating func modifyTabs(at path: ContainerPath, _ body: (inout Tabs) -> Void) {
    modifyContainer(at: path) { $0.modifyTabs(body) }
  }

  /// Changes the container at the end of a path, which begins at this stack and leads below it.
  fileprivate mutating func modifyContainer(
    at path: ContainerPath, _ body: (inout ContainerState) -> Void
  ) {
    guard case .entry(let position)? = path.first else { return }
    modifyEntry(at: position) { entry in
      entry.modifyChild { $0.modifyContainer(at: path.dropFirst(), body) }
    }
  }
}

extension HistoryEntry {
  /// Changes the hosted container in place; does nothing when there is none.
  mutating func modifyChild(_ body: (inout ContainerState) -> Void) {
    guard var container = child.take() else { return }
    body(&container)
    child = container
  }
}

extension ContainerState {
  /// Changes the stack in place; does nothing when this is none.
  mutating func modifyStack(_ body: (inout History) -> Void) {
    switch consume self {
    case .stack(var history):
      body(&history)
      self = .stack(history)
    case .tabs(let tabs):
      self = .tabs(tabs)
    }
  }

  /// Changes the tabs in place; does nothing when these are none.
  mutating func modifyTabs(_ body: (inout Tabs) -> Void) {
    switch consume self {
    case .stack(let history):
      self = .stack(history)
    case .tabs(var tabs):
      body(&tabs)
      self = .tabs(tabs)
    }
  }

  fileprivate mutating func modifyActiveStack(_ body: (inout History) -> Void) {
    switch consume self {
    case .stack(var history):
      history.modifyActiveStack(body)
      self = .stack(history)
    case .tabs(var tabs):
      tabs.modifyContainer(at: tabs.selected) { $0.modifyActiveStack(body) }
      self = .tabs(tabs)
    }
  }

  /// Changes the container at the end of a path, which begins at this one.
  fileprivate mutating func modifyContainer(
    at path: ContainerPath, _ body: (inout ContainerState) -> Void
  ) {
    switch path.first {
    case nil: body(&self)
    case .entry: modifyStack { $0.modifyContainer(at: path, body) }
    case .tab(let position):
      modifyTabs { tabs in
        tabs.modifyContainer(at: position) { $0.modifyContainer(at: path.dropFirst(), body) }
      }
    }
  }
}
