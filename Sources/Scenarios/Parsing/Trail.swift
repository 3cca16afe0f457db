/// What was expected at the furthest place that any attempt to read a line has reached.
struct Trail: Hashable, Sendable {
  /// A fault of its own that was found in something of the right kind: a name that does not exist,
  /// a number too large.
  struct Complaint: Hashable, Sendable {
    var message: String
    /// The names among which the nearest one is looked for.
    var candidates: [String]
  }

  /// The furthest place.
  private(set) var offset = 0
  /// Every note of what would have fitted there; several attempts may have noted the same.
  private var notes: [Expected] = []
  /// The fault found there.
  private(set) var complaint: Complaint?

  /// Notes what would have fitted at a place.
  mutating func note(_ item: Expected, at offset: Int) {
    guard advance(to: offset) else { return }
    notes.append(item)
  }

  /// What would have fitted at the furthest place, in the order of the attempts.
  var expected: [Expected] {
    var seen: Set<Expected.Item> = []
    return notes.filter { seen.insert($0.item).inserted }
  }

  /// Notes a fault at a place; the first one stays.
  mutating func note(_ complaint: Complaint, at offset: Int) {
    guard advance(to: offset) else { return }
    if self.complaint == nil { self.complaint = complaint }
  }

  /// Forgets what was noted before a place; false when that lies behind the furthest one.
  private mutating func advance(to offset: Int) -> Bool {
    if offset > self.offset { self = Trail(offset: offset) }
    return offset == self.offset
  }

  private init(offset: Int) { self.offset = offset }

  /// Makes an empty trail.
  init() {}
}
