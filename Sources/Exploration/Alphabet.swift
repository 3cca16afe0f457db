import Motion
import Navigation
import Platforms
import Simulation

/// The letters of a search.
package enum Alphabet {
  /// Every kind of input that exists, with values that reach its different results in the bundled
  /// app `fieldbook`.
  package static let fieldbook: [Letter] =
    taps + gestures + requests + system + text + time

  private static let taps: [Letter] = [
    .tap(.row(1)), .tap(.row(2)), .tap(.tab("Sites")), .tap(.tab("Library")),
    .tap(.tab("Settings")), .tap(.back), .tap(.field("Note")), .tap(.icon),
  ]

  private static let gestures: [Letter] = [
    .finger(.swipe(from: .left)), .finger(.swipe(from: .right)),
    .finger(.drag(to: 0.1, seconds: 0)), .finger(.drag(to: 0.6, seconds: 0.1)),
    .finger(.dragBy(-40, seconds: 0.02)), .finger(.dragVertically(120, seconds: 0)),
    .finger(.swipeFrom(Point(x: 180, y: 400), towards: .right)),
    .finger(.release(velocity: nil)), .finger(.release(velocity: 900)),
    .finger(.commit), .finger(.cancel),
  ]

  private static let requests: [Letter] =
    [
      .push(Location("employee", ["id": "7"])),
      .pushUnique(Location("notes", ["id": "7"])),
      .navigate(Location("employee", ["id": "482"])),
      .pop(1), .pop(3), .popTo(Location("employee")), .replace(Location("edit", ["id": "7"])),
      .resetToRoot,
      .reset([
        Request.ResetEntry(Location("sites")), Request.ResetEntry(Location("notes", ["id": "12"])),
      ]),
      .setParams(["id": "12"]), .selectTab("Library"),
    ].map { .input(.request(Request($0))) } + [
      .input(.request(Request(.push(Location("album", ["id": "3"])), in: .tab("Library")))),
      .input(.request(Request(.push(Location("display")), in: .root))),
      .input(.request(Request(.push(Location("nowhere"))))),
      .input(.link("/employees/482/notes")), .input(.link("/library/albums/7")),
      .input(.link("/nonsense")),
    ]

  private static let system: [Letter] = [
    .input(.systemBack), .input(.home), .input(.returnToApp),
    .input(.platform(.standard(for: .android), .pixel)),
    .input(.platform(.standard(for: .ios), .iphone)),
    .input(.appPolicies(otherAppPolicies)), .input(.platformPolicies(otherPlatformPolicies)),
  ]

  private static let text: [Letter] = [
    .input(.focus(nil)), .input(.type("a")), .input(.erase), .input(.unfocus),
    .input(.scroll(to: 9)),
  ]

  private static let time: [Letter] = [
    .input(.wait(microseconds: World.frame)), .input(.wait(microseconds: 120_000)), .settle,
  ]

  private static var otherAppPolicies: AppPolicies {
    var policies = AppPolicies()
    policies.tabBack = .none
    policies.reselect = .popAndScroll
    return policies
  }

  private static var otherPlatformPolicies: PlatformPolicies {
    var policies = PlatformPolicies()
    policies.preview = .fullScreen
    policies.secondGesture = .cancelFirst
    policies.projection = .impact
    return policies
  }
}
