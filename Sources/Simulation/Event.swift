import Navigation
import Platforms

/// Something that happened in the world, for the log and for expectations.
package enum Event: Hashable, Sendable {
  /// A gesture of the core's has begun, towards this destination.
  case started(BackGesture)
  /// A gesture has reported its progress.
  case progressed(Double)
  /// A gesture was committed, or back was invoked without one.
  case invoked(Affordance)
  /// A gesture has run back to where it began.
  case cancelled(BackGesture)
  /// A request has ended a gesture (R26).
  case preempted(BackGesture)
  /// iOS's navigation controller has popped by itself and reported it.
  case didPop([EntryKey])
  /// The host's own gesture has begun.
  case hostStarted
  /// The host's own gesture has run back.
  case hostCancelled
  /// The router has answered somebody's request.
  case answered(Request, Outcome)
  /// The router has answered a commit.
  case committed(BackGesture, Outcome)
  /// A link has arrived.
  case linkArrived(String, LinkArrival)
  /// A tap was taken.
  case tapped(TapTarget)
  /// A tap was dropped, and why (R35, R40).
  case tapDropped(TapDrop)
  /// The app has left the foreground.
  case appLeft(AppTask.State)
  /// The app is in the foreground again.
  case appReturned
  /// The platform lacks such an action (R39).
  case unavailable(String)
  /// An invariant does not hold.
  case violated(Violation)

  /// Why a tap was dropped.
  package enum TapDrop: String, Hashable, Sendable {
    /// A gesture or a transition owns the input.
    case busy = "a gesture or transition owns the input"
    /// Nothing there takes taps.
    case nothingThere = "nothing there takes taps"
    /// The screen that was touched is no longer the one that is seen.
    case screenLeft = "the screen that was touched is gone"
  }
}
