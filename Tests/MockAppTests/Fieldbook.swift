import FoundationEssentials
import JSONText
import MockApp
import Navigation

/// The app `fieldbook` as it is delivered.
enum Fieldbook {
  /// Returns the app.
  static func app() throws -> AppDefinition {
    try loaded.get()
  }

  /// The app from the file among the assets, read once.
  private static let loaded = Result {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: root.appending(path: "Assets/apps/fieldbook.json"))
    return try AppDefinition(reading: SourceText(Array(data), name: "fieldbook.json"))
  }

  /// An entry as the router would make it.
  static func entry(_ route: Route, _ params: [String: String] = [:], key: Int = 1) -> HistoryEntry
  {
    HistoryEntry(key: EntryKey(route, key), params: params)
  }
}
