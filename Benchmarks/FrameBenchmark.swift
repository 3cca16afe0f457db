import FoundationEssentials
import JSONText
import MockApp
import Platforms
import Playground
import Simulation
import TerminalUI

/// What one frame of a gesture costs: the finger moves by 1 %, and update, view with all that it
/// composes, and diff run.
enum FrameBenchmark {
  static func run() {
    guard let data = FileManager.default.contents(atPath: "Assets/apps/fieldbook.json"),
      let app = try? AppDefinition(reading: SourceText([UInt8](data), name: "fieldbook"))
    else {
      row("one gesture frame", "Assets/apps/fieldbook.json is not here; run from the repository")
      return
    }
    for (width, height) in [(120, 40), (80, 24)] {
      for platform in Platform.allCases {
        let figures = frames(of: app, platform, CellSize(width: width, height: height))
        row(
          "gesture frame, \(width)×\(height), \(platform.rawValue)",
          "median \(decimals(figures.median / 1e6, 3)) ms, p99 \(decimals(figures.p99 / 1e6, 3)) ms"
        )
      }
    }
  }

  private static func frames(
    of app: AppDefinition, _ platform: Platform, _ size: CellSize
  ) -> Statistics {
    let world = World(app, configuration: .standard(for: platform))
    var model = Model(
      world: world, size: size, theme: Theme(colours: .trueColour, isASCII: false))
    press(.enter, &model)
    pass(1_000_000, &model)
    press(.right, &model)
    var shown = Program.view(model)
    var frame = 0
    // Used below, so that no work can be left out as unused.
    var changedRuns = 0
    let figures = measure(runs: 3_000, warmUp: 200) {
      // There and back again, so that the gesture never ends: 90 steps of 1 % each way.
      let isOutward = frame / 90 % 2 == 0
      frame += 1
      pass(16_667, &model)
      press(.character(isOutward ? "L" : "H"), &model)
      let next = Program.view(model)
      changedRuns += Diff.runs(from: shown, to: next).count
      shown = next
    }
    precondition(changedRuns > 0, "the frames show no movement")
    return figures
  }

  private static func press(_ key: Key, _ model: inout Model) {
    _ = Program.update(&model, .key(key))
  }

  private static func pass(_ microseconds: Int64, _ model: inout Model) {
    _ = Program.update(&model, .passed(microseconds: microseconds))
  }
}
