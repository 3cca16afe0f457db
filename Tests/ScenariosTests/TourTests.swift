import Foundation
import JSONText
import MockApp
import Scenarios
import Simulation
import Testing

@Suite struct TourTests {
  private static let assets = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Assets").standardizedFileURL

  /// The names of the tour's files.
  private static let tour: [String] =
    ((try? FileManager.default.contentsOfDirectory(
      atPath: assets.appendingPathComponent("scenarios/tour").path)) ?? []).sorted()

  private static func fieldbook() throws -> AppDefinition {
    let file = assets.appendingPathComponent("apps/fieldbook.json")
    return try AppDefinition(
      reading: SourceText([UInt8](try Data(contentsOf: file)), name: "fieldbook.json"))
  }

  private static func performance(of name: String) throws -> Performance {
    let app = try fieldbook()
    let file = assets.appendingPathComponent("scenarios/tour/\(name)")
    let scenario = try Scenario(
      parsing: [UInt8](try Data(contentsOf: file)), names: Names(apps: ["fieldbook"], app: app))
    return Performance(scenario, of: app)
  }

  @Test("the tour has at least twelve scenarios")
  func isComplete() {
    #expect(Self.tour.count >= 12)
  }

  @Test("a scenario of the tour plays as it says", arguments: tour)
  func plays(name: String) throws {
    var performance = try Self.performance(of: name)
    performance.run()
    #expect(performance.failures.isEmpty, "\(performance.failures)")
    #expect(!performance.played.isEmpty)
  }

  @Test("a scenario of the tour is written in the canonical form", arguments: tour)
  func isCanonical(name: String) throws {
    let file = Self.assets.appendingPathComponent("scenarios/tour/\(name)")
    let text = try String(contentsOf: file, encoding: .utf8)
    let printed = try Scenario(parsing: text).description
    #expect(printed == text)
  }

  @Test("the scenario in the README plays as it says")
  func readme() throws {
    let file = Self.assets.appendingPathComponent("../README.md").standardizedFileURL
    let text = try String(contentsOf: file, encoding: .utf8)
    let blocks = text.components(separatedBy: "```")
    let block = try #require(blocks.first { $0.hasPrefix("\ntitle ") })
    let app = try Self.fieldbook()
    var performance = Performance(try Scenario(parsing: block), of: app)
    performance.run()
    #expect(performance.failures.isEmpty, "\(performance.failures)")
    #expect(performance.worlds.count == 2)
  }

  @Test("an expectation that does not hold fails, and the scenario goes on", arguments: tour)
  func canFail(name: String) throws {
    var performance = try Self.performance(of: name)
    performance.run()
    var player = Player(performance.worlds)
    let played = player.play(.expectation(.screen(RouteReference("nowhere")), .settled, on: nil))
    let areFailures = played.map(\.verdict.isFailure)
    #expect(areFailures.contains(true) && !areFailures.contains(false))
  }
}
