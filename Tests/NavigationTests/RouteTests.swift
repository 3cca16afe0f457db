import Navigation
import Testing

@Suite struct EntryKeyTests {
  @Test("R3: a key is printed as route#n and read back", arguments: [1, 7, 482])
  func roundTrip(number: Int) {
    let key = EntryKey("employee", number)
    #expect(key.description == "employee#\(number)")
    #expect(EntryKey(parsing: key.description) == key)
  }

  @Test(
    "R3: what is no key is not read as one",
    arguments: [
      "", "#", "#1", "employee", "employee#", "employee#-1", "employee#1x", "a#٣",
      "a#99999999999999999999",
    ])
  func malformed(text: String) {
    #expect(EntryKey(parsing: text) == nil)
  }
}
