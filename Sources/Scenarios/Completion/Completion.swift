/// One way in which an unfinished line may go on.
package struct Completion: Hashable, Sendable {
  /// What may follow, as it is written; a placeholder when `isPlaceholder`.
  package let text: String
  /// Whether the text only stands for something of the writer's own, `TIME`.
  package let isPlaceholder: Bool
  /// One sentence of what it means.
  package let meaning: String

  /// Makes a way to go on.
  init(_ text: String, isPlaceholder: Bool = false, meaning: String) {
    self.text = text
    self.isPlaceholder = isPlaceholder
    self.meaning = meaning
  }
}
