import Scenarios
import Testing

@Suite struct ErrorTests {
  @Test("all errors of a file come at once, as a compiler writes them")
  func all() {
    let text = """
      titel   Halfway
      platform both

      expct screen sites
      \ttap "日本" 5
      swipe from lft
      """
    let expected = """
      a.scenario:1:1: error: unknown word 'titel'
      titel   Halfway
      ^
      expected a word of the header, an expectation or a step; did you mean 'title'?
      a.scenario:4:1: error: unknown word 'expct'
      expct screen sites
      ^
      expected a word of the header, an expectation or a step; did you mean 'expect'?
      a.scenario:5:11: error: unexpected '5'
      \ttap "日本" 5
      \t           ^
      expected the end of the line
      a.scenario:6:12: error: unexpected 'lft'
      swipe from lft
                 ^
      expected 'left', 'right', 'content' or 'x'; did you mean 'left'?
      """
    #expect(throws: ScenarioErrors.self) { try Scenario(parsing: text) }
    do throws(ScenarioErrors) {
      _ = try Scenario(parsing: text)
    } catch {
      #expect(error.rendered(file: "a.scenario") == expected)
    }
  }

  static let wordings: [(String, Int, String)] = [
    (
      "tap", 4, "the line ends too early; expected a label in double quotes, 'row', 'tab' or 'back'"
    ),
    (
      "tap  # here", 6,
      "the line ends too early; expected a label in double quotes, 'row', 'tab' or 'back'"
    ),
    ("tap row 0", 9, "'0' lies outside of 1 … 1000000"),
    ("tap row 99999999999999999999", 9, "a number has at most fifteen digits, and one point"),
    ("scroll to 1.5", 11, "'1.5' is no whole number"),
    ("tap \"Edit", 5, "the closing double quote is missing"),
    ("tap \"Edit\\", 5, "the closing double quote is missing"),
    ("tap \"E\\x\"", 7, "a backslash stands only in \\\", \\\\, \\n, \\t and \\u{…}"),
    ("tap \"\\u{D800}\"", 6, "a backslash stands only in \\\", \\\\, \\n, \\t and \\u{…}"),
    ("drag to far", 9, "unexpected 'far'; expected a progress, such as 0.35"),
    ("drag to 0.3 over 20", 18, "the unit is missing: 20ms or 20s"),
    ("drag by 40", 9, "the unit is missing: 40dp or 40pt"),
    ("wait 1e3ms", 6, "unexpected '1e3ms'; expected a time, such as 120ms"),
    ("wait -1ms", 6, "a time lies between 0ms and one hour"),
    ("wait 2000000000000s", 6, "a time lies between 0ms and one hour"),
    ("push a id=4 id=5", 13, "'id' is given twice"),
    ("push a id=", 11, "the line ends too early; expected a value of id"),
    ("push unique", 12, "the line ends too early; expected a route"),
    (
      "expect stack a b", 16,
      "unexpected 'b'; expected a param, such as id=482, ',', 'in' or the end of the line"
    ),
    (
      "link /a", 6,
      "unexpected '/a'; expected a link in double quotes, such as \"/employees/482\"; did you mean \"/a\"?"
    ),
    ("android: home", 10, "unexpected 'home'; expected 'at' or 'expect'"),
    ("at once", 8, "the line ends too early; expected an expectation or a step"),
    ("back back", 6, "unexpected 'back'; expected the end of the line"),
    ("title again", 1, "'title' belongs to the header, above the first step"),
    ("a\u{7}b", 2, "a control character (U+0007) has no place here"),
    ("# \u{85}", 3, "a control character (U+0085) has no place here"),
    ("back\rback", 5, "a control character (U+000D) has no place here"),
  ]

  @Test("an error says where it is, what is wrong and what would be right", arguments: wordings)
  func wording(text: String, column: Int, description: String) {
    let errors = faults(of: "home\n" + text)
    #expect(errors.map(\.line) == [2])
    #expect(errors.map(\.column) == [column])
    #expect(errors.map(\.description) == [description])
  }

