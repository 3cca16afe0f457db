import AndroidContainer
import ContainerBench
import Motion
import Navigation
import Platforms
import Testing

@Suite struct SecondGestureTests {
  /// A phone that shows album over notes over an employee over Sites.
  private func bench() throws -> Bench<AndroidContainer> {
    var bench = try Bench<AndroidContainer>(profile: .standard(for: .android))
    bench.push("employee", "notes", "album")
    return bench
  }

  @Test("R25, second-gesture=ignore: a second finger at the other edge changes nothing")
  func ignore() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 206)
    bench.swipe(from: .right, finger: 1)
    #expect(bench.ends.count == 1)
    #expect(bench.progress == 0.5)
    bench.release(at: 206)
    bench.settle()
    #expect(bench.stack.count == 3)
  }

  @Test(
    "R25, android A30, second-gesture=cancel-first: the first is cancelled, then the second begins")
  func cancelFirst() throws {
    var bench = try bench()
    bench.policies.secondGesture = .cancelFirst
    bench.swipe()
    bench.drag(to: 206)
    let count = bench.log.count
    bench.swipe(from: .right, finger: 1)
    let first = GestureSerial(0)
    let second = GestureSerial(1)
    #expect(
      bench.log[count...] == [
        .progressed(first, 0), .cancelled(first),
        .began(second, .systemGesture, BackGesture.Edge(.right), shown: nil),
      ])
    // The first finger is nobody's now.
    bench.release(at: 300)
    #expect(bench.progress == 0)
    bench.touch(.moved, x: 206, finger: 1)
    bench.touch(.up(velocity: nil), x: 206, finger: 1)
    bench.settle()
    #expect(bench.ends == [first: [.cancelled], second: [.committed]])
    #expect(bench.stack.count == 3)
  }

  @Test("R25: a second finger away from the edges cancels nothing, whatever the policy")
  func elsewhere() throws {
    var bench = try bench()
    bench.policies.secondGesture = .cancelFirst
    bench.swipe()
    bench.drag(to: 206)
    bench.touch(.down, x: 206, finger: 1)
    #expect(bench.progress == 0.5)
  }

  @Test("R31, android A78: a swipe takes over while another one runs back")
  func takesOver() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 100)
    bench.touch(.cancelled, x: 100)
    bench.wait(0.02)
    let count = bench.log.count
    bench.swipe(from: .right)
    #expect(
      bench.log[count...] == [
        .progressed(GestureSerial(0), 0), .cancelled(GestureSerial(0)),
        .began(GestureSerial(1), .systemGesture, BackGesture.Edge(.right), shown: nil),
      ])
    #expect(bench.progress == 0)
  }

  @Test("R31: a swipe during a commit shows no progress and is a plain back after it")
  func queued() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 206)
    bench.release(at: 206)
    let count = bench.log.count
    bench.swipe()
    bench.drag(to: 200)
    #expect(bench.progress == nil)
    bench.release(at: 200)
    #expect(bench.log.count == count)
    #expect(bench.stack.count == 3)
    bench.wait(0.225)
    #expect(bench.log[count...].contains(.invoked(.systemGesture)))
    #expect(bench.stack.count == 2)
    bench.settle()
    #expect(bench.shown == bench.stack)
    #expect(bench.violations == [])
  }

  @Test("R31: a queued swipe that outlasts the commit goes back when it is let go, or not at all")
  func outlasts() throws {
    for (distance, depth) in [(200.0, 2), (12, 3)] {
      var bench = try bench()
      bench.swipe()
      bench.drag(to: 206)
      bench.release(at: 206)
      bench.swipe()
      bench.wait(1)
      bench.release(at: distance)
      bench.settle()
      #expect(bench.stack.count == depth)
      #expect(bench.shown == bench.stack)
      #expect(bench.violations == [])
    }
  }

  @Test("R31: a third swipe is refused")
  func third() throws {
    var bench = try bench()
    for _ in 0..<2 {
      bench.swipe()
      bench.release(at: 206)
    }
    bench.swipe()
    bench.settle()
    #expect(bench.stack.count == 2)
    bench.release(at: 206)
    bench.settle()
    #expect(bench.stack.count == 2)
    #expect(bench.violations == [])
  }

  @Test("R31: two quick presses of the button remove two entries")
  func presses() throws {
    var bench = try bench()
    bench.pressSystemBack()
    bench.pressSystemBack()
    #expect(bench.stack.count == 2)
    bench.settle()
    #expect(bench.shown == bench.stack)
    #expect(bench.violations == [])
  }
}
