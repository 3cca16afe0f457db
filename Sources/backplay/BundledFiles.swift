import Assets

/// The files that are embedded in the binary, by their paths below `Assets`.
package enum BundledFiles {
  /// All names, in byte order.
  package static var names: [String] {
    (0..<asset_count()).compactMap { asset_at($0).map { String(cString: $0.pointee.name) } }
  }

  /// The names of the files in a folder and the folders in it, such as `scenarios/tour`.
  package static func names(in folder: String) -> [String] {
    names.filter { $0.hasPrefix(folder + "/") }
  }

  /// Reads a file; nil when there is none of this name.
  package static func bytes(of name: String) -> [UInt8]? {
    asset_named(name).map {
      Array(UnsafeBufferPointer(start: $0.pointee.bytes, count: $0.pointee.count))
    }
  }
}
