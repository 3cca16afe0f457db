/// A platform at a version plus a framework (R57), written `android-16/material`.
public struct Profile: Hashable, Sendable {
  /// The platform.
  public let platform: Platform
  /// Its version: Android 11 to 16, iOS 18 and 26.
  public let version: Int
  /// The framework that the app is built with.
  public let framework: String

  private init(_ platform: Platform, _ version: Int, _ framework: String) {
    self.platform = platform
    self.version = version
    self.framework = framework
  }

  /// The profiles that there are, each platform's newest first.
  public static let all: [Profile] =
    [16, 15, 14, 13, 12, 11].map { Profile(.android, $0, "material") }
    + [26, 18].map { Profile(.ios, $0, "uikit") }

  /// The profile that a platform has when none is chosen.
  public static func standard(for platform: Platform) -> Profile {
    platform == .android ? Profile(.android, 16, "material") : Profile(.ios, 26, "uikit")
  }

  /// The platform and version as they are written, such as `android-16`.
  public var release: String { "\(platform.rawValue)-\(version)" }
  /// The whole name.
  public var name: String { "\(release)/\(framework)" }

  /// Finds a profile by its whole name, or by its release alone, which means the default framework.
  public init?(named text: String) {
    guard let found = Self.all.first(where: { $0.name == text || $0.release == text }) else {
      return nil
    }
    self = found
  }
}

extension Profile {
  /// Whether back reaches the app with start, progress and end, and not only invoked (R29): from
  /// Android 14 on.
  public var deliversProgress: Bool { platform == .android && version >= 14 }
  /// Whether the system previews going home (R21): from Android 15 on.
  public var previewsHome: Bool { platform == .android && version >= 15 }
  /// Whether leaving from the root finishes the task (R16): up to Android 11.
  public var finishesAtRoot: Bool { platform == .android && version <= 11 }
}
