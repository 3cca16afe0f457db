import Motion
import Testing

@Suite struct RectTests {
  @Test("a rectangle owns its left and upper sides, so that neighbours never both own a point")
  func sides() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.contains(Point(x: 10, y: 20)))
    #expect(!rect.contains(Point(x: 40, y: 20)))
    #expect(!rect.contains(Point(x: 10, y: 60)))
    #expect(rect.contains(Point(x: 39.9, y: 59.9)))
  }

  @Test("an empty rectangle owns nothing")
  func empty() {
    #expect(!Rect(x: 0, y: 0, width: 0, height: 0).contains(.zero))
  }
}
