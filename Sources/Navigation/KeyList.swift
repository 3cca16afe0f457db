/// Some keys in order: most often none or one, for which nothing is allocated.
enum KeyList: Hashable, Sendable {
  /// No key.
  case none
  /// A single key.
  case one(EntryKey)
  /// At least two keys, so that equal lists are stored alike.
  case many([EntryKey])

  /// Makes a list of some keys.
  init(_ keys: [EntryKey]) {
    switch keys.count {
    case 0: self = .none
    case 1: self = .one(keys[0])
    default: self = .many(keys)
    }
  }

  /// Whether there is no key.
  var isEmpty: Bool {
    if case .none = self { true } else { false }
  }

  /// The keys as an array.
  var array: [EntryKey] {
    switch self {
    case .none: []
    case .one(let key): [key]
    case .many(let keys): keys
    }
  }

  /// Adds a key at the end.
  mutating func append(_ key: EntryKey) {
    switch consume self {
    case .none: self = .one(key)
    case .one(let first): self = .many([first, key])
    case .many(var keys):
      keys.append(key)
      self = .many(keys)
    }
  }
}
