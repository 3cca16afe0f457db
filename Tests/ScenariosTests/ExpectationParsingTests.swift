import Scenarios
import Testing

import enum Scenarios.Expectation

@Suite struct ExpectationParsingTests {
  static let notes = RouteReference("notes", params: ["id": "482"])

  static let places: [(String, Expectation)] = [
    ("expect screen notes id=482", .screen(notes)),
    ("expect shown notes id=482", .shown(notes)),
    ("expect agree", .agree),
    ("expect label \"Pump replaced\"", .label("Pump replaced")),
    ("expect no label \"Pump replaced\"", .noLabel("Pump replaced")),
    ("expect stack sites, notes id=482", .stack([RouteReference("sites"), notes], in: nil)),
    ("expect stack sites in tab \"Sites\"", .stack([RouteReference("sites")], in: .tab("Sites"))),
    ("expect depth 3", .depth(3, in: nil)),
    ("expect depth 1 in root", .depth(1, in: .root)),
    ("expect depth 2 in notes id=482", .depth(2, in: .route(notes))),
    ("expect tab \"Library\"", .tab("Library")),
  ]

  static let answers: [(String, Expectation)] = [
    ("expect handled", .outcome(.handled)),
    ("expect not handled", .outcome(.notHandled)),
    ("expect blocked", .outcome(.blocked)),
    ("expect stale", .outcome(.stale)),
    ("expect refused", .outcome(.refused)),
    ("expect claimed by stack", .claimed(by: .part(.stack))),
    ("expect claimed by keyboard", .claimed(by: .part(.keyboard))),
    ("expect claimed by handler notes id=482", .claimed(by: .handler(notes))),
    ("expect gesture", .gesture(true)),
    ("expect no gesture", .gesture(false)),
    ("expect destination notes id=482", .destination(.route(notes), not: false)),
    ("expect destination not notes id=482", .destination(.route(notes), not: true)),
    ("expect destination host", .destination(.host, not: false)),
    ("expect destination none", .destination(.none, not: false)),
    ("expect destination not tab \"Sites\"", .destination(.tab("Sites"), not: true)),
  ]

  static let states: [(String, Expectation)] = [
    ("expect progress 0.35", .quantity(.progress, number("0.35"))),
    ("expect shift-y -3.0", .quantity(.shiftY, number("-3.0"))),
    ("expect fade 0 1.00", .fade(out: 0, in: number("1.00"))),
    ("expect unchanged since gesture", .unchanged(since: .gesture)),
    ("expect unchanged since step", .unchanged(since: .step)),
    ("expect scroll 12", .scroll(12)),
    ("expect text \"\"", .text("")),
    ("expect draft \"Valve\"", .draft("Valve")),
    ("expect app background", .app(.background)),
    ("expect front app launcher", .frontApp(.launcher)),
    ("expect same on both", .sameOnBoth),
    ("expect invariant I6", .invariant("I6")),
    ("expect all invariants", .allInvariants),
  ]

  @Test(
    "an expectation is read, and printed as it was written",
    arguments: places + answers + states)
  func expectation(text: String, expectation: Expectation) throws {
    #expect(try Statement(parsing: text) == .expectation(expectation, .settled, on: nil))
    #expect(expectation.description == text)
  }

  @Test("an expectation may be of one platform alone", arguments: PlatformName.allCases)
  func platform(platform: PlatformName) throws {
    #expect(
      try Statement(parsing: "\(platform.rawValue): expect agree")
        == .expectation(.agree, .settled, on: platform))
  }

  @Test("every number of the transform has its word", arguments: Quantity.allCases)
  func quantities(quantity: Quantity) throws {
    #expect(
      try Statement(parsing: "expect \(quantity.rawValue) 0.5")
        == .expectation(.quantity(quantity, number("0.5")), .settled, on: nil))
  }
}
