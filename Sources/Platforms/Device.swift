import Motion

/// The glass of a phone: its name and extent.
public struct Device: Hashable, Sendable {
  /// The name by which it is chosen; `WxH` for one of no name.
  public let name: String
  /// The extent in dp or pt.
  public let size: Size

  /// Makes a device.
  public init(name: String, size: Size) {
    self.name = name
    self.size = size
  }

  /// The devices that have names, Android's default first.
  public static let all: [Device] = [pixel, iphone, fold, tablet]
  /// Android's default.
  public static let pixel = Device(name: "pixel", size: Size(width: 412, height: 915))
  /// iOS's default.
  public static let iphone = Device(name: "iphone", size: Size(width: 393, height: 852))
  /// A foldable, unfolded.
  public static let fold = Device(name: "fold", size: Size(width: 673, height: 841))
  /// A tablet.
  public static let tablet = Device(name: "tablet", size: Size(width: 1280, height: 800))

  /// Finds a device by its name, or reads `WxH` with sides from 100 to 4,000.
  public init?(named text: String) {
    if let known = Self.all.first(where: { $0.name == text }) {
      self = known
      return
    }
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Self.side(sides[0]), let height = Self.side(sides[1]) else {
      return nil
    }
    let size = Size(width: width, height: height)
    self = Self.all.first { $0.size == size } ?? Device(name: text, size: size)
  }

  private static func side(_ text: Substring) -> Double? {
    guard text.utf8.count <= 4, text.utf8.allSatisfy({ (48...57).contains($0) }),
      let side = Int(text), (100...4_000).contains(side)
    else { return nil }
    return Double(side)
  }

  /// The device's corner radius in dp (M5).
  public var cornerRadius: Double {
    switch size {
    case Self.pixel.size: 28
    case Self.fold.size: 24
    case Self.tablet.size: 16
    case Self.iphone.size: 47
    default: 24
    }
  }

  /// The extent as it is written, such as `412x915`.
  public var extent: String { "\(Int(size.width))x\(Int(size.height))" }

  /// The device that a platform has when none is chosen.
  public static func standard(for platform: Platform) -> Device {
    platform == .android ? .pixel : .iphone
  }
}
