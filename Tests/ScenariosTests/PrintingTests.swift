import Scenarios
import Testing

@Suite struct PrintingTests {
  static let canonical = """
    # a bug report
    title     One back, one handler: kept-alive tabs stay quiet
    source    flutter/flutter#152217
    app       nested  # a bundled app
    platform  android
    profile   android-16/compose
    device    412x915
    policy    tab-back=history

    tap "Visit notes"
    swipe from left on row 3
    drag to 0.350 over 200ms
    ##  halfway
    at once release at 800
    android: expect stack sites, employee id=482 in tab "Sites"

    """

  @Test("canonical text prints as it stands, comments and blank lines included")
  func canonicalText() throws {
    #expect(try Scenario(parsing: Self.canonical).description == Self.canonical)
  }

  @Test("indentation, blanks, ends of line and a byte order mark are free and leave no trace")
  func free() throws {
    let scenario = try Scenario(parsing: Self.canonical)
    let lines = Self.canonical.split(separator: "\n", omittingEmptySubsequences: false)
    let written =
      "\u{FEFF}"
      + lines.map { "\t " + $0.replacing("  #", with: "\t \t#") + "  " }.joined(separator: "\r\n")
    let reread = try Scenario(parsing: written)
    #expect(reread.lines.dropLast() == scenario.lines[...])
    #expect(reread.lines.last == Line())
    #expect(try Scenario(parsing: String(Self.canonical.dropLast())) == scenario)
  }

  @Test("nothing prints as nothing")
  func nothing() throws {
    #expect(try Scenario(parsing: "").lines.isEmpty)
    #expect(try Scenario(parsing: "\u{FEFF}").lines.isEmpty)
    #expect(try Scenario(parsing: "\n").lines == [Line()])
    #expect(Scenario().description == "")
  }

  @Test("line i of a scenario is line i + 1 of its file")
  func numbers() throws {
    let scenario = try Scenario(parsing: Self.canonical)
    let lines = Self.canonical.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(scenario.lines.map(\.description) == lines.dropLast().map(String.init))
  }

  @Test("a `#` starts a comment at the start of a line or after a blank, nowhere else")
  func comments() throws {
    let scenario = try Scenario(parsing: "#a\n  # b \nhome #c\ntype \"# d\"\t#e\npush a#f\n#\n")
    #expect(scenario.lines.map(\.comment) == ["a", " b", "c", "e", nil, ""])
    #expect(
      scenario.lines[4].statement
        == .step(.request(.push(RouteReference("a#f")), in: nil), .settled))
  }

  @Test("a comment that no line could hold is made to fit one")
  func commentNormalised() {
    #expect(Line(comment: " a\nb\u{0}c\td \t").comment == " a b c\td")
  }

  @Test("a route prints with its params in order")
  func route() {
    let route = RouteReference("employee", params: ["q": "a b", "id": "482"])
    #expect(route.description == "employee id=482 q=\"a b\"")
  }
}
