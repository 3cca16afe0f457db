/// A walk through a text that knows, at each value and each name, by which path one gets there.
struct JSONWalk {
  /// What the walk came to.
  enum Step: Hashable {
    /// A value.
    case value
    /// The name of a member, and whether the same object has had it before.
    case name(isRepeated: Bool)
  }

  /// An object or array that is not closed yet.
  private struct Frame {
    /// The names that an object has had so far.
    var names: Set<String> = []
    /// The last element of an array, the last member of an object; nil before the first.
    var step: JSONPath.Step?
    let container: JSONScanner.Container
  }

  private var scanner: JSONScanner
  private var frames: [Frame] = []

  init(_ bytes: [UInt8]) {
    scanner = JSONScanner(bytes)
  }

  /// The way to the value that the walk came to or, at a name, to the value that it names.
  var path: JSONPath {
    JSONPath(frames.compactMap(\.step))
  }

  /// Goes to the next value or name and returns it with its offset; nil at the end.
  mutating func next() throws(JSONSyntaxError) -> (step: Step, offset: Int)? {
    while let (event, offset) = try advance() {
      switch event {
      case .name(let range):
        return (.name(isRepeated: enterMember(try scanner.text(of: range))), offset)
      case .scalar:
        enterElement()
        return (.value, offset)
      case .open(let container):
        enterElement()
        frames.append(Frame(container: container))
        return (.value, offset)
      case .close:
        frames.removeLast()
      }
    }
    return nil
  }

  /// Asks the scanner; when it fails, the path leads to what it could not read.
  private mutating func advance() throws(JSONSyntaxError) -> (
    event: JSONScanner.Event, offset: Int
  )? {
    do {
      return try scanner.next()
    } catch {
      switch scanner.wanted {
      case .value: enterElement()
      case .name: leaveMember()
      case .punctuation: break
      }
      throw error
    }
  }

  /// Goes back from the last member to the object itself.
  private mutating func leaveMember() {
    guard let top = frames.indices.last else { return }
    frames[top].step = nil
  }

  /// Goes on to a member of the innermost object; returns whether the name is there already.
  private mutating func enterMember(_ name: String) -> Bool {
    let top = frames.endIndex - 1
    frames[top].step = .name(name)
    return !frames[top].names.insert(name).inserted
  }

  /// Goes on to the next element when the innermost container is an array.
  private mutating func enterElement() {
    guard let top = frames.indices.last, frames[top].container == .array else { return }
    if case .index(let index) = frames[top].step {
      frames[top].step = .index(index + 1)
    } else {
      frames[top].step = .index(0)
    }
  }
}
