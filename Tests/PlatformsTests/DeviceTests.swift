import Motion
import Platforms
import Testing

@Suite struct DeviceTests {
  @Test(
    "M5: each device has its corner radius, an unknown size 24",
    arguments: [("pixel", 28.0), ("fold", 24), ("tablet", 16), ("iphone", 47), ("500x900", 24)])
  func corners(name: String, radius: Double) {
    #expect(Device(named: name)?.cornerRadius == radius)
  }

  @Test("a size that has a name is that device")
  func namedBySize() {
    #expect(Device(named: "412x915") == .pixel)
    #expect(Device(named: "360x800")?.size == Size(width: 360, height: 800))
  }

  @Test(
    "what is no device is none",
    arguments: [
      "", "x", "412", "412x", "0x0", "99x800", "412x5000", "-412x915", "4e2x915", "１２３x800",
    ])
  func unknown(name: String) {
    #expect(Device(named: name) == nil)
  }
}
