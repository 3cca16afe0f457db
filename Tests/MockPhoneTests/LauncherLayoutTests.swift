import MockPhone
import Motion
import Platforms
import Testing

@Suite struct LauncherLayoutTests {
  @Test(
    "the played app is among the others, and its icon is hit",
    arguments: [Sample.pixel, Sample.iphone])
  func played(metrics: PhoneMetrics) throws {
    let layout = LauncherLayout(app: "fieldbook", metrics: metrics)
    let icon = try #require(layout.played)
    #expect(icon.label == "fieldbook")
    let centre = Point(
      x: icon.frame.minX + icon.frame.size.width / 2,
      y: icon.frame.minY + icon.frame.size.height / 2)
    #expect(layout.hit(centre) == icon)
  }

  @Test("an app that is called as a neighbour is still told from it")
  func sameName() throws {
    let layout = LauncherLayout(app: "Mail", metrics: Sample.pixel)
    #expect(layout.elements.count { $0.label == "Mail" } == 2)
    let icon = try #require(layout.played)
    #expect(layout.hit(icon.frame.origin) == icon)
  }

  @Test("no two icons overlap, and beside them nothing is hit")
  func grid() {
    let layout = LauncherLayout(app: "fieldbook", metrics: Sample.pixel)
    let icons = layout.elements.filter { !$0.label.isEmpty }
    #expect(icons.count == 6)
    for icon in icons { #expect(layout.hit(icon.frame.origin) == icon) }
    #expect(layout.hit(Point(x: 200, y: 5)) == nil)
    #expect(layout.hit(Point(x: 200, y: 914)) == nil)
  }

  @Test("a launcher on a glass of any sides stays on the glass", arguments: Platform.allCases)
  func strangeGlasses(platform: Platform) {
    for width in Sample.strangeSides {
      for height in Sample.strangeSides {
        let metrics = Sample.metrics(platform, width: width, height: height)
        for element in LauncherLayout(app: "x", metrics: metrics).elements {
          #expect(element.frame.minX >= 0 && element.frame.minY >= 0)
          #expect(element.frame.maxX <= metrics.size.width + 1e-9)
          #expect(element.frame.maxY <= metrics.size.height + 1e-9)
        }
      }
    }
  }
}
