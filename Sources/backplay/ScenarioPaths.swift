import FoundationEssentials

/// The scenarios that a command line names: files as they are, folders by the scenarios in them.
enum ScenarioPaths {
  /// Finds the files; a folder's in the order of their names, in the folders below it too.
  ///
  /// A path that does not exist stays as it is: reading it will say what is wrong.
  static func files(_ paths: [String]) -> [String] {
    paths.flatMap { path -> [String] in
      var isFolder = false
      guard path != "-", FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        isFolder
      else { return [path] }
      let below = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
      let folder = path.hasSuffix("/") ? path : path + "/"
      return below.filter { $0.hasSuffix(".scenario") }.sorted().map { folder + $0 }
    }
  }
}
