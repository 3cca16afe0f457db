/// A reader of nodes that goes on after a mistake and remembers them all.
///
/// Every function returns nil for what it could not read and has then noted why; so a caller reads
/// on, and only at the end, when there are problems, drops what it has.
package struct JSONReader {
  /// What was wrong so far.
  package private(set) var problems: [JSONProblem] = []

  /// Makes a reader that has read nothing.
  package init() {}

  /// Notes what is wrong.
  package mutating func report(
    _ message: String, expected: String? = nil, at path: JSONPath,
    in part: JSONProblem.Part = .value
  ) {
    problems.append(JSONProblem(message, expected: expected, at: path, in: part))
  }

  /// Notes that a word is none of those that are known, and which of them is near.
  package mutating func reportUnknown(
    _ kind: String, _ word: String, known: some Sequence<String>, at path: JSONPath,
    in part: JSONProblem.Part = .value
  ) {
    let known = Array(known)
    let list = known.map { "'\($0)'" }.joined(separator: ", ")
    let guess = Spelling.nearest(to: word, in: known).map { "; did you mean '\($0)'?" } ?? ""
    report(
      "there is no \(kind) '\(word)'", expected: known.isEmpty ? nil : "one of \(list)\(guess)",
      at: path, in: part)
  }

  /// Reads a string.
  package mutating func string(_ node: JSONNode) -> String? {
    guard case .string(let text) = node.value else { return mismatch(node, "a string") }
    return text
  }

  /// Reads a whole number within bounds.
  package mutating func integer(_ node: JSONNode, in range: ClosedRange<Int>) -> Int? {
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    guard case .number(let number) = node.value else { return mismatch(node, expected) }
    guard let integer = Int(exactly: number), range.contains(integer) else {
      report("the number does not fit", expected: expected, at: node.path)
      return nil
    }
    return integer
  }

  /// Reads `true` or `false`.
  package mutating func boolean(_ node: JSONNode) -> Bool? {
    guard case .boolean(let flag) = node.value else { return mismatch(node, "true or false") }
    return flag
  }

  /// Reads an array.
  package mutating func array(_ node: JSONNode) -> [JSONNode]? {
    guard case .array(let values) = node.value else { return mismatch(node, "an array") }
    return values.enumerated().map { index, value in
      JSONNode(value: value, path: node.path.appending(.index(index)))
    }
  }

  /// Reads an object with members of any name.
  package mutating func object(_ node: JSONNode) -> JSONObject? {
    guard case .object(let members) = node.value else { return mismatch(node, "an object") }
    return JSONObject(members, at: node.path)
  }

  /// Reads an object that has no members but those; others are noted and left out.
  package mutating func object(_ node: JSONNode, of names: [String]) -> JSONObject? {
    guard let object = object(node) else { return nil }
    for name in object.names where !names.contains(name) {
      reportUnknown(
        "member", name, known: names, at: object.path.appending(.name(name)), in: .name)
    }
    return object
  }

  /// Returns a member that must be there.
  package mutating func member(_ name: String, of object: JSONObject) -> JSONNode? {
    guard let node = object[name] else {
      report("the member '\(name)' is missing", expected: "\"\(name)\": …", at: object.path)
      return nil
    }
    return node
  }

  private mutating func mismatch<Value>(_ node: JSONNode, _ expected: String) -> Value? {
    report("this is \(node.value.kind)", expected: expected, at: node.path)
    return nil
  }
}
