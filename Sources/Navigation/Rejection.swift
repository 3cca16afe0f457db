/// Why a request is not carried out, while it is looked at; to the outside, the outcome (R7).
enum Rejection: Error {
  /// Nobody in the app claims it.
  case notHandled
  /// It is malformed, or asks for what cannot be.
  case refused(Outcome.RefusalReason)

  /// The answer that it becomes.
  var outcome: Outcome {
    switch self {
    case .notHandled: .notHandled
    case .refused(let reason): .refused(reason)
    }
  }
}
