import CGetopt

/// Cuts a command line into options and operands by the C library's getopt_long.
///
/// getopt_long keeps its place in global variables: one scan at a time.
package struct OptionScanner {
  private let options: [Option]

  /// Makes a scanner of some options; those of one name must agree in whether they take a value.
  package init(_ options: [Option]) { self.options = options }

  /// Scans the arguments after the program's name.
  package func scan(_ arguments: [String]) -> Scan {
    withCStrings([""] + arguments) { argv in
      withCStrings(options.map(\.name)) { names in
        let table = zip(options.indices, names).map { index, name in
          CGetopt.option(
            name: name, has_arg: options[index].value == nil ? no_argument : required_argument,
            flag: nil, val: Self.firstLongValue + Int32(index))
        }
        return scan(argv, words: arguments, table: table + [CGetopt.option()])
      }
    }
  }

  private func scan(
    _ argv: [UnsafeMutablePointer<CChar>?], words: [String], table: [CGetopt.option]
  ) -> Scan {
    var result = Scan()
    getopt_begin()
    while true {
      let index = Int(getopt_index())
      let found = getopt_long(Int32(words.count + 1), argv, letters, table, nil)
      let argument = getopt_argument().map { String(cString: $0) }
      let word = words.indices.contains(index - 1) ? words[index - 1] : ""
      switch found {
      case -1:
        result.tokens += words.dropFirst(Int(getopt_index()) - 1).map(Token.operand)
        return result
      case Self.operand:
        result.tokens.append(.operand(argument ?? word))
      case Self.missingValue:
        let name = option(getopt_refused())?.synopsis ?? word
        result.error = UsageError("\(name) lacks its value")
        return result
      default:
        guard let option = option(found) else {
          result.error = refusal(of: word)
          return result
        }
        result.tokens.append(.option(option, value: option.value == nil ? nil : argument))
      }
    }
  }

  /// Says why getopt_long refused a word.
  private func refusal(of word: String) -> UsageError {
    if let option = option(getopt_refused()) {
      return UsageError("\(option.dashed) takes no value")
    }
    let known = options.map(\.dashed)
    guard word.hasPrefix("--") else {
      let letter = UInt8(exactly: getopt_refused()).map { Character(UnicodeScalar($0)) }
      let short = letter.flatMap { $0.isASCII && !$0.isWhitespace ? "-\($0)" : nil } ?? word
      return UsageError("unknown option '\(short)'", word: "-" + word, known: known)
    }
    let name = String(word.prefix { $0 != "=" })
    let fitting = known.filter { $0.hasPrefix(name) }
    if fitting.count > 1 {
      return UsageError("'\(name)' is ambiguous: \(fitting.joined(separator: ", "))")
    }
    return UsageError("unknown option '\(name)'", word: name, known: known)
  }

  /// Finds an option by the number that getopt_long answers for it.
  private func option(_ number: Int32) -> Option? {
    if number >= Self.firstLongValue {
      let index = Int(number - Self.firstLongValue)
      return options.indices.contains(index) ? options[index] : nil
    }
    return options.first { $0.letter?.asciiValue.map(Int32.init) == number }
  }

  /// The short options in getopt's notation. The minus sign asks for operands in their place, also
  /// under POSIXLY_CORRECT; the colon tells a missing value from an unknown option.
  private var letters: String {
    options.reduce(into: "-:") { letters, option in
      guard let letter = option.letter else { return }
      letters.append(letter)
      if option.value != nil { letters.append(":") }
    }
  }

  private static let firstLongValue: Int32 = 256
  private static let operand: Int32 = 1
  private static let missingValue = Int32(UInt8(ascii: ":"))
}

/// Lends strings to a C function that may write to the list but not to the strings.
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { string in
    let characters = string.utf8CString
    let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: characters.count)
    _ = copy.initialize(from: characters)
    return copy
  }
  defer { for copy in copies { copy.deallocate() } }
  return body(copies.map(\.baseAddress) + [nil])
}
