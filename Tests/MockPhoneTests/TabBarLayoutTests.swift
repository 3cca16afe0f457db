import MockPhone
import Motion
import Navigation
import Platforms
import Testing

@Suite struct TabBarLayoutTests {
  private let tabs = Tabs(
    first: TabItem(
      name: "One", container: .stack(History(root: HistoryEntry(key: EntryKey("a", 1))))),
    others: [
      TabItem(
        name: "Two", container: .stack(History(root: HistoryEntry(key: EntryKey("b", 2)))))
    ])

  @Test("the tabs share the bar above the inset", arguments: [Sample.pixel, Sample.iphone])
  func shares(metrics: PhoneMetrics) {
    let layout = TabBarLayout(of: tabs, metrics: metrics)
    #expect(
      layout.elements.map(\.kind) == [
        .tabBar, .tab(isSelected: true), .tab(isSelected: false), .homeIndicator,
      ])
    let half = metrics.size.width / 2
    let top = metrics.tabBarFrame.minY
    #expect(
      layout.elements[1].frame == Rect(x: 0, y: top, width: half, height: metrics.tabBar))
    #expect(
      layout.elements[2].frame == Rect(x: half, y: top, width: half, height: metrics.tabBar))
  }

  @Test("a tab is hit where it is; the strip below belongs to the bar and is no tab")
  func hits() {
    let layout = TabBarLayout(of: tabs, metrics: Sample.pixel)
    #expect(layout.hit(Point(x: 205, y: 811))?.label == "One")
    #expect(layout.hit(Point(x: 206, y: 850))?.label == "Two")
    #expect(layout.hit(Point(x: 206, y: 900)) == nil)
    #expect(layout.contains(Point(x: 206, y: 900)))
    #expect(!layout.contains(Point(x: 206, y: 810)))
  }

  @Test("a bar on a glass of any sides stays on the glass", arguments: Platform.allCases)
  func strangeGlasses(platform: Platform) {
    for width in Sample.strangeSides {
      for height in Sample.strangeSides {
        let metrics = Sample.metrics(platform, width: width, height: height)
        for element in TabBarLayout(of: tabs, metrics: metrics).elements {
          #expect(element.frame.minX >= 0 && element.frame.minY >= 0)
          #expect(element.frame.maxX <= metrics.size.width + 1e-9)
          #expect(element.frame.maxY <= metrics.size.height + 1e-9)
        }
      }
    }
  }
}
