extension House {
  /// A place where a source or the manifest departs from the house.
  struct Violation: Equatable, CustomStringConvertible {
    var place: String
    var message: String

    var description: String { "\(place): \(message)" }
  }

  /// Checks one Swift file of a room: its imports and its reserved words.
  func violations(in source: String, file: String, of room: String) -> [Violation] {
    let code = SwiftCode(source)
    let importable = importable(from: room)
    let imports = code.imports.filter { !importable.contains($0.module) }.map {
      Violation(place: "\(file):\($0.line)", message: "\(room) may not import \($0.module)")
    }
    let words = reservedWords.filter { !$0.rooms.contains(room) }.flatMap { reserved in
      code.lines(with: reserved.word).map {
        Violation(
          place: "\(file):\($0)", message: "no \(reserved.word) in \(room): \(reserved.reason)")
      }
    }
    return imports + words
  }

  /// Checks one header or C file of a room: the terminal and the option parser have one door each.
  func violations(inHeader source: String, file: String, of room: String) -> [Violation] {
    let doors = ["curses": "CNcurses", "<term.h>": "CNcurses", "getopt": "CGetopt"]
    return source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
      index, line in
      doors.sorted { $0.key < $1.key }.compactMap { word, door -> Violation? in
        guard line.hasPrefix("#include"), line.contains(word), room != door else { return nil }
        return Violation(place: "\(file):\(index + 1)", message: "only \(door) includes \(word)")
      }
    }
  }

  /// Checks the manifest's targets against the rooms and the folders.
  func violations(in manifest: Manifest, sourceFolders: Set<String>) -> [Violation] {
    let names = Set(manifest.targets.map(\.name))
    let strays = sourceFolders.subtracting(names).sorted().map {
      Violation(place: "Sources/\($0)", message: "no target of this name in Package.swift")
    }
    return strays
      + manifest.targets.filter { $0.kind != .test && $0.kind != .measure }.flatMap {
        target -> [Violation] in
        guard rooms[target.name] != nil else {
          return [Violation(place: target.name, message: "the house has no such room")]
        }
        let beyond = Set(target.dependencies).subtracting(importable(from: target.name)).sorted()
          .map {
            Violation(place: "Package.swift", message: "\(target.name) may not depend on \($0)")
          }
        let untested = target.kind != .system && !names.contains("\(target.name)Tests")
        return beyond
          + (untested ? [Violation(place: target.name, message: "a room without tests")] : [])
      }
  }
}
