import TerminalUI
import Testing
import backplay

@Suite("How much colour is used")
struct ColourDepthTests {
  @Test(
    "The option decides, else NO_COLOR, else COLORTERM; the terminal's description does the rest",
    arguments: [
      (nil, [:], ColourDepth.indexed256),
      (nil, ["COLORTERM": "truecolor"], .trueColour),
      (nil, ["COLORTERM": "24bit"], .trueColour),
      (nil, ["COLORTERM": "yes"], .indexed256),
      (nil, ["NO_COLOR": "1", "COLORTERM": "truecolor"], .none),
      (nil, ["NO_COLOR": ""], .indexed256),
      ("auto", ["NO_COLOR": "1"], .none),
      ("never", ["COLORTERM": "truecolor"], .none),
      ("always", ["NO_COLOR": "1", "COLORTERM": "truecolor"], .trueColour),
    ] as [(String?, [String: String], ColourDepth)])
  func choice(option: String?, variables: [String: String], depth: ColourDepth) {
    #expect(ColourDepth.choice(option: option, environment: Environment(variables)) == depth)
  }
}
