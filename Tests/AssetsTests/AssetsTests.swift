import Assets
import Foundation
import Testing

@Suite struct AssetsTests {
  @Test("every file in a folder of Assets is embedded; else run `make assets`")
  func complete() throws {
    #expect(embeddedNames() == (try namesOnDisk()))
  }

  @Test("an embedded file is the file as it is now, and a zero byte follows it")
  func content() throws {
    for name in try namesOnDisk() {
      let asset = try #require(asset_named(name)?.pointee, "\(name): run `make assets`")
      let bytes = UnsafeBufferPointer(start: asset.bytes, count: asset.count)
      #expect(try Data(contentsOf: folder.appending(path: name)) == Data(bytes), "\(name)")
      #expect(asset.bytes[asset.count] == 0, "\(name)")
    }
  }

  @Test("the list is ordered by name, byte by byte, so that it is the same on every machine")
  func order() {
    let names = embeddedNames().map { Array($0.utf8) }
    #expect(zip(names, names.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
  }

  @Test("a place past the end and an unknown name have no file")
  func absent() {
    #expect(asset_at(asset_count()) == nil)
    #expect(asset_at(.max) == nil)
    #expect(asset_named("") == nil)
    #expect(asset_named("apps") == nil)
    #expect(asset_named("../Package.swift") == nil)
  }

  /// The folder `Assets` of the working copy that was compiled.
  private let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Assets")

  private func embeddedNames() -> [String] {
    (0..<asset_count()).compactMap { asset_at($0).map { String(cString: $0.pointee.name) } }
  }

  /// The files in the folders of `Assets`; hidden ones are an editor's.
  private func namesOnDisk() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { name in
        let parts = name.split(separator: "/")
        guard parts.count > 1, parts.first != "include", parts.last?.hasPrefix(".") == false
        else { return false }
        return folder.appending(path: name).isRegularFile
      }
      .sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }
}

extension URL {
  fileprivate var isRegularFile: Bool {
    (try? resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) ?? false
  }
}
