/// The rooms of a package and the arrows between them.
struct House {
  /// What one room may import.
  struct Room {
    /// The rooms that the room's arrows point at.
    var arrows: Set<String> = []
    /// The modules from outside the package.
    var outside: Set<String> = []
    /// Whether the room can only be reached by an arrow of one's own, not along a chain of them.
    var isHidden = false
  }

  /// A word of the language or of a library, and the rooms that may use it.
  struct ReservedWord {
    var word: String
    var rooms: Set<String> = []
    var reason: String
  }

  var rooms: [String: Room]
  var reservedWords: [ReservedWord] = []

  /// Collects every module that a room may import: what stands to its right, and its outside
  /// modules.
  func importable(from name: String) -> Set<String> {
    guard let room = rooms[name] else { return [] }
    var reached = room.arrows
    var open = Array(room.arrows)
    while let next = open.popLast() {
      for arrow in rooms[next]?.arrows ?? [] where rooms[arrow]?.isHidden != true {
        if reached.insert(arrow).inserted { open.append(arrow) }
      }
    }
    return reached.union(room.outside)
  }
}