  static let unknown: [(String, Int, String)] = [
    (
      "tap \"Visit note\"", 5,
      "no screen of the app has \"Visit note\"; did you mean \"Visit notes\"?"
    ),
    (
      "tap Edti", 5,
      "unexpected 'Edti'; expected a label in double quotes, 'row', 'tab' or 'back'; did you mean \"Edit\"?"
    ),
    (
      "swipe from left on \"Share\"", 20,
      "no screen of the app has \"Share\"; expected \"Visit notes\" or \"Edit\""
    ),
    ("focus \"Nota\"", 7, "no screen of the app has a field \"Nota\"; did you mean \"Note\"?"),
    ("select tab \"Site\"", 12, "the app has no tab \"Site\"; did you mean \"Sites\"?"),
    ("push employe id=4", 6, "the app has no route 'employe'; did you mean 'employee'?"),
    (
      "expect stack sites, x", 21, "the app has no route 'x'; expected 'sites' or 'employee'"
    ),
    ("expect depth 1 in emplyee", 19, "the app has no route 'emplyee'; did you mean 'employee'?"),
    ("expect invariant I2", 18, "there is no invariant 'I2'; expected 'I1' or 'I22'"),
    ("expect invariant I222", 18, "there is no invariant 'I222'; did you mean 'I22'?"),
    ("policy tab-bak=none", 8, "there is no policy 'tab-bak'; did you mean 'tab-back'?"),
    ("policy tab-back=hystory", 17, "tab-back has no value 'hystory'; did you mean 'history'?"),
    ("policy tab-back=1", 17, "tab-back has no value '1'; expected 'none' or 'history'"),
  ]

  @Test("a name that nothing has is an error of the file", arguments: unknown)
  func names(text: String, column: Int, description: String) {
    let errors = faults(of: "home\n" + text, names: .sample)
    #expect(errors.map(\.column) == [column])
    #expect(errors.map(\.description) == [description])
    #expect(faults(of: "home\n" + text).isEmpty == !text.hasPrefix("tap E"))
  }

  @Test(
    "a name in the header that nothing has is one too",
    arguments: [
      ("app feildbook", "there is no app 'feildbook'; did you mean 'fieldbook'?"),
      ("profile android-15", "there is no profile 'android-15'; did you mean 'android-16'?"),
      (
        "device tabelt",
        "there is no device 'tabelt', and it is no size such as 412x915; did you mean 'tablet'?"
      ),
      (
        "device 0x915",
        "there is no device '0x915', and it is no size such as 412x915; expected 'pixel' or 'tablet'"
      ),
      ("platform windows", "unexpected 'windows'; expected 'android', 'ios' or 'both'"),
    ])
  func header(text: String, description: String) {
    #expect(faults(of: text, names: .sample).map(\.description) == [description])
  }

  @Test(
    "names that exist are right",
    arguments: [
      "app ./mine.json", "app apps/mine", "device 393x852", "device pixel", "profile ios-26/uikit",
      "policy picture-switch=0.35", "policy picture-switch=commit", "tap \"Edit\"",
      "tap tab \"Sites\"",
      "push employee id=1", "focus \"Note\"", "expect label \"anything\"", "expect invariant I1",
    ])
  func known(text: String) {
    #expect(faults(of: text, names: .sample).isEmpty)
  }

  @Test(
    "the nearest word is named when it is near: another case, a letter more, less, other or swapped",
    arguments: [
      ("Tap", "'tap'"), ("RETURN", "'return'"), ("tpa", "'tap'"), ("taap", "'tap'"),
      ("swpe", "'swipe'"),
      ("comit", "'commit'"), ("nvaigaet", "'navigate'"), ("t", nil), ("xyz", nil), ("tasks", nil),
    ])
  func nearest(word: String, suggestion: String?) {
    #expect(faults(of: "home\n" + word).map(\.suggestion) == [suggestion])
  }

  @Test("a long line is shown in part, around the fault")
  func long() throws {
    let text =
      "tap " + String(repeating: " ", count: 5000) + "x" + String(repeating: "y", count: 5000)
    let error = try #require(faults(of: text).first)
    #expect(error.column == 5005)
    #expect(error.excerpt.count <= 162)
    #expect(error.excerpt.hasPrefix("…") && error.excerpt.hasSuffix("…"))
    #expect(Array(error.excerpt)[error.caretIndent.count] == "x")
    #expect(error.message.count < 80)
  }

  @Test("nothing in an error can steer a terminal")
  func harmless() throws {
    let error = try #require(faults(of: "tap \u{1B}[2J\u{9B}1m\u{7F}").first)
    #expect(
      !error.rendered(file: "a").unicodeScalars.contains {
        ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value)
      })
    #expect(error.excerpt == "tap ␛[2J\u{FFFD}1m\u{FFFD}")
  }

  @Test("a file of errors is read no further than the thousandth")
  func many() {
    let text = String(repeating: "\u{0}\n", count: 1100)
    #expect(faults(of: text).count == 1000)
    #expect(faults(of: String(repeating: "title a\n", count: 1100)).count == 1000)
    do throws(ScenarioErrors) {
      _ = try Scenario(parsing: text)
    } catch {
      #expect(error.rendered(file: "a").hasSuffix("\na: too many errors; the rest was not read"))
    }
  }
}
