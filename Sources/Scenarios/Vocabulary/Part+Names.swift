extension Part where Value == String {
  /// A label that some screen of the app has.
  static let label = quoted(.label, \.labels) { "no screen of the app has \($0)" }
  /// Any text.
  static let text = quoted(.text)
  /// A link: untrusted, so any text (R46).
  static let link = quoted(.link)
  /// A tab of the app.
  static let tabName = quoted(.tabName, \.tabs) { "the app has no tab \($0)" }
  /// A field of the app.
  static let field = quoted(.field, \.fields) { "no screen of the app has a field \($0)" }
  /// An invariant.
  static let invariant = name(.invariant, \.invariants) { "there is no invariant \($0)" }
  /// A profile.
  static let profile = name(.profile, \.profiles) { "there is no profile \($0)" }

  /// A text that reaches to the end of the line.
  static let sentence = Part(shape: .slot(.sentence)) { reader throws(Mismatch) in
    try reader.readSentence()
  } write: { sentence, writer in
    writer.write(sentence: sentence)
    return true
  }

  /// A bundled app's name, or a path.
  static let app = Part(shape: .slot(.app)) { reader throws(Mismatch) in
    let token = reader.peek()
    let name = try reader.readName(.slot(.app))
    let isPath = name.utf8.contains(UInt8(ascii: "/")) || name.hasSuffix(".json")
    guard !isPath, let apps = reader.names.apps, !apps.contains(name) else { return name }
    throw reader.complain(
      "there is no app \(token.quotedSource(in: reader))", at: token, nearest: apps)
  } write: { name, writer in
    writer.write(name: name)
    return true
  }

  private static func quoted(
    _ slot: Slot, _ known: KeyPath<AppNames, [String]> & Sendable,
    else message: @escaping @Sendable (String) -> String
  ) -> Part {
    Part(shape: .slot(slot)) { reader throws(Mismatch) in
      let names = reader.names.app?[keyPath: known]
      return try reader.readQuoted(slot, among: names, else: message)
    } write: { text, writer in
      writer.write(quoted: text)
      return true
    }
  }

  private static func quoted(_ slot: Slot) -> Part {
    Part(shape: .slot(slot)) { reader throws(Mismatch) in
      try reader.readQuoted(slot)
    } write: { text, writer in
      writer.write(quoted: text)
      return true
    }
  }

  private static func name(
    _ slot: Slot, _ known: KeyPath<Names, [String]?> & Sendable,
    else message: @escaping @Sendable (String) -> String
  ) -> Part {
    Part(shape: .slot(slot)) { reader throws(Mismatch) in
      let names = reader.names[keyPath: known]
      return try reader.readName(slot, among: names, else: message)
    } write: { name, writer in
      writer.write(name: name)
      return true
    }
  }
}
