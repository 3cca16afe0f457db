import Navigation

extension AppState {
  /// Scrolls a screen so that an item stands at the top of the viewport, as far as there are items
  /// to fill it.
  ///
  /// - Parameter viewport: How many whole items the viewport shows.
  package mutating func scroll(
    _ entry: HistoryEntry, to position: Int, viewport: Int, in app: AppDefinition
  ) {
    let last = Self.lastScroll(of: screen(of: entry, in: app).count, viewport: viewport)
    modify(entry.key) { $0.scroll = max(0, min(position, last)) }
  }

  /// Scrolls a screen by a number of items, down when it is positive.
  package mutating func scroll(
    _ entry: HistoryEntry, by distance: Int, viewport: Int, in app: AppDefinition
  ) {
    let (position, overflow) = self[entry.key].scroll.addingReportingOverflow(distance)
    scroll(
      entry, to: overflow ? (distance < 0 ? .min : .max) : position, viewport: viewport, in: app)
  }

  /// Scrolls a screen no further than it must so that an item is seen whole.
  package mutating func reveal(
    _ position: Int, on entry: HistoryEntry, viewport: Int, in app: AppDefinition
  ) {
    let top = self[entry.key].scroll
    if position < top {
      scroll(entry, to: position, viewport: viewport, in: app)
    } else if position - top >= max(1, viewport) {
      scroll(entry, to: position - max(1, viewport) + 1, viewport: viewport, in: app)
    }
  }

  /// Scrolls a screen to its top (R43).
  package mutating func scrollToTop(_ key: EntryKey) {
    modify(key) { $0.scroll = 0 }
  }

  /// Returns how far a screen scrolls: until its last item stands at the bottom of the viewport.
  package static func lastScroll(of count: Int, viewport: Int) -> Int {
    max(0, count - max(1, viewport))
  }
}
