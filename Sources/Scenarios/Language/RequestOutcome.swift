/// The router's answer to a request (R7), without its reason.
package enum RequestOutcome: String, CaseIterable, Hashable, Sendable {
  case handled
  case notHandled = "not handled"
  case blocked
  case stale
  case refused
}
