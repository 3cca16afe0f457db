import Motion
import Platforms
import Testing

@Suite struct ProfileTests {
  @Test(
    "R57: a profile is found by its whole name, or by its release with the default framework",
    arguments: [
      ("android-16", "android-16/material"), ("android-11/material", "android-11/material"),
      ("ios-26", "ios-26/uikit"), ("ios-18/uikit", "ios-18/uikit"),
    ])
  func named(text: String, name: String) {
    #expect(Profile(named: text)?.name == name)
  }

  @Test(
    "what is no profile is none",
    arguments: ["", "android", "ios", "android-10", "ios-16", "android-16/", "Android-16", "16"])
  func unknown(text: String) {
    #expect(Profile(named: text) == nil)
  }

  @Test("R57: without a choice it is the newest release with the default framework")
  func standard() {
    #expect(Profile.standard(for: .android).name == "android-16/material")
    #expect(Profile.standard(for: .ios).name == "ios-26/uikit")
    for profile in Profile.all { #expect(Profile(named: profile.name) == profile) }
    #expect(Platform.android.other == .ios && Platform.ios.other == .android)
  }

  @Test("R16, R21, R29: what each release does")
  func releases() {
    func releases(where holds: (Profile) -> Bool) -> [String] {
      Profile.all.filter(holds).map(\.release)
    }
    #expect(releases { $0.deliversProgress } == ["android-16", "android-15", "android-14"])
    #expect(releases { $0.previewsHome } == ["android-16", "android-15"])
    #expect(releases { $0.finishesAtRoot } == ["android-11"])
  }

  @Test("R56: where a rule names no default, a policy's first value is it")
  func policies() {
    let policies = PlatformPolicies()
    #expect(policies.easing == BackEasing.allCases.first)
    #expect(policies.vertical == VerticalShift.allCases.first)
    #expect(policies.fadeOn == FadeProgress.allCases.first)
    #expect(policies.preview == PreviewStyle.allCases.first)
    #expect(policies.pictureSwitch == PlatformPolicies.PictureSwitch.allCases.first)
    #expect(policies.secondGesture == PlatformPolicies.SecondGesture.allCases.first)
    #expect(policies.projection == Momentum.Projection.allCases.first)
    #expect(policies.tie == Momentum.Tie.allCases.first)
    #expect(PlatformPolicies.PictureSwitch.allCases.map(\.rawValue) == ["0.35", "commit"])
    #expect(PlatformPolicies.SecondGesture.allCases.map(\.rawValue) == ["ignore", "cancel-first"])
  }
}
