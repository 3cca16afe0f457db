import Scenarios
import Testing

@Suite struct HeaderTests {
  @Test("the header says what the scenario is for")
  func header() throws {
    let scenario = try Scenario(
      parsing: """
        title One back, one handler   # in short
        source flutter/flutter#152217
        app nested
        platform both
        profile android-16/compose
        profile ios-26
        device 412x915
        policy tab-back=history
        policy reselect=pop-only
        """)
    #expect(scenario.title == "One back, one handler")
    #expect(scenario.source == "flutter/flutter#152217")
    #expect(scenario.app == "nested")
    #expect(scenario.platform == .both)
    #expect(scenario.profile(for: .android) == "android-16/compose")
    #expect(scenario.profile(for: .ios) == "ios-26")
    #expect(scenario.device == .size(width: 412, height: 915))
    #expect(
      scenario.policies == [
        PolicySetting("tab-back", "history"), PolicySetting("reselect", "pop-only"),
      ])
    #expect(scenario.lines[0].comment == " in short")
  }

  @Test("a profile implies its platform; without either the header leaves it open")
  func implied() throws {
    #expect(try Scenario(parsing: "profile ios-26/uikit").platform == .ios)
    #expect(try Scenario(parsing: "platform android").platform == .android)
    #expect(try Scenario(parsing: "home").platform == nil)
  }

  @Test(
    "the app that a text names is found, whatever is wrong with the rest",
    arguments: [
      ("titel x\n# note\napp nested\noops", "nested"),
      ("app mine/app.json\napp nested", "mine/app.json"),
      ("home\napp nested", nil), ("app", nil), ("", nil),
    ])
  func app(text: String, app: String?) {
    #expect(Scenario.app(namedIn: Array(text.utf8)) == app)
  }

  @Test(
    "a title may say anything",
    arguments: [
      ("title  a, \"b\" = c", "a, \"b\" = c"), ("title #1", nil), ("title \"#1 # 2\"", "#1 # 2"),
      ("title a#b", "a#b"), ("title \"\"", ""), ("title 日本", "日本"), ("title a  b\t", "a  b"),
    ])
  func title(text: String, title: String?) {
    #expect((try? Scenario(parsing: text))?.title == title)
  }

  @Test("the header ends at the first step; from there on `policy` is a step")
  func end() throws {
    let scenario = try Scenario(parsing: "policy a=b\nhome\npolicy a=c\n")
    #expect(scenario.lines[0].statement == .header(.policy(PolicySetting("a", "b"))))
    #expect(scenario.lines[2].statement == .step(.policy(PolicySetting("a", "c")), .settled))
    #expect(scenario.policies == [PolicySetting("a", "b")])
  }

  @Test(
    "what does not go together is an error of the file",
    arguments: [
      ("title a\ntitle b", 2, "the title is given already, in line 1"),
      (
        "device pixel\nhome\ndevice pixel", 3,
        "'device' belongs to the header, above the first step"
      ),
      ("policy a=b\n\npolicy a=b", 3, "the policy a is given already, in line 1"),
      (
        "profile android-16\nprofile android-15", 2,
        "the profile of android is given already, in line 1"
      ),
      ("profile android-16\nprofile ios-26", 2, "profiles of two platforms need 'platform both'"),
      ("profile ios-26\nplatform android", 1, "the profile is of ios, the header of android"),
      ("profile pixel", 1, "a profile begins with its platform, as in android-16 or ios-26"),
      ("platform ios\nback", 2, "iOS has no system back; use 'tap back'"),
      ("profile ios-26\nat once back", 2, "iOS has no system back; use 'tap back'"),
      (
        "platform ios\nexpect same on both", 2, "'same on both' needs 'platform both' in the header"
      ),
    ])
  func together(text: String, line: Int, message: String) {
    let errors = faults(of: text)
    #expect(errors.map(\.line) == [line])
    #expect(errors.map(\.message) == [message])
  }

  @Test(
    "system back is a step wherever Android may run",
    arguments: [
      "back", "platform both\nback", "platform android\nback", "profile android-16\nback",
    ])
  func back(text: String) {
    #expect(faults(of: text).isEmpty)
  }
}
