import Navigation
import Platforms

/// Everything that can come into the world: from the person, from app code, from the system, from
/// the clock.
package enum Input: Hashable, Sendable {
  /// A finger on the glass.
  case touch(Touch)
  /// Android's back button or key; iOS has none, and it is said (R39).
  case systemBack
  /// The person goes home: the launcher is seen.
  case home
  /// The person returns to the app.
  case returnToApp
  /// App code asks the router.
  case request(Request)
  /// A link or a notification arrives.
  case link(String)
  /// A field of the visible screen gets the focus; nil: the first one.
  case focus(String?)
  /// Text is typed into the field that has the focus, or else into the first one.
  case type(String)
  /// The last character of the field goes.
  case erase
  /// No field has the focus any more.
  case unfocus
  /// The visible screen scrolls to this row, or as far as it can.
  case scroll(to: Int)
  /// Time passes, in µs.
  case wait(microseconds: Int64)
  /// The app's policies change.
  case appPolicies(AppPolicies)
  /// The platform's policies change.
  case platformPolicies(PlatformPolicies)
  /// Another platform, version or device takes over; core and screen state stay.
  case platform(Profile, Device)
}
