import Motion

/// What a key asks of the playground.
package enum KeyAction: Hashable, Sendable {
  // MARK: The phone at rest

  /// The selection moves up or down by one of the rows, buttons and fields.
  case select(Direction)
  /// The visible screen scrolls; in the help, the help does.
  case scroll(ScrollStep)
  /// What is selected is tapped.
  case tap
  /// The tab at this position, from 0, is tapped.
  case tapTab(Int)
  /// A finger comes down at an edge and moves until a recogniser has decided.
  case begin(from: Side)
  /// A quick swipe from an edge.
  case flick(from: Side)
  /// Android's system back; iOS, which has none, gets a tap on its header's control.
  case back
  /// A tap on the header's control.
  case headerControl
  /// The screen's field gets the focus.
  case type

  // MARK: A finger on the glass

  /// The finger moves by some per cent of the way, to the right when positive.
  case moveFinger(percent: Int)
  /// The finger moves by one step up or down.
  case moveFingerVertically(Direction)
  /// The exact progress is asked for.
  case enterProgress
  /// The finger lifts with the speed that it has.
  case release
  /// The finger lifts so that the gesture commits.
  case commit
  /// The system takes the touch away.
  case takeTouch

  // MARK: The world around the phone

  /// A link is asked for.
  case openLink
  /// The person goes home, or returns to the app.
  case leaveOrReturn
  /// The other platform takes over.
  case otherPlatform

  // MARK: The program

  /// The next panel comes up.
  case nextPanel
  /// A line of the scenario language is asked for.
  case commandLine
  /// The help opens, or closes.
  case help
  /// What lies on top closes: an overlay, typing, a gesture.
  case close
  /// The program ends.
  case quit
  /// The program ends at once, as interrupted.
  case interrupt
  /// The screen is drawn anew.
  case redraw
  /// The program stops until the shell continues it.
  case suspend

  // MARK: A line that is being written

  /// The line is taken.
  case accept
  /// The line is completed as far as there is one way to go on.
  case complete
  /// The character before the cursor goes.
  case eraseBackwards
  /// Everything before the cursor goes.
  case eraseLine
  /// The cursor moves by one character.
  case moveCursor(CursorStep)

  /// Up or down.
  package enum Direction: Int, Hashable, Sendable {
    case up = -1
    case down = 1
  }

  /// How far something scrolls.
  package enum ScrollStep: Hashable, Sendable {
    case pageUp
    case pageDown
    case toTop
    case toEnd
  }

  /// Where the cursor of a line goes.
  package enum CursorStep: Hashable, Sendable {
    case left
    case right
    case toStart
    case toEnd
  }
}
