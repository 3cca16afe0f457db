/// The playground as a pure program: messages go into the model, effects and a picture come out.
package enum Program {
  /// Takes a message and returns what has to be done outside.
  package static func update(_ model: inout Model, _ message: Message) -> [Effect] {
    switch message {
    case .passed(let microseconds):
      model.pass(microseconds)
      return []
    case .key(let key):
      model.hint = nil
      return model.press(key)
    case .resized(let size):
      model.size = size
      return []
    case .endOfInput: return [.quit(.good)]
    }
  }
}
