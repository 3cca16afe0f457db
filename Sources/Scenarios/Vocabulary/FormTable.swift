/// Entries of one kind, found by their first word.
struct FormTable<Value: Sendable>: Sendable {
  /// The entries, in the order of the reference.
  let forms: [Form<Value>]
  /// What an error calls any of the entries, "a step"; nil when it names them all.
  let kind: String?
  private let byWord: [String: [Int]]

  /// Makes a table; the order is that of the reference.
  init(kind: String? = nil, _ forms: [Form<Value>]) {
    self.forms = forms
    self.kind = kind
    byWord = Dictionary(grouping: forms.indices) { forms[$0].word }
  }

  /// Says whether an entry begins with a word.
  func contains(_ word: String) -> Bool { byWord[word] != nil }

  /// Reads the rest of a line as the first entry that fits the whole of it.
  func read(_ reader: inout Reader) throws(Mismatch) -> Value {
    let mark = reader.offset
    guard let word = reader.peekWord(), let candidates = byWord[word] else {
      noteWords(&reader)
      throw Mismatch()
    }
    for index in candidates {
      reader.offset = mark
      reader.meaning = forms[index].meaning
      do throws(Mismatch) {
        let value = try forms[index].part.read(&reader)
        try reader.readEnd()
        return value
      } catch {
        continue
      }
    }
    throw Mismatch()
  }

  /// Notes every entry's first word as expected here.
  func noteWords(_ reader: inout Reader) {
    for (index, form) in forms.enumerated() where byWord[form.word]?.first == index {
      reader.meaning = form.meaning
      reader.note(.word(form.word), kind: kind)
    }
  }

  /// Writes a value by the entry that stands for it; false when none does.
  func write(_ value: Value, to writer: inout Writer) -> Bool {
    let mark = writer
    for form in forms {
      if form.part.write(value, &writer) { return true }
      writer = mark
    }
    return false
  }
}
