import Scenarios
import Testing

@Suite struct VocabularyTests {
  @Test("every word has its usage and one sentence, and no two of a kind have the same usage")
  func sentences() {
    #expect(
      Set(Vocabulary.words.map { [$0.kind.rawValue, $0.usage] }).count == Vocabulary.words.count)
    for word in Vocabulary.words {
      #expect(word.meaning.hasSuffix("."), "\(word.usage)")
      #expect(word.meaning.count <= 88, "\(word.usage)")
    }
  }

  @Test("usage shows what is to be filled in, what may be left out and what to choose from")
  func usage() {
    let usages = Vocabulary.words.map(\.usage)
    #expect(usages.contains("drag to P [over TIME]"))
    #expect(usages.contains("swipe from left|right|content|x NUMBER [on row N|\"LABEL\"]"))
    #expect(usages.contains("expect unchanged since gesture|step"))
    #expect(usages.contains("at once STEP"))
  }

  @Test(
    "the words of the header stand in the design's order",
    arguments: [["title", "source", "app", "platform", "profile", "device", "policy"]])
  func header(words: [String]) {
    let header = Vocabulary.words.filter { $0.kind == .header }
    #expect(header.map { String($0.usage.prefix { $0 != " " }) } == words)
  }
}
