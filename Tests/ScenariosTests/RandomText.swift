import Scenarios

/// Writes random lines that the vocabulary allows, in any of the ways in which they may be written.
struct RandomText {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A scenario with a header and a body.
  mutating func scenario() -> String {
    var lines = ["platform both"]
    for word in Vocabulary.words where word.kind == .header && random.chance(50) {
      if word.usage.hasPrefix("platform") { continue }
      lines.append(write(word.shape))
      if random.chance(20) { lines.append(blankOrComment()) }
    }
    lines.append("next frame")
    let body = Vocabulary.words.filter { $0.kind != .header }
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      lines.append(random.chance(20) ? blankOrComment() : write(random.pick(body).shape))
      if random.chance(20) { lines[lines.count - 1] += gap() + comment() }
    }
    let end = random.chance(20) ? "\r\n" : "\n"
    return (random.chance(10) ? "\u{FEFF}" : "")
      + lines.map { (random.chance(20) ? gap() : "") + $0 + end }.joined()
  }

  /// A line of one shape.
  mutating func write(_ shape: Shape) -> String {
    switch shape {
    case .word(let word): return word
    case .slot(let slot): return write(slot)
    case .sequence(let parts): return join(parts, gap: nil)
    case .optional(let part): return random.chance(50) ? write(part) : ""
    case .choice(let parts): return write(random.pick(parts))
    case .list(let part):
      let count = Int.random(in: 1...3, using: &random)
      return join(Array(repeating: part, count: count), gap: ",")
    }
  }

  private mutating func join(_ parts: [Shape], gap mark: String?) -> String {
    var text = ""
    for part in parts {
      let piece = write(part)
      guard !piece.isEmpty else { continue }
      if !text.isEmpty { text += mark.map { $0 + (random.chance(50) ? " " : "") } ?? gap() }
      text += piece
    }
    return text
  }

  private mutating func write(_ slot: Slot) -> String {
    switch slot {
    case .label, .text, .link, .tabName, .field: quoted()
    case .route:
      name() + (0..<Int.random(in: 0...2, using: &random)).map { " k\($0)=" + name() }.joined()
    case .params: "id=" + name() + (random.chance(50) ? " " + quoted() + " = 2" : "")
    case .row: String(Int.random(in: 1...99, using: &random))
    case .integer: String(Int.random(in: 0...99, using: &random))
    case .decimal, .progress, .speed: decimal()
    case .time: random.pick(["0", "120", "16.667", "0.5", "7.25"]) + random.pick(["ms", "s"])
    case .length: decimal() + random.pick(["dp", "pt"])
    case .sentence:
      random.pick(["One back, one handler", "a=b", "x#y", "\"#1 \\\" #2\"", "日本, \t語"])
    case .app, .invariant: name()
    case .profile: random.pick(["android-16", "ios-26/uikit", "\"android-15/native-stack\""])
    case .device: random.pick(["412x915", "1x10000", "pixel", "\"12x12\"", "12x"])
    case .policy: name() + random.pick(["=", " = "]) + name()
    case .step: write(random.pick(shapes(.step)))
    case .expectation: write(random.pick(shapes(.expectation)))
    }
  }

  /// The shapes of the words of a kind that hold no other word.
  private func shapes(_ kind: Word.Kind) -> [Shape] {
    Vocabulary.words.filter { $0.kind == kind }.map(\.shape).filter { shape in
      guard case .sequence(let parts) = shape else { return true }
      return !parts.contains(.slot(.step)) && !parts.contains(.slot(.expectation))
    }
  }

  /// A name that may be bare or in quotes.
  private mutating func name() -> String {
    random.chance(70)
      ? random.pick(["sites", "employee", "new-visit", "a.b", "é", "12", "-", "x:y"]) : quoted()
  }

  private mutating func quoted() -> String {
    let pieces = [
      "a", "Visit notes", " ", ",", "#", " # ", "=", "\\\"", "\\\\", "\\n", "\\t", "\\u{0}",
      "\\u{1F600}",
      "é", "e\u{301}", "\u{301}", "日本", "👩‍👩‍👧", "\u{202E}", "\t", "in", "not", "root", "none",
    ]
    return "\""
      + (0..<Int.random(in: 0...3, using: &random)).map { _ in random.pick(pieces) }.joined() + "\""
  }

  private mutating func decimal() -> String {
    random.pick(["", "-", "+"])
      + random.pick(["0", "1", "007", "400", "0.35", "0.350", "9.95", "12.", "3"])
      .replacing("12.", with: "12.5") + random.pick(["", "", "", "%"])
  }

  private mutating func gap() -> String { random.pick([" ", " ", "  ", "\t"]) }

  private mutating func comment() -> String {
    "#" + random.pick(["", " why", "# \"", "!x\t#  ", " 日本 \u{301}", " a = b, c  "])
  }

  private mutating func blankOrComment() -> String { random.chance(50) ? comment() : gap() }
}
