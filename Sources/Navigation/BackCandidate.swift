/// One of those who may claim back, and why it does or does not (R14).
public struct BackCandidate: Hashable, Sendable {
  /// Who it is, in the order in which they are asked.
  public enum Kind: Hashable, Sendable {
    /// Android's keyboard (R51).
    case keyboard
    /// The topmost dialog.
    case dialog
    /// The topmost sheet.
    case sheet
    /// The topmost modal that covers the screen.
    case cover
    /// In-screen history of the visible screen: drawer, search, selection mode, folders.
    case handler
    /// A stack on the active path.
    case stack(ContainerPath)
    /// The policy for back across tabs (R44).
    case tabs
    /// The platform: the app is left to it (R16).
    case host
  }

  /// What it answers.
  public enum Verdict: Hashable, Sendable {
    /// It claims back, by this step.
    case claims(BackStep)
    /// The platform decides.
    case claimsForHost
    /// It does not.
    case passes(Reason)
  }

  /// Why a candidate does not claim.
  public enum Reason: String, Hashable, Sendable {
    /// There is none on the screen.
    case absent = "not up"
    /// The stack shows its first entry.
    case atRoot = "at its root"
    /// The policy leaves tabs out of back.
    case policyNone = "tab-back=none"
    /// The start tab is shown already.
    case atStart = "start tab shown"
    /// There are no tabs on the active path.
    case noTabs = "no tabs"
    /// Another claimed before it was asked.
    case notReached = "not reached"
  }

  /// Who it is.
  public let kind: Kind
  /// What it answers.
  public let verdict: Verdict

  /// Makes a candidate.
  init(_ kind: Kind, _ verdict: Verdict) {
    self.kind = kind
    self.verdict = verdict
  }

  /// What can drive it (R18).
  public var affordances: Affordances { kind.affordances }

  /// Whether it claims.
  public var claims: Bool {
    if case .passes = verdict { false } else { true }
  }
}

extension BackCandidate.Kind {
  /// What can drive a candidate of the kind (R18).
  public var affordances: Affordances {
    switch self {
    case .keyboard, .handler, .tabs, .host: .system
    case .dialog: [.system, Affordances(.dialogButton)]
    case .sheet: [.system, Affordances(.sheetSwipe), Affordances(.closeControl)]
    case .cover: [.system, Affordances(.closeControl)]
    case .stack: .stack
    }
  }
}
