import Scenarios
import Testing

@Suite struct CompletionTests {
  @Test(
    "an unfinished line says what may follow",
    arguments: [
      ("t", "", ["tap", "type"]),
      ("dra", "", ["drag"]),
      ("tap ", "tap ", ["\"Visit notes\"", "\"Edit\"", "row", "tab", "back"]),
      ("tap \"V", "tap ", ["\"Visit notes\""]),
      ("tap r", "tap ", ["row"]),
      ("tap row ", "tap row ", ["N"]),
      ("select tab ", "select tab ", ["\"Sites\"", "\"Library\""]),
      ("swipe from ", "swipe from ", ["left", "right", "content", "x"]),
      ("swipe from left ", "swipe from left ", ["on"]),
      ("drag to 0.35 ", "drag to 0.35 ", ["over"]),
      ("drag to 0.3", "drag to ", ["P"]),
      ("push ", "push ", ["sites", "employee", "unique"]),
      ("push sites ", "push sites ", ["k=v …", "in"]),
      ("reset sites, e", "reset sites, ", ["employee"]),
      ("expect d", "expect ", ["depth", "destination", "dim", "draft"]),
      ("expect depth 1 in ", "expect depth 1 in ", ["root", "tab", "sites", "employee"]),
      ("policy tab", "policy ", ["tab-back="]),
      ("policy tab-back=", "policy tab-back=", ["none", "history"]),
      ("policy tab-back=h", "policy tab-back=", ["history"]),
      ("at ", "at ", ["once"]),
      ("at once e", "at once ", ["expect", "erase"]),
      ("android: ", "android: ", ["at", "expect"]),
    ])
  func completions(line: String, head: String, texts: [String]) {
    let completions = Completions(of: line, names: .sample)
    #expect(completions.head == head)
    #expect(completions.candidates.map(\.text) == texts)
  }

  @Test(
    "a line that cannot go on has no completions",
    arguments: [
      "oops ", "tap x ", "back ", "tap \"nowhere\" ", "home # co", "tap \u{7}", "wait 5h ",
    ])
  func none(line: String) {
    #expect(Completions(of: line, names: .sample).candidates.isEmpty)
  }

  @Test("an empty line may begin with any step or expectation, each with its sentence")
  func empty() {
    let candidates = Completions(of: "").candidates
    let first = Set(
      Vocabulary.words.filter { $0.kind != .header }.map { $0.usage.prefix { $0 != " " } })
    #expect(Set(candidates.map { $0.text[...] }) == first)
    #expect(candidates.count == first.count)
    #expect(candidates.allSatisfy { $0.meaning.hasSuffix(".") && !$0.isPlaceholder })
  }

  @Test("what is to be filled in is a placeholder, with the sentence of its word")
  func placeholder() throws {
    let candidate = try #require(Completions(of: "wait ").candidates.first)
    #expect(candidate.isPlaceholder)
    #expect(candidate.text == "TIME")
    #expect(candidate.meaning == "Lets exactly so much time pass; the next step acts then.")
  }

  @Test("taking completions one after the other ends in a line that can be read")
  func walk() throws {
    var random = SeededGenerator(seed: 3)
    let fillings = [
      "\"LABEL\"": "\"Edit\"", "\"TEXT\"": "\"a\"", "\"/PATH\"": "\"/a\"", "N": "1", "NUMBER": "1",
      "P": "0.5",
      "SPEED": "800", "TIME": "5ms", "LENGTH": "4dp", "VALUE": "1",
    ]
    for _ in 0..<200 {
      var line = ""
      for _ in 0..<12 {
        let completions = Completions(of: line, names: .sample)
        guard !completions.candidates.isEmpty else { break }
        let candidate = random.pick(completions.candidates)
        let filling = candidate.text == "k=v …" ? "k\(line.count)=1" : fillings[candidate.text]
        let text = candidate.isPlaceholder ? try #require(filling) : candidate.text
        line = completions.head + text + (text.hasSuffix("=") ? "" : " ")
        if (try? Statement(parsing: line, names: .sample)) != nil, random.chance(50) { break }
      }
      if (try? Statement(parsing: line, names: .sample)) == nil {
        #expect(!Completions(of: line, names: .sample).candidates.isEmpty, "\(line) is a dead end")
      }
    }
  }
}
