import JSONText
import MockApp

/// The apps that can be played: those that are bundled, and a person's own.
package enum AppFile {
  /// The app that is played when none is named.
  package static let standard = "fieldbook"

  /// What is wrong with an app's file, as it is printed.
  package struct Bad: Error, Equatable, Sendable {
    /// One or more lines, each ended by a line feed.
    package let text: String
  }

  /// The names of the bundled apps.
  package static var bundled: [String] {
    BundledFiles.names(in: "apps").compactMap { name in
      let file = name.dropFirst("apps/".count)
      return file.hasSuffix(".json") ? String(file.dropLast(".json".count)) : nil
    }
  }

  /// Reads an app: a bundled one by its name, else the file at this path.
  package static func load(_ name: String?) throws(Bad) -> AppDefinition {
    let name = name ?? standard
    let bytes: [UInt8]
    if let bundled = BundledFiles.bytes(of: "apps/\(name).json") {
      bytes = bundled
    } else {
      do throws(InputFile.Unreadable) { bytes = try InputFile.bytes(at: name) } catch {
        throw Bad(text: "\(name): \(error.reason)\n")
      }
    }
    do throws(Diagnostics) {
      return try AppDefinition(reading: SourceText(bytes, name: name))
    } catch {
      throw Bad(text: "\(error)\n")
    }
  }
}
