/// What a person or the world does.
package enum Step: Hashable, Sendable {
  // MARK: A person

  /// Taps something.
  case tap(Tap)
  /// Android's system back, by its button.
  case back
  /// Puts a finger down and moves it until a recogniser has decided.
  case swipe(from: TouchOrigin, on: TouchTarget?)
  /// Moves the finger; without a time it takes 200 ms and then rests for 100 ms.
  case drag(Drag, over: Milliseconds?)
  /// Rests the finger.
  case hold(Milliseconds)
  /// Lifts the finger, with the speed of its last 100 ms or the one given, in dp/s away from the
  /// edge.
  case release(at: DecimalLiteral?)
  /// Lifts the finger so that the gesture commits.
  case commit
  /// The system takes the touch away.
  case cancel
  /// A swipe of 30 % of the width in 80 ms, released.
  case flick(from: TouchOrigin, on: TouchTarget?)
  /// Scrolls the visible screen.
  case scroll(Scroll)
  /// Puts the cursor into the field with this name.
  case focus(String)
  /// Types into the focused field, else into the screen's first.
  case type(String)
  /// Empties the field that `type` would type into.
  case erase

  // MARK: The world

  /// A link arrives.
  case link(String)
  /// The app's code asks something of the router.
  case request(AppRequest, in: Address?)
  /// The person leaves for the home screen.
  case home
  /// The person comes back to the app.
  case `return`
  /// A policy changes.
  case policy(PolicySetting)

  // MARK: Time

  /// Lets exactly so much time pass; the next step acts then.
  case wait(Milliseconds)
  /// Lets one sixtieth of a second pass; the next step acts then.
  case nextFrame
}
