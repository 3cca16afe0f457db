/// Puts the pieces of a line together, with one blank between them.
struct Writer: Sendable {
  /// What has been written.
  private(set) var text = ""

  /// Writes words.
  mutating func write(phrase: String) {
    guard !phrase.isEmpty else { return }
    if !text.isEmpty { text += " " }
    text += phrase
  }

  /// Writes a name, in double quotes only when it needs them or is one of some words.
  mutating func write(name: String, but words: Set<String> = []) {
    write(phrase: words.contains(name) ? Self.quoted(name) : Self.name(name))
  }

  /// Writes a text in double quotes.
  mutating func write(quoted text: String) { write(phrase: Self.quoted(text)) }

  /// Writes a setting, `k=v`.
  mutating func write(key: String, value: String) {
    write(phrase: Self.name(key) + "=" + Self.name(value))
  }

  /// Writes a mark close to what stands before it.
  mutating func write(mark: Character) { text.append(mark) }

  /// A name as a scenario writes it: bare when it is plain ASCII.
  static func name(_ name: String) -> String {
    !name.isEmpty && name.utf8.allSatisfy(isPlain) ? name : quoted(name)
  }

  /// A text in double quotes; \", \\ and what cannot be seen are written with a backslash.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        quoted.unicodeScalars.append("\\")
        quoted.unicodeScalars.append(scalar)
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where scalar.isControl:
        quoted += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    quoted.unicodeScalars.append("\"")
    return quoted
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_./+:@%*".utf8.contains(byte)
    }
  }
}

extension Writer {
  /// Writes params, `k=v …`, in the order of their keys.
  mutating func write(params: [String: String]) {
    for (key, value) in params.sorted(by: { $0.key < $1.key }) { write(key: key, value: value) }
  }

  /// Writes a text that reaches to the end of the line, in quotes only where it would read
  /// otherwise.
  mutating func write(sentence: String) {
    write(phrase: Self.standsAlone(sentence) ? sentence : Self.quoted(sentence))
  }

  /// Says whether a sentence reads as itself without quotes.
  private static func standsAlone(_ sentence: String) -> Bool {
    let bytes = Array(sentence.utf8)
    guard let first = bytes.first, let last = bytes.last else { return false }
    let blanks = " \t".utf8
    guard !"\"#".utf8.contains(first), !blanks.contains(first), !blanks.contains(last),
      !sentence.unicodeScalars.contains(where: \.isControl)
    else { return false }
    return !zip(bytes, bytes.dropFirst()).contains {
      blanks.contains($0) && $1 == UInt8(ascii: "#")
    }
  }
}
