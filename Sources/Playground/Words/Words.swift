import Navigation
import Platforms

/// How panels and logs say things, in as few words as are clear.
package enum Words {
  /// Returns the values of an entry's params, in the order of their names.
  package static func params(of entry: HistoryEntry) -> String {
    entry.params.sorted { $0.key < $1.key }.map(\.value).joined(separator: " ")
  }

  /// Returns the depth of what a tab or an entry holds.
  package static func depth(of container: ContainerState) -> Int {
    switch container {
    case .stack(let history): history.depth
    case .tabs(let tabs): depth(of: tabs.selectedItem.container)
    }
  }

  /// Returns where back would land.
  package static func place(_ destination: BackDestination?) -> String {
    switch destination {
    case .entry(let key): "\(key)"
    case .tab(let name, landing: let key): "\(name): \(key)"
    case .host: "the home screen"
    case nil: "nowhere"
    }
  }
}
