import Testing
import backplay

@Suite struct BundledFilesTests {
  @Test("every name leads to its bytes, and no other name to any")
  func names() {
    #expect(!BundledFiles.names.isEmpty)
    for name in BundledFiles.names { #expect(BundledFiles.bytes(of: name)?.isEmpty == false) }
    #expect(BundledFiles.bytes(of: "scenarios/tour") == nil)
    #expect(BundledFiles.bytes(of: "") == nil)
  }

  @Test("a folder's names are those below it, not those that begin like it")
  func folders() {
    #expect(BundledFiles.names(in: "scenarios/tour").contains("scenarios/tour/root-ios.scenario"))
    #expect(BundledFiles.names(in: "scenarios/to").isEmpty)
  }
}
