import Exploration
import Foundation
import JSONText
import MockApp
import Platforms
import Simulation
import Testing

@Suite struct BreadthFirstSearchTests {
  private func fieldbook() throws -> AppDefinition {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Assets/apps/fieldbook.json")
    let bytes = [UInt8](try Data(contentsOf: file))
    return try AppDefinition(reading: SourceText(bytes, name: "fieldbook.json"))
  }

  @Test(
    "every sequence of four letters, of all inputs that exist, breaks no invariant",
    arguments: Platform.allCases)
  func depthFour(platform: Platform) throws {
    let world = World(try fieldbook(), configuration: .standard(for: platform))
    let report = BreadthFirstSearch(alphabet: Alphabet.fieldbook, depth: 4).run(from: world)
    #expect(report.counterExamples.isEmpty, "\(report.counterExamples)")
    #expect(report.worlds > 1_000)
    print("\(platform.rawValue): \(report.worlds) worlds, \(report.steps) steps")
  }
}
