import MockApp
import MockPhone
import Motion
import Navigation
import Platforms

/// Where things are on the glass.
extension World {
  /// The measures of the screen.
  package var metrics: PhoneMetrics { PhoneMetrics(platform, configuration.device) }

  /// The tabs whose bar is on the glass, by what the container shows: the outermost on the active
  /// path.
  package var visibleTabs: Tabs? {
    guard case .tabs(let tabs)? = shown.current.child else { return nil }
    return tabs
  }

  /// How many whole items the visible screen shows.
  package var viewportRows: Int { metrics.viewportRows(hasTabs: visibleTabs != nil) }

  /// Lays out the screen of a surface as it is drawn; nil for a plain colour.
  package func layout(of surface: Surface) -> ScreenLayout? {
    guard let entry = surface.key.flatMap(entry(of:)) else { return nil }
    return layout(of: entry, below: surface.below)
  }

  /// Lays out the screen of an entry that stands over another one.
  package func layout(of entry: HistoryEntry, below: EntryKey?) -> ScreenLayout {
    ScreenLayout(
      of: app.screen(of: entry, in: definition), in: app[entry.key],
      backLabel: below.flatMap(self.entry(of:)).map { app.screen(of: $0, in: definition).title },
      hasTabs: visibleTabs != nil, metrics: metrics)
  }

  /// Lays out the tab bar; nil where there is none.
  package var tabBarLayout: TabBarLayout? {
    visibleTabs.map { TabBarLayout(of: $0, metrics: metrics) }
  }

  /// Lays out the launcher.
  package var launcherLayout: LauncherLayout {
    LauncherLayout(app: definition.name, metrics: metrics)
  }

  /// Lays out the screen that is seen when nothing moves, as the container shows it.
  package var visibleLayout: ScreenLayout {
    layout(of: Surface(showing: shown, policies: router.policies))
      ?? layout(of: visible, below: nil)
  }

  /// Finds an entry by its key: what is shown, or else what is recorded.
  package func entry(of key: EntryKey) -> HistoryEntry? {
    shown.entry(of: key) ?? router.state.root.entry(of: key)
  }

  /// Returns what a finger at a point would tap.
  func hit(_ point: Point) -> Finger.Tap? {
    guard task.state == .foreground else {
      guard launcherLayout.hit(point)?.kind == .icon(isPlayed: true) else { return nil }
      return Finger.Tap(screen: nil, target: .appIcon)
    }
    if let bar = tabBarLayout, bar.contains(point) {
      return bar.hit(point).map { Finger.Tap(screen: nil, target: .tab($0.label)) }
    }
    guard let element = visibleLayout.hit(point) else { return nil }
    let screen = shown.visibleLeaf.key
    switch element.kind {
    case .backControl: return Finger.Tap(screen: screen, target: .backControl)
    case .item(let item, _):
      if case .field(let field) = item.kind {
        return Finger.Tap(screen: screen, target: .field(field.name))
      }
      return item.action.map {
        Finger.Tap(screen: screen, target: .item(label: item.label, action: $0))
      }
    default: return nil
    }
  }

  /// Keeps the visible screen's scroll within a viewport that has another height now.
  mutating func clampScroll() {
    app.scroll(visible, to: app[visible.key].scroll, viewport: viewportRows, in: definition)
  }
}

extension History {
  /// Finds an entry in the tree by its key: first along what is visible, then anywhere.
  package func entry(of key: EntryKey) -> HistoryEntry? {
    let leaf = visibleLeaf
    if leaf.key == key { return leaf }
    if let found = stack(at: activePath)?.entries.last(where: { $0.key == key }) { return found }
    var found: HistoryEntry?
    forEachEntry { if $0.key == key { found = $0 } }
    return found
  }
}
