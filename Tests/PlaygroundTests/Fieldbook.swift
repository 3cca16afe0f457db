import Foundation
import JSONText
import MockApp
import Platforms
import Simulation

extension World {
  /// The app `fieldbook` as it is delivered, on a platform's standard phone.
  static func fieldbook(_ platform: Platform) throws -> World {
    World(try .fieldbook(), configuration: .standard(for: platform))
  }
}

extension AppDefinition {
  /// The app `fieldbook` as it is delivered.
  static func fieldbook() throws -> AppDefinition {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Assets/apps/fieldbook.json")
    return try AppDefinition(
      reading: SourceText(Array(Data(contentsOf: file)), name: "fieldbook.json"))
  }
}
