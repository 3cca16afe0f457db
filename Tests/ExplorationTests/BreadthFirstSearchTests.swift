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

  @Test("the alphabet has a letter for every kind of input and every act of the finger")
  func alphabet() {
    var inputs: Set<String> = []
    var acts: Set<String> = []
    for letter in Alphabet.fieldbook {
      switch letter {
      case .input(let input): inputs.insert(Self.name(of: input))
      case .finger(let act): acts.insert(Self.name(of: act))
      case .tap: inputs.insert("touch")
      case .settle: break
      }
    }
    #expect(inputs.count == 15)
    #expect(acts.count == 8)
  }

  /// The kind of an input: a new kind has to be named here, and needs its letter then.
  private static func name(of input: Input) -> String {
    switch input {
    case .touch: "touch"
    case .systemBack: "systemBack"
    case .home: "home"
    case .returnToApp: "returnToApp"
    case .request: "request"
    case .link: "link"
    case .focus: "focus"
    case .type: "type"
    case .erase: "erase"
    case .unfocus: "unfocus"
    case .scroll: "scroll"
    case .wait: "wait"
    case .appPolicies: "appPolicies"
    case .platformPolicies: "platformPolicies"
    case .platform: "platform"
    }
  }

  private static func name(of act: FingerAct) -> String {
    switch act {
    case .swipe: "swipe"
    case .swipeFrom: "swipeFrom"
    case .drag: "drag"
    case .dragBy: "dragBy"
    case .dragVertically: "dragVertically"
    case .release: "release"
    case .commit: "commit"
    case .cancel: "cancel"
    }
  }

  @Test(
    "every sequence of four letters, of all inputs that exist, breaks no invariant",
    arguments: Platform.allCases)
  func depthFour(platform: Platform) throws {
    let world = World(try fieldbook(), configuration: .standard(for: platform))
    let report = BreadthFirstSearch(alphabet: Alphabet.fieldbook, depth: 4).run(from: world)
    #expect(report.counterExamples.isEmpty, "\(report.counterExamples)")
    #expect(report.worlds > 1_000)
  }
}
