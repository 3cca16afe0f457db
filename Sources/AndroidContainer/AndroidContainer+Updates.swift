import Navigation
import Platforms

extension AndroidContainer {
  package mutating func receive(
    _ update: RouterUpdate, in context: ContainerContext
  ) -> [ContainerMessage] {
    let messages = advance(in: context)
    let isNews = update.revision >= ledger.revision
    let news = isNews ? Ledger(shown: update.root, revision: update.revision) : ledger
    return messages + take(news, ending: update.gestureEnd, in: context)
  }

  /// Takes in what the router records, and what has become of a gesture; the ledger follows at
  /// once, and the picture moves after it.
  private mutating func take(
    _ news: Ledger, ending end: RouterUpdate.GestureEnd?, in context: ContainerContext
  ) -> [ContainerMessage] {
    guard let gesture = stage.gesture else { return show(news, in: context) }
    let isSeen = news.shown.visibleLeaf.key == ledger.shown.visibleLeaf.key
    switch end {
    case .committed(gesture.serial):
      guard case .committing(_, var commit) = stage,
        news.shown.visibleLeaf.key == gesture.destination.landing
      else { break }
      ledger = news
      commit.isAnswered = true
      stage = .committing(gesture, commit)
      return commit.hasArrived ? confirm() + dropGesture() : []
    case .rejected(gesture.serial):
      guard isSeen else { break }
      ledger = news
      return confirm() + runBack(gesture, telling: false, now: context.now)
    case .preempted(gesture.serial):
      break
    case .committed, .rejected, .preempted, nil:
      let lives =
        stage.isCommitting || gesture.isMeant(by: news.shown, policies: context.appPolicies)
      guard isSeen, lives else { return dropGesture() + show(news, in: context) }
      ledger = news
      return stage.isCommitting ? [] : confirm()
    }
    // The router has ended it by itself: its end is not told again (R26).
    return dropGesture(telling: false) + show(news, in: context)
  }

  /// Moves the picture to what the router records.
  private mutating func show(_ news: Ledger, in context: ContainerContext) -> [ContainerMessage] {
    let kind = TransitionKind(from: ledger.shown, to: news.shown)
    let leaving = Surface(showing: ledger.shown, policies: context.appPolicies)
    ledger = news
    switch kind {
    case .none:
      return stage == .rest ? confirm() : []
    case .swap:
      stage = .rest
      return confirm()
    case .push, .pop:
      let arriving = Surface(showing: news.shown, policies: context.appPolicies)
      stage = .transition(
        Transition(isForward: kind == .push, from: leaving, to: arriving, now: context.now))
      return []
    }
  }
}
