import Navigation

/// All that changes in an app besides its history: the state of each screen by key, and the
/// content.
///
/// Every operation is total: an entry of a route that the app does not know is an empty screen.
package struct AppState: Hashable, Sendable {
  /// The states of the screens that are not as new.
  package private(set) var screens: [EntryKey: ScreenState] = [:]
  /// The records and drafts.
  package internal(set) var content = ContentStore()

  /// Makes the state in which an app starts.
  package init() {}

  /// The state of a screen.
  package subscript(_ key: EntryKey) -> ScreenState {
    screens[key] ?? ScreenState()
  }

  /// Returns what an entry shows.
  package func screen(of entry: HistoryEntry, in app: AppDefinition) -> Screen {
    Screen(at: entry.location, in: app, with: content)
  }

  /// Forgets the states of screens whose entries are gone; their drafts stay (R49).
  package mutating func forget(_ keys: some Sequence<EntryKey>) {
    for key in keys { screens[key] = nil }
  }

  /// Changes the state of a screen; one that is as new takes no place.
  mutating func modify(_ key: EntryKey, _ body: (inout ScreenState) -> Void) {
    var state = self[key]
    body(&state)
    screens[key] = state == ScreenState() ? nil : state
  }
}
