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
}
