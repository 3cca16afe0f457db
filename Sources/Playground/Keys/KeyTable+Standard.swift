import TerminalUI

extension KeyTable {
  /// The bindings of the playground.
  ///
  /// Each key has one meaning; a finger on the glass only adds meanings to the arrows and Enter.
  package static let standard = KeyTable([
    KeySection("On the phone", phone), KeySection("A finger on the glass", finger),
    KeySection("Around the phone", world), KeySection("The playground", program),
    KeySection("Lines and pages", line),
  ])

  private static let phone: [KeyRow] = [
    KeyRow(
      [
        .init(.select(.up), .up, .character("k")), .init(.select(.down), .down, .character("j")),
      ],
      in: [.rest], label: "select", rank: 3, meaning: "select a row, a button or a field"),
    KeyRow(
      [
        .init(.scroll(.pageUp), .pageUp), .init(.scroll(.pageDown), .pageDown),
        .init(.scroll(.toTop), .character("g")), .init(.scroll(.toEnd), .character("G")),
      ],
      in: [.rest], label: "scroll", rank: 12, shortName: "PgUp PgDn",
      meaning: "scroll by a page, to the top, to the end"),
    KeyRow(
      [.init(.tap, .enter)], in: [.rest], label: "tap", rank: 2, meaning: "tap what is selected"),
    KeyRow(
      [
        .init(.begin(from: .left), .right, .character("l")),
        .init(.begin(from: .right), .left, .character("h")),
      ],
      in: [.rest], label: "swipe", rank: 1,
      meaning: "put a finger on the left or the right edge and begin to swipe"),
    KeyRow(
      [
        .init(.flick(from: .left), .character("f")), .init(.flick(from: .right), .character("F")),
      ],
      in: [.rest], label: "flick", rank: 6, meaning: "flick from the left or the right edge"),
    KeyRow(
      (1...5).map { .init(.tapTab($0 - 1), .character(Character("\($0)"))) },
      in: [.rest, .gesture], label: "tabs", rank: 7, shortName: "1…5", meaning: "tap that tab"),
    KeyRow(
      [.init(.back, .character("b"))], in: [.rest, .gesture], label: "back", rank: 5,
      meaning: "back: Android's system back, iOS's header back"),
    KeyRow(
      [.init(.headerControl, .character("B"))], in: [.rest, .gesture], label: "header",
      meaning: "tap the header's control: Up on Android, back on iOS"),
    KeyRow(
      [.init(.type, .character("i"))], in: [.rest], label: "type", rank: 10,
      meaning: "type into the screen's field"),
  ]

  private static let finger: [KeyRow] = [
    KeyRow(
      [.init(.begin(from: .left), .right), .init(.begin(from: .right), .left)],
      in: [.typing], label: "swipe", rank: 5,
      meaning: "begin to swipe with the field in focus, too"),
    KeyRow(
      [
        .init(.moveFinger(percent: 5), .right, .character("l")),
        .init(.moveFinger(percent: -5), .left, .character("h")),
      ],
      in: [.gesture], label: "5 %", rank: 1, meaning: "move the finger by 5 % in that direction"),
    KeyRow(
      [
        .init(.moveFinger(percent: 1), .character("L")),
        .init(.moveFinger(percent: -1), .character("H")),
      ],
      in: [.gesture], label: "1 %", rank: 8, meaning: "move the finger by 1 %"),
    KeyRow(
      [
        .init(.moveFinger(percent: 25), .character(">")),
        .init(.moveFinger(percent: -25), .character("<")),
      ],
      in: [.gesture], label: "25 %", rank: 9, meaning: "move the finger by 25 %"),
    KeyRow(
      [.init(.enterProgress, .character("%"))], in: [.gesture], label: "exact", rank: 10,
      meaning: "type the exact progress"),
    KeyRow(
      [
        .init(.moveFingerVertically(.up), .up, .character("k")),
        .init(.moveFingerVertically(.down), .down, .character("j")),
      ],
      in: [.gesture], label: "16 dp", rank: 11, meaning: "move the finger up or down by 16 dp"),
    KeyRow(
      [.init(.release, .enter)], in: [.gesture], label: "release", rank: 2,
      meaning: "lift the finger with the speed of its last motion"),
    KeyRow(
      [.init(.commit, .character("c"))], in: [.gesture], label: "commit", rank: 3,
      meaning: "lift the finger so that the gesture commits"),
    KeyRow(
      [.init(.takeTouch, .character("x"))], in: [.gesture], label: "take touch", rank: 4,
      meaning: "let the system take the touch away, which cancels"),
  ]

