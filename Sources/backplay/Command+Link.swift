import Navigation
import Scenarios

extension Command {
  /// `backplay link`.
  package static let link = Command(
    "link", summary: "print the stack that a link arrives on",
    details: [
      "A line for each path, as 'expect stack' is written.",
      "Any path leads somewhere: what nobody knows arrives at home.",
    ],
    operands: Operands("PATH...", count: 1...Int.max), options: [.app]
  ) { arguments, around throws(UsageError) in
    do throws(AppFile.Bad) {
      let app = try AppFile.load(arguments.value(of: .app))
      for path in arguments.operands {
        var router = Router(graph: app.graph)
        _ = router.handle(Request(.link(path)))
        let root = router.state.root
        let stack = root.stack(at: root.activePath) ?? root
        around.console.print("\(stack.writtenStack)\n")
      }
      return .good
    } catch {
      around.console.complain(error.text)
      return .badFile
    }
  }
}
