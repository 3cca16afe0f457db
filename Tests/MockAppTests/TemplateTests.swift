import MockApp
import Testing

@Suite struct TemplateTests {
  @Test(
    "placeholders are filled, double braces are braces",
    arguments: [
      ("plain", "plain"), ("{a}", "1"), ("x{a}y{b}z", "x1y2z"), ("{a}{a}", "11"), ("{{a}}", "{a}"),
      ("{{{a}}}", "{1}"), ("é{a}😀", "é1😀"),
    ])
  func filling(text: String, filled: String) throws {
    let values = ["a": "1", "b": "2"]
    #expect(try Template(text).filled { values[$0] } == filled)
  }

  @Test("the first wording that can be filled is shown; what is missing in the last one shows as ?")
  func fallingBack() throws {
    var template = try Template("{name}")
    try template.fallBack(on: "Employee {id}")
    #expect(template.filled { ["name": "Ada", "id": "1"][$0] } == "Ada")
    #expect(template.filled { ["id": "1"][$0] } == "Employee 1")
    #expect(template.filled { _ in nil } == "Employee ?")
  }

  @Test("what is no template is refused", arguments: ["", "{", "}", "a{b", "a}b", "{}", "{a{b}}"])
  func malformed(text: String) {
    #expect(throws: Template.Mistake.self) { try Template(text) }
  }
}