  private static let world: [KeyRow] = [
    KeyRow(
      [.init(.openLink, .character("o"))], in: [.rest, .gesture], label: "link", rank: 8,
      meaning: "open a link, and see the stack it leads to while it is typed"),
    KeyRow(
      [.init(.leaveOrReturn, .character("z"))], in: [.rest, .gesture], label: "home", rank: 11,
      meaning: "go to the home screen, or return to the app"),
    KeyRow(
      [.init(.otherPlatform, .character("p"))], in: [.rest, .gesture], label: "platform", rank: 9,
      meaning: "take the other platform; the history stays"),
  ]

  private static let program: [KeyRow] = [
    KeyRow(
      [.init(.nextPanel, .tab)], in: [.rest, .gesture, .typing], label: "panel", rank: 13,
      meaning: "bring up the next panel"),
    KeyRow(
      [.init(.commandLine, .character(":"))], in: [.rest, .gesture], label: "command", rank: 14,
      meaning: "run any step or expectation of the scenario language"),
    KeyRow(
      [.init(.help, .character("?"))], in: [.rest, .gesture, .reading, .tooSmall], label: "help",
      rank: 0, meaning: "show this help, or close it"),
    KeyRow(
      [.init(.close, .escape)], in: [.gesture, .typing, .prompt, .reading], label: "close",
      rank: 6, meaning: "close what lies on top: an overlay, typing, a gesture (as x)"),
    KeyRow(
      [.init(.quit, .character("q"))], in: [.rest, .gesture, .reading, .tooSmall], label: "quit",
      rank: 15, meaning: "quit"),
    KeyRow(
      [.init(.interrupt, .control("c"))], in: Set(KeyMode.allCases), label: "quit at once",
      meaning: "quit at once, with exit status 130"),
    KeyRow(
      [.init(.redraw, .control("l"))], in: Set(KeyMode.allCases), label: "redraw",
      meaning: "draw the screen anew"),
    KeyRow(
      [.init(.suspend, .control("z"))], in: Set(KeyMode.allCases), label: "suspend",
      meaning: "stop until the shell's fg"),
  ]
}

extension KeyTable {
  /// What edits a line, and what turns the pages of a text that lies over everything.
  private static let line: [KeyRow] = [
    KeyRow(
      [.init(.accept, .enter)], in: [.prompt, .typing], label: "done", rank: 1,
      meaning: "take the line, or leave the field"),
    KeyRow(
      [.init(.complete, .tab)], in: [.prompt], label: "complete", rank: 2,
      meaning: "complete the word"),
    KeyRow(
      [.init(.eraseBackwards, .backspace)], in: [.prompt, .typing], label: "erase", rank: 3,
      meaning: "erase the character before the cursor"),
    KeyRow(
      [.init(.eraseLine, .control("u"))], in: [.prompt], label: "clear", rank: 7,
      meaning: "erase everything before the cursor"),
    KeyRow(
      [
        .init(.moveCursor(.left), .left), .init(.moveCursor(.right), .right),
        .init(.moveCursor(.toStart), .home), .init(.moveCursor(.toEnd), .end),
      ],
      in: [.prompt], label: "move", meaning: "move the cursor"),
    KeyRow(
      [
        .init(.select(.up), .up, .character("k")), .init(.select(.down), .down, .character("j")),
      ],
      in: [.reading], label: "line", rank: 1, meaning: "read on in the help by a line"),
    KeyRow(
      [
        .init(.scroll(.pageUp), .pageUp), .init(.scroll(.pageDown), .pageDown),
        .init(.scroll(.toTop), .character("g")), .init(.scroll(.toEnd), .character("G")),
      ],
      in: [.reading], label: "page", rank: 2, shortName: "PgUp PgDn",
      meaning: "read on by a page, to either end"),
  ]
}
