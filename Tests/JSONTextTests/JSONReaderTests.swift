import JSONText
import Testing

@Suite struct JSONReaderTests {
  @Test("all problems of a text are found in one reading, each at its place")
  func allAtOnce() throws {
    let document = try JSONDocument(
      SourceText(
        """
        {
          "name": 7,
          "tbas": [],
          "count": 11,
          "flag": "yes"
        }
        """, name: "app.json"))
    var reader = JSONReader()
    let object = reader.object(document.top, of: ["name", "tabs", "count", "flag", "root"])
    let top = try #require(object)
    let name = reader.member("name", of: top).flatMap { reader.string($0) }
    let root = reader.member("root", of: top)
    let count = reader.member("count", of: top).flatMap { reader.integer($0, in: 1...10) }
    let flag = reader.member("flag", of: top).flatMap { reader.boolean($0) }
    #expect(name == nil)
    #expect(root == nil)
    #expect(count == nil)
    #expect(flag == nil)

    let diagnostics = try #require(document.diagnostics(for: reader.problems))
    #expect(
      diagnostics.description == """
        app.json:1:1: error: the member 'root' is missing
        {
        ^
        expected "root": …
        at (top)
        app.json:2:11: error: this is a number
          "name": 7,
                  ^
        expected a string
        at name
        app.json:3:3: error: there is no member 'tbas'
          "tbas": [],
          ^
        expected one of 'name', 'tabs', 'count', 'flag', 'root'; did you mean 'tabs'?
        at tbas
        app.json:4:12: error: the number does not fit
          "count": 11,
                   ^
        expected a whole number from 1 to 10
        at count
        app.json:5:11: error: this is a string
          "flag": "yes"
                  ^
        expected true or false
        at flag
        """)
  }

  @Test("what is right is read without a word")
  func reading() throws {
    let document = try JSONDocument(
      SourceText(#"{"a": "text", "b": [3, true]}"#, name: "app.json"))
    var reader = JSONReader()
    let object = reader.object(document.top, of: ["a", "b", "c"])
    let top = try #require(object)
    #expect(top.names == ["a", "b"])
    #expect(top["c"] == nil)
    let text = reader.member("a", of: top).flatMap { reader.string($0) }
    #expect(text == "text")
    let array = top["b"].flatMap { reader.array($0) }
    let elements = try #require(array)
    #expect(elements.map(\.path.description) == ["b[0]", "b[1]"])
    let integer = reader.integer(elements[0], in: 0...5)
    #expect(integer == 3)
    let flag = reader.boolean(elements[1])
    #expect(flag == true)
    #expect(document.diagnostics(for: reader.problems) == nil)
  }

  @Test(
    "a number that is not whole or not an Int is refused",
    arguments: ["1.5", "1e300", "-1e300", "9007199254740993000"])
  func wholeNumbers(text: String) throws {
    let document = try JSONDocument(SourceText(text, name: "x.json"))
    var reader = JSONReader()
    let integer = reader.integer(document.top, in: 0...10)
    #expect(integer == nil)
    #expect(reader.problems.count == 1)
  }
}
