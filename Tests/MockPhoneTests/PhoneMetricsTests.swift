import MockPhone
import Motion
import Platforms
import Testing

@Suite struct PhoneMetricsTests {
  @Test("Android's bars have Material's heights, iOS's those of an iPhone")
  func heights() {
    let pixel = PhoneMetrics(.android, .pixel)
    #expect([pixel.statusBar, pixel.header, pixel.row, pixel.tabBar] == [24, 64, 56, 80])
    let iphone = PhoneMetrics(.ios, .iphone)
    #expect(
      [iphone.statusBar, iphone.header, iphone.tabBar, iphone.bottomInset] == [59, 44, 49, 34])
  }

  @Test(
    "the viewport lies between header and tab bar, whatever the glass",
    arguments: Platform.allCases,
    [Size(width: 412, height: 915), Size(width: 100, height: 100), Size(width: 0, height: 0)])
  func viewport(platform: Platform, size: Size) {
    let metrics = PhoneMetrics(platform, Device(name: "test", size: size))
    let viewport = metrics.viewport(hasTabs: true)
    #expect(viewport.minY == metrics.headerFrame.maxY)
    #expect(viewport.size.height >= 0)
    #expect(viewport.maxY <= max(metrics.tabBarFrame.minY, viewport.minY))
    #expect(metrics.viewportRows(hasTabs: true) >= 1)
  }

  @Test("the content of a pixel lies between status bar, header, tab bar and handle")
  func pixel() {
    let metrics = Sample.pixel
    // 24 + 64 at the top, 80 + 24 at the bottom of 915.
    #expect(metrics.viewport(hasTabs: true) == Rect(x: 0, y: 88, width: 412, height: 723))
    #expect(metrics.viewport(hasTabs: false) == Rect(x: 0, y: 88, width: 412, height: 803))
    #expect(metrics.tabBarFrame == Rect(x: 0, y: 811, width: 412, height: 104))
    #expect(metrics.viewportRows(hasTabs: true) == 12)
    #expect(metrics.viewportRows(hasTabs: false) == 14)
  }

  @Test("the content of an iphone lies between safe area, navigation bar and tab bar")
  func iphone() {
    let metrics = Sample.iphone
    // 59 + 44 at the top, 49 + 34 at the bottom of 852.
    #expect(metrics.viewport(hasTabs: true) == Rect(x: 0, y: 103, width: 393, height: 666))
    #expect(metrics.tabBarFrame == Rect(x: 0, y: 769, width: 393, height: 83))
    #expect(metrics.viewportRows(hasTabs: true) == 12)
  }

  @Test(
    "M2: at the scale of the preview no two rows fall into one row of a terminal of 42 dp",
    arguments: Platform.allCases)
  func rowHeight(platform: Platform) {
    #expect(PhoneMetrics(platform, .pixel).row * 0.9 > 42)
  }

  @Test("a glass of any sides has frames on the glass", arguments: Platform.allCases)
  func strangeGlasses(platform: Platform) {
    for width in Sample.strangeSides {
      for height in Sample.strangeSides {
        let metrics = Sample.metrics(platform, width: width, height: height)
        #expect(metrics.size.width >= 0 && metrics.size.width <= 1e5)
        #expect(metrics.size.height >= 0 && metrics.size.height <= 1e5)
        for hasTabs in [true, false] {
          #expect(metrics.viewportRows(hasTabs: hasTabs) >= 1)
          for frame in [
            metrics.headerFrame, metrics.tabBarFrame, metrics.viewport(hasTabs: hasTabs),
          ] {
            #expect(frame.minX >= 0 && frame.minY >= 0)
            #expect(frame.size.width >= 0 && frame.size.height >= 0)
            #expect(frame.maxX <= metrics.size.width + 1e-9)
            #expect(frame.maxY <= metrics.size.height + 1e-9)
          }
        }
      }
    }
  }
}
