import Navigation
import Testing

@Suite struct LocationTests {
  @Test("a location is written as scenarios write it: the route, then the params by name")
  func description() {
    #expect(Location("sites").description == "sites")
    #expect(Location("track", ["id": "3", "album": "7"]).description == "track album=7 id=3")
  }
}
