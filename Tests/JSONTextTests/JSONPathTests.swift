import JSONText
import Testing

@Suite struct JSONPathTests {
  @Test(
    "a path is printed as people write it; names that are no words stand in quotes",
    arguments: [
      ([], "(top)"),
      ([.name("tabs"), .index(2), .name("root"), .name("route")], "tabs[2].root.route"),
      ([.index(0), .index(1)], "[0][1]"),
      ([.name("screens"), .name("new-visit"), .name("title")], #"screens["new-visit"].title"#),
      ([.name("")], #"[""]"#),
    ] as [([JSONPath.Step], String)])
  func printing(steps: [JSONPath.Step], text: String) {
    #expect(JSONPath(steps).description == text)
  }
}
