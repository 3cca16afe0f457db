/// A place at which a text is not JSON.
struct JSONSyntaxError: Error, Hashable {
  /// What is wrong.
  let message: String
  /// What may stand there.
  let expected: String
  /// The byte at which it is wrong.
  let offset: Int

  init(_ message: String, expected: String, at offset: Int) {
    self.message = message
    self.expected = expected
    self.offset = offset
  }
}
