/// A reader of JSON's grammar: it finds what stands where, and makes no values.
///
/// It walks the bytes once, with a stack of its own: deep nesting costs memory, never the call
/// stack.
struct JSONScanner {
  /// What the scanner came across.
  enum Event: Hashable {
    /// The start of an object or an array.
    case open(Container)
    /// The end of the innermost object or array.
    case close
    /// The name of a member, with its quotes.
    case name(Range<Int>)
    /// A string, number, boolean or null.
    case scalar
  }

  /// The two kinds of value that hold others.
  enum Container: Hashable {
    case object
    case array
  }

  /// What the scanner waits for.
  enum Wanted {
    case value
    case name
    case punctuation
  }

  /// What may stand at the current position.
  private enum State {
    case value
    case firstElement
    case afterElement
    case firstName
    case name
    case colon
    case afterMember
    case end
  }

  /// The deepest nesting that is read; the decoder behind the scanner calls itself once a level.
  static let deepest = 128

  let bytes: [UInt8]
  var position = 0
  private var state = State.value
  private var open: [Container] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the next event with the offset at which it starts; nil at the end of the text.
  mutating func next() throws(JSONSyntaxError) -> (event: Event, offset: Int)? {
    while true {
      skipSpace()
      let start = position
      guard let byte = peek() else {
        if state == .end { return nil }
        throw JSONSyntaxError("the text ends too early", expected: expectation, at: start)
      }
      switch (state, byte) {
      case (.afterElement, UInt8(ascii: ",")):
        position += 1
        state = .value
      case (.afterMember, UInt8(ascii: ",")):
        position += 1
        state = .name
      case (.colon, UInt8(ascii: ":")):
        position += 1
        state = .value
      case (.firstElement, UInt8(ascii: "]")), (.afterElement, UInt8(ascii: "]")),
        (.firstName, UInt8(ascii: "}")), (.afterMember, UInt8(ascii: "}")):
        position += 1
        open.removeLast()
        finishValue()
        return (.close, start)
      case (.firstName, UInt8(ascii: "\"")), (.name, UInt8(ascii: "\"")):
        try skipString()
        state = .colon
        return (.name(start..<position), start)
      case (.value, _), (.firstElement, _):
        return (try value(byte), start)
      default:
        throw unexpected(at: start)
      }
    }
  }

  /// Reads a scalar or the start of a container.
  private mutating func value(_ byte: UInt8) throws(JSONSyntaxError) -> Event {
    switch byte {
    case UInt8(ascii: "{"): return try enter(.object, awaiting: .firstName)
    case UInt8(ascii: "["): return try enter(.array, awaiting: .firstElement)
    case UInt8(ascii: "\""): try skipString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try skipNumber()
    case _ where byte.isLetter: try skipWord()
    default: throw unexpected(at: position)
    }
    finishValue()
    return .scalar
  }

  private mutating func enter(
    _ container: Container, awaiting next: State
  ) throws(JSONSyntaxError) -> Event {
    guard open.count < Self.deepest else {
      throw JSONSyntaxError(
        "the nesting is too deep", expected: "at most \(Self.deepest) levels", at: position)
    }
    position += 1
    open.append(container)
    state = next
    return .open(container)
  }

  private mutating func finishValue() {
    state =
      switch open.last {
      case .object: .afterMember
      case .array: .afterElement
      case nil: .end
      }
  }

  /// The kind of thing that may stand at the current position.
  var wanted: Wanted {
    switch state {
    case .value, .firstElement: .value
    case .firstName, .name: .name
    case .colon, .afterElement, .afterMember, .end: .punctuation
    }
  }

  /// What may stand at the current position, in words.
  private var expectation: String {
    switch state {
    case .value: "a value"
    case .firstElement: "a value or ']'"
    case .afterElement: "',' or ']'"
    case .firstName: "a name in double quotes or '}'"
    case .name: "a name in double quotes"
    case .colon: "':'"
    case .afterMember: "',' or '}'"
    case .end: "the end of the text"
    }
  }

  private func unexpected(at offset: Int) -> JSONSyntaxError {
    JSONSyntaxError("\(quoted(at: offset)) cannot stand here", expected: expectation, at: offset)
  }
}
