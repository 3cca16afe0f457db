import Simulation

/// Tries every sequence of letters up to a length, the shorter ones first; a world that was reached
/// before is not gone on from again.
///
/// The invariants that are cheap are checked after every input, the dear ones once in every new
/// world.
package struct BreadthFirstSearch {
  /// What a search found.
  package struct Report: Sendable {
    /// The number of different worlds.
    package var worlds = 0
    /// The number of letters that were tried.
    package var steps = 0
    /// The ways to worlds in which an invariant does not hold, the shortest first, at most ten.
    package var counterExamples: [CounterExample] = []
  }

  private let alphabet: [Letter]
  private let depth: Int

  /// Makes a search.
  package init(alphabet: [Letter], depth: Int) {
    self.alphabet = alphabet
    self.depth = depth
  }

  /// A world that was reached, and how.
  private struct Reached {
    let world: World
    let letters: [Letter]
  }

  /// Searches from a world.
  package func run(from start: World) -> Report {
    var report = Report()
    var seen: Set<World.Signature> = [start.signature]
    var frontier = [Reached(world: start, letters: [])]
    report.worlds = 1
    for level in 0..<depth {
      var next: [Reached] = []
      for reached in frontier {
        for letter in alphabet {
          guard report.counterExamples.count < 10 else { return report }
          let inputs = letter.inputs(in: reached.world)
          guard !inputs.isEmpty else { continue }
          var world = reached.world
          world.send(inputs)
          report.steps += 1
          let letters = reached.letters + [letter]
          if let violation = world.violations.first {
            report.counterExamples.append(CounterExample(letters: letters, violation: violation))
            continue
          }
          guard seen.insert(world.signature).inserted else { continue }
          report.worlds += 1
          for violation in world.dearViolations() {
            report.counterExamples.append(CounterExample(letters: letters, violation: violation))
          }
          if level + 1 < depth { next.append(Reached(world: world, letters: letters)) }
        }
      }
      frontier = next
    }
    return report
  }
}
