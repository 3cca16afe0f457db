import Motion
import Platforms
import Testing

@Suite struct FingerTrackTests {
  private func track(_ side: Side, x: Double) -> FingerTrack {
    FingerTrack(
      of: Touch(.down, at: Point(x: x, y: 400), finger: 3), side: side, now: Instant())
  }

  @Test("M10: distances are measured away from the edge, and are never negative")
  func distance() {
    for (side, place) in [(Side.left, 10.0), (.right, 390)] {
      var track = track(side, x: place)
      #expect(track.finger == 3 && track.distance == 0 && track.dy == 0)
      track.move(to: Point(x: place + 30 * side.inward, y: 390), now: Instant())
      #expect(track.travel == 30 && track.distance == 30 && track.dy == -10)
      track.move(to: Point(x: place - 8 * side.inward, y: 400), now: Instant())
      #expect(track.travel == -8 && track.distance == 0)
    }
  }

  @Test("M12: the retreat is counted from the furthest point")
  func retreat() {
    var track = track(.left, x: 0)
    for (x, retreat) in [(100.0, 0.0), (60, 40), (90, 10), (120, 0), (-5, 120)] {
      track.move(to: Point(x: x, y: 400), now: Instant())
      #expect(track.retreat == retreat)
    }
  }

  @Test(
    "M15: the speed is the travel of the last 100 ms, away from the edge", arguments: Side.allCases)
  func velocity(side: Side) {
    var track = track(side, x: 200)
    let later = Instant(microseconds: 100_000)
    track.move(to: Point(x: 200 + 50 * side.inward, y: 400), now: later)
    #expect(abs(track.velocity(at: later) - 500) < 1e-9)
    #expect(track.velocity(at: later.adding(seconds: 0.2)) == 0)
  }

  @Test("R7: no place is too far to count with")
  func hostile() {
    var track = FingerTrack(
      of: Touch(.down, at: Point(x: -.greatestFiniteMagnitude, y: .nan)), side: .left,
      now: Instant(microseconds: .min))
    track.move(
      to: Point(x: .greatestFiniteMagnitude, y: -.greatestFiniteMagnitude),
      now: Instant(microseconds: .max))
    #expect(track.distance.isFinite && track.dy.isFinite && track.retreat.isFinite)
    #expect(track.velocity(at: Instant()).isFinite)
  }
}
