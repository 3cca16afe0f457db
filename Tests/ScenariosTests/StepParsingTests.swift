import Scenarios
import Testing

@Suite struct StepParsingTests {
  static let employee = RouteReference("employee", params: ["id": "482"])

  static let person: [(String, Step)] = [
    ("tap \"Visit notes\"", .tap(.label("Visit notes"))),
    ("tap \"a \\\"b\\\" \\\\\"", .tap(.label("a \"b\" \\"))),
    ("tap row 3", .tap(.row(3))),
    ("tap tab \"Sites\"", .tap(.tab("Sites"))),
    ("tap back", .tap(.back)),
    ("back", .back),
    ("swipe from left", .swipe(from: .left, on: nil)),
    ("swipe from x 180", .swipe(from: .x(180), on: nil)),
    ("swipe from content on row 2", .swipe(from: .content, on: .row(2))),
    ("swipe from right on \"Edit\"", .swipe(from: .right, on: .label("Edit"))),
    ("drag to 0.35", .drag(.to(number("0.35")), over: nil)),
    ("drag by -40dp over 200ms", .drag(.by(-40), over: 200)),
    ("drag vertical 60dp", .drag(.vertical(60), over: nil)),
    ("hold 300ms", .hold(300)),
    ("release", .release(at: nil)),
    ("release at 800", .release(at: 800)),
    ("commit", .commit),
    ("cancel", .cancel),
    ("flick from left", .flick(from: .left, on: nil)),
    ("scroll to 40", .scroll(.to(40))),
    ("scroll by -10", .scroll(.by(-10))),
    ("focus \"Note\"", .focus("Note")),
    ("type \"Pump, new\"", .type("Pump, new")),
    ("erase", .erase),
  ]

  @Test("what a person does is read, and printed as it was written", arguments: person)
  func personActs(text: String, step: Step) throws {
    #expect(try Statement(parsing: text) == .step(step, .settled))
    #expect(step.description == text)
  }

  static let world: [(String, Step)] = [
    ("link \"/employees/482/notes\"", .link("/employees/482/notes")),
    ("push employee id=482", .request(.push(employee), in: nil)),
    ("push employee id=482 in tab \"Sites\"", .request(.push(employee), in: .tab("Sites"))),
    ("push unique employee id=482", .request(.pushUnique(employee), in: nil)),
    ("pop", .request(.pop(1), in: nil)),
    ("pop in root", .request(.pop(1), in: .root)),
    ("pop 0", .request(.pop(0), in: nil)),
    ("pop -2 in host", .request(.pop(-2), in: .route(RouteReference("host")))),
    ("pop to employee id=482", .request(.popTo(employee), in: nil)),
    ("replace employee id=482", .request(.replace(employee), in: nil)),
    (
      "reset sites, employee id=482",
      .request(.reset([RouteReference("sites"), employee]), in: nil)
    ),
    ("reset to root", .request(.resetToRoot, in: nil)),
    ("reset to root in tab \"Library\"", .request(.resetToRoot, in: .tab("Library"))),
    ("navigate employee id=482 in root", .request(.navigate(employee), in: .root)),
    ("set id=7 q=\"a b\"", .request(.set(["id": "7", "q": "a b"]), in: nil)),
    ("select tab \"Library\"", .request(.selectTab("Library"), in: nil)),
    ("home", .home),
    ("return", .return),
    ("policy tab-back=none", .policy(PolicySetting("tab-back", "none"))),
    ("wait 120ms", .wait(120)),
    ("wait 16.667ms", .wait(Milliseconds(microseconds: 16_667))),
    ("next frame", .nextFrame),
  ]

  @Test("what the world does is read, and printed as it was written (R6, R9)", arguments: world)
  func worldActs(text: String, step: Step) throws {
    #expect(try Statement(parsing: text) == .step(step, .settled))
    #expect(step.description == text)
  }

  @Test("`at once` acts without waiting, a step as well as an expectation")
  func atOnce() throws {
    #expect(try Statement(parsing: "at once back") == .step(.back, .atOnce))
    #expect(
      try Statement(parsing: "ios: at once expect agree") == .expectation(.agree, .atOnce, on: .ios)
    )
  }

  @Test(
    "other ways of writing a step have one canonical form",
    arguments: [
      ("  tap   row\t3 ", "tap row 3"), ("drag to 35%", "drag to 0.35"),
      ("drag by +40pt over 0.2s", "drag by 40dp over 200ms"), ("pop 1", "pop"),
      ("policy tab-back = none", "policy tab-back=none"),
      ("push \"employee\" id=\"482\"", "push employee id=482"),
      ("reset sites ,employee id=1", "reset sites, employee id=1"), ("set b=1 a=2", "set a=2 b=1"),
      ("type \"\\u{1F600}\\u{e9}\"", "type \"😀é\""),
      ("type \"\\u{7}\\n\\t\"", "type \"\\u{7}\\n\\t\""),
      ("set in=1 id=not", "set id=not in=1"), ("home # away", "home"),
    ])
  func canonical(text: String, expected: String) throws {
    #expect(try Statement(parsing: text)?.description == expected)
  }

  @Test("a line without a statement says nothing", arguments: ["", "  \t", "# back"])
  func nothing(text: String) throws {
    #expect(try Statement(parsing: text) == nil)
  }
}
