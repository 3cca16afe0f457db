/// A line that is being written, with a cursor.
package struct LineInput: Hashable, Sendable {
  /// The most characters that a line takes; more are dropped.
  package static let mostCharacters = 4_096

  /// What stands before the cursor.
  package private(set) var before = ""
  /// What stands behind the cursor.
  package private(set) var after = ""

  /// Makes a line with the cursor at its end.
  package init(_ text: String = "") {
    before = String(text.prefix(Self.mostCharacters))
  }

  /// The whole line.
  package var text: String { before + after }

  /// Writes at the cursor.
  package mutating func insert(_ text: String) {
    let room = Self.mostCharacters - before.count - after.count
    before += text.prefix(max(0, room))
  }

  /// Erases the character before the cursor; says whether there was one.
  @discardableResult
  package mutating func eraseBackwards() -> Bool {
    before.popLast() != nil
  }

  /// Erases everything before the cursor.
  package mutating func eraseLine() {
    before = ""
  }

  /// Moves the cursor.
  package mutating func move(_ step: KeyAction.CursorStep) {
    switch step {
    case .left:
      if let last = before.popLast() { after = String(last) + after }
    case .right:
      if !after.isEmpty { before.append(after.removeFirst()) }
    case .toStart: (before, after) = ("", text)
    case .toEnd: (before, after) = (text, "")
    }
  }
}
