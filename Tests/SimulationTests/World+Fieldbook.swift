import Foundation
import JSONText
import MockApp
import Navigation
import Platforms
import Simulation
import Testing

extension World {
  /// The bundled app on a platform's standard phone.
  static func fieldbook(
    _ platform: Platform, profile: String? = nil, device: Device? = nil,
    _ change: (inout Configuration) -> Void = { _ in }
  ) throws -> World {
    var configuration = Configuration(
      profile: try profile.map { try #require(Profile(named: $0)) } ?? .standard(for: platform),
      device: device)
    change(&configuration)
    return World(try .fieldbook(), configuration: configuration)
  }

  /// Taps, and lets everything settle.
  mutating func tap(_ spot: TapSpot) throws {
    send(try inputs(tapping: spot).get())
    settle()
  }

  /// Acts with the finger; nothing is let settle.
  mutating func act(_ act: FingerAct) {
    send(inputs(for: act))
  }

  /// The routes of the stack that is seen, from its root upwards.
  var stack: [String] {
    let root = router.state.root
    return root.stack(at: root.activePath)?.entries.map(\.location.description) ?? []
  }
}

extension AppDefinition {
  /// The bundled app, read from its file.
  static func fieldbook() throws -> AppDefinition {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Assets/apps/fieldbook.json")
    let bytes = [UInt8](try Data(contentsOf: file))
    return try AppDefinition(reading: SourceText(bytes, name: "fieldbook.json"))
  }
}
