/// Where the app is, from the person's point of view.
package enum AppPresence: String, CaseIterable, Hashable, Sendable {
  case foreground, background, gone, crashed
}
