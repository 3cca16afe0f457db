import Navigation

/// What a container tells the router and the system; messages take time.
public enum ContainerMessage: Hashable, Sendable {
  /// A gesture has begun. `shown` is what the container shows when it may run ahead of the router,
  /// as on iOS.
  case began(GestureSerial, Affordance, BackGesture.Edge, shown: History?)
  /// A gesture reports its progress, 0…1.
  case progressed(GestureSerial, Double)
  /// Android: a gesture was released so that it commits; the app goes back now.
  case committed(GestureSerial)
  /// A gesture has run back to exactly 0 (R24), or was preempted.
  case cancelled(GestureSerial)
  /// Android: back without progress, by the system's button, an old system's gesture, or the
  /// header's control.
  case invoked(Affordance)
  /// iOS: the navigation controller has popped these entries by itself (R33).
  case popped([EntryKey], GestureSerial?)
  /// An update of this revision is shown (R33).
  case confirmed(Int)
  /// The host's own gesture has begun, of which the core is never told (R21).
  case hostBegan
  /// The host's own gesture has run back.
  case hostCancelled
  /// The host's own gesture was committed: the task moves to the background (R21).
  case hostCommitted
}
