import Navigation
import Testing

@Suite struct EntryKeyTests {
  @Test("R3: a key is printed as route#n and read back", arguments: [0, 1, 7, 482, (1 << 53) - 1])
  func roundTrip(number: Int) {
    let key = EntryKey("employee", number)
    #expect(key.description == "employee#\(number)")
    #expect(EntryKey(parsing: key.description) == key)
  }

  @Test("R3: a route may hold the mark itself, the last one counts")
  func marks() {
    #expect(EntryKey(parsing: "a#1#2") == EntryKey("a#1", 2))
  }

  @Test(
    "R3: what is no key is not read as one",
    arguments: [
      "", "#", "#1", "employee", "employee#", "employee#-1", "employee#+1", "employee#1x", "a#٣",
      "a#01", "a#00", "a# 1", "a#1 ", "a#9007199254740992", "a#99999999999999999999",
    ])
  func malformed(text: String) {
    #expect(EntryKey(parsing: text) == nil)
  }

  @Test("R3: keys are the same when both route and number are")
  func equality() {
    #expect(EntryKey("a", 1) == EntryKey("a", 1))
    #expect(EntryKey("a", 1) != EntryKey("b", 1))
    #expect(EntryKey("a", 1) != EntryKey("a", 2))
    #expect(Set([EntryKey("a", 1), EntryKey("b", 1), EntryKey("a", 1)]).count == 2)
  }
}
