import Motion
import Navigation

extension BackGesture.Edge {
  /// Codes the physical edge that a gesture comes from; the core does not look inside.
  public init(_ side: Side) {
    self.init(rawValue: side == .left ? 0 : 1)
  }

  /// The physical edge; nil for a code that no container made.
  public var side: Side? {
    switch rawValue {
    case 0: .left
    case 1: .right
    default: nil
    }
  }
}
