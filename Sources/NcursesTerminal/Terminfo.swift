import CNcurses
import Glibc
import TerminalUI

/// What is read from the description of a terminal before it is touched.
package struct Terminfo {
  /// The name of the description that is used.
  package let name: String
  /// The bytes that give the terminal back: attributes, colours, cursor, keypad, screen.
  package let restoring: [CChar]

  /// Loads the description for a terminal, the one with direct colour when wanted and there.
  package init(name: String, colours: ColourDepth, file: Int32) throws(TerminalError) {
    let candidates = (colours == .trueColour ? Self.directNames(for: name) : []) + [name]
    guard let found = candidates.first(where: { cn_load($0, file) }) else {
      throw .unknownType(name)
    }
    defer { cn_unload() }
    guard cn_string("cup") != nil else { throw .noCursor(name) }
    self.name = found
    var bytes = ["sgr0", "op", "oc", "cnorm", "rmkx"].flatMap(Self.bytes)
    if cn_string("rmcup") == nil {
      // Without a second screen the prompt goes below what is left standing; every terminal stops
      // at its last row.
      bytes += Self.bytes(of: cn_move(998, 0)) + [13, 10]
    }
    restoring = bytes + Self.bytes("rmcup")
  }

  /// The names of descriptions with direct colour for a terminal of the given name, the most
  /// fitting first.
  package static func directNames(for name: String) -> [String] {
    // "xterm-kitty" is found as "kitty-direct", "tmux-256color" as "tmux-direct".
    let parts = name.split(separator: "-")
    let stems = [parts[...], parts.dropFirst(), parts.prefix(1)]
    return stems.filter { !$0.isEmpty }.map { $0.joined(separator: "-") + "-direct" }
  }

  private static func bytes(_ capability: String) -> [CChar] { bytes(of: cn_string(capability)) }

  private static func bytes(of string: UnsafePointer<CChar>?) -> [CChar] {
    guard let string else { return [] }
    return withoutDelays(Array(UnsafeBufferPointer(start: string, count: strlen(string))))
  }

  /// Returns a string without its marks for delays, `$<5>`, which no terminal of this century
  /// needs.
  package static func withoutDelays(_ string: [CChar]) -> [CChar] {
    var bytes: [CChar] = []
    var rest = string[...]
    while let first = rest.first {
      if rest.starts(with: [0x24, 0x3C]), let end = rest.firstIndex(of: 0x3E) {
        rest = rest[(end + 1)...]
      } else {
        bytes.append(first)
        rest = rest.dropFirst()
      }
    }
    return bytes
  }
}
