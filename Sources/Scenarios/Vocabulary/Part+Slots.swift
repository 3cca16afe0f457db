extension Part where Value == String {
  /// A label that some screen of the app has.
  static let label = quoted(.label, \.labels) { "no screen of the app has \($0)" }
  /// Any text.
  static let text = quoted(.text)
  /// A link: untrusted, so any text (R46).
  static let link = quoted(.link)
  /// A tab of the app.
  static let tabName = quoted(.tabName, \.tabs) { "the app has no tab \($0)" }
  /// A field of the app.
  static let field = quoted(.field, \.fields) { "no screen of the app has a field \($0)" }
  /// An invariant.
  static let invariant = name(.invariant, \.invariants) { "there is no invariant \($0)" }
  /// A profile.
  static let profile = name(.profile, \.profiles) { "there is no profile \($0)" }

  /// A text that reaches to the end of the line.
  static let sentence = Part(shape: .slot(.sentence)) { reader throws(Mismatch) in
    try reader.readSentence()
  } write: { sentence, writer in
    writer.write(sentence: sentence)
    return true
  }

  /// A bundled app's name, or a path.
  static let app = Part(shape: .slot(.app)) { reader throws(Mismatch) in
    let token = reader.peek()
    let name = try reader.readName(.slot(.app))
    let isPath = name.utf8.contains(UInt8(ascii: "/")) || name.hasSuffix(".json")
    guard !isPath, let apps = reader.names.apps, !apps.contains(name) else { return name }
    throw reader.complain(
      "there is no app \(token.quotedSource(in: reader))", at: token, nearest: apps)
  } write: { name, writer in
    writer.write(name: name)
    return true
  }

  private static func quoted(
    _ slot: Slot, _ known: KeyPath<AppNames, [String]> & Sendable,
    else message: @escaping @Sendable (String) -> String
  ) -> Part {
    Part(shape: .slot(slot)) { reader throws(Mismatch) in
      let names = reader.names.app?[keyPath: known]
      return try reader.readQuoted(slot, among: names, else: message)
    } write: { text, writer in
      writer.write(quoted: text)
      return true
    }
  }

  private static func quoted(_ slot: Slot) -> Part {
    Part(shape: .slot(slot)) { reader throws(Mismatch) in
      try reader.readQuoted(slot)
    } write: { text, writer in
      writer.write(quoted: text)
      return true
    }
  }

  private static func name(
    _ slot: Slot, _ known: KeyPath<Names, [String]?> & Sendable,
    else message: @escaping @Sendable (String) -> String
  ) -> Part {
    Part(shape: .slot(slot)) { reader throws(Mismatch) in
      let names = reader.names[keyPath: known]
      return try reader.readName(slot, among: names, else: message)
    } write: { name, writer in
      writer.write(name: name)
      return true
    }
  }
}

extension Part where Value == Int {
  /// A row's number.
  static let row = integer(.row, in: 1...1_000_000)
  /// A whole number that may be negative.
  static let integer = integer(.integer, in: -1_000_000...1_000_000)
  /// A whole number that is not negative.
  static let count = integer(.integer, in: 0...1_000_000)

  private static func integer(_ slot: Slot, in range: ClosedRange<Int>) -> Part {
    Part(shape: .slot(slot)) { reader throws(Mismatch) in
      try reader.readInteger(slot, in: range)
    } write: { number, writer in
      writer.write(phrase: String(number))
      return true
    }
  }
}

extension Part where Value == DecimalLiteral {
  /// A number.
  static let decimal = number(.decimal)
  /// A progress.
  static let progress = number(.progress)
  /// A speed in dp per second.
  static let speed = number(.speed)

  /// A length in dp.
  static let length = Part(shape: .slot(.length)) { reader throws(Mismatch) in
    try reader.readLength()
  } write: { length, writer in
    writer.write(phrase: length.description + "dp")
    return true
  }

  private static func number(_ slot: Slot) -> Part {
    Part(shape: .slot(slot)) { reader throws(Mismatch) in
      try reader.readDecimal(slot)
    } write: { number, writer in
      writer.write(phrase: number.description)
      return true
    }
  }
}

extension Part where Value == Milliseconds {
  /// A span of time.
  static let time = Part(shape: .slot(.time)) { reader throws(Mismatch) in
    try reader.readTime()
  } write: { time, writer in
    writer.write(phrase: time.description)
    return true
  }
}

extension Part where Value == [String: String] {
  /// Params, at least one.
  static let params = Part(shape: .slot(.params)) { reader throws(Mismatch) in
    try reader.readParams(atLeast: 1)
  } write: { params, writer in
    writer.write(params: params)
    return !params.isEmpty
  }
}

extension Part where Value == RouteReference {
  /// A route of the app, with params.
  static let route = route(but: "in")

  /// A route of the app, with params, where some words of the grammar may stand instead: a route
  /// of such a name is written in quotes. `in` may follow any route, so it is always one of them.
  static func route(but words: String...) -> Part {
    let words = Set(words + ["in"])
    return Part(shape: .slot(.route)) { reader throws(Mismatch) in
      let route = try reader.readName(.route, among: reader.names.app?.routes, but: words) {
        "the app has no route \($0)"
      }
      return RouteReference(route, params: try reader.readParams(atLeast: 0))
    } write: { reference, writer in
      writer.write(name: reference.route, but: words)
      writer.write(params: reference.params)
      return true
    }
  }
}

extension Part where Value == PolicySetting {
  /// A policy and its value.
  static let policy = Part(shape: .slot(.policy)) { reader throws(Mismatch) in
    let policies = reader.names.policies
    let name = try reader.readName(.policy, among: policies?.map(\.name)) {
      "there is no policy \($0)"
    }
    guard reader.take(.equals) else { throw Mismatch() }
    let token = reader.peek()
    let value = try reader.readName(.value(of: name))
    guard let policy = policies?.first(where: { $0.name == name }), !policy.takes(value) else {
      return PolicySetting(name, value)
    }
    throw reader.complain(
      "\(name) has no value \(token.quotedSource(in: reader))", at: token, nearest: policy.values)
  } write: { setting, writer in
    writer.write(key: setting.name, value: setting.value)
    return true
  }
}

extension Part where Value == Device {
  /// A device by its name or its size.
  static let device = Part(shape: .slot(.device)) { reader throws(Mismatch) in
    let token = reader.peek()
    if token.kind == .word, let size = Device(size: reader.text(of: token)) {
      reader.advance(past: token)
      return size
    }
    return .named(
      try reader.readName(.device, among: reader.names.devices) {
        "there is no device \($0), and it is no size such as 412x915"
      })
  } write: { device, writer in
    switch device {
    case .named(let name) where Device(size: name) != nil: writer.write(quoted: name)
    case .named(let name): writer.write(name: name)
    case .size(let width, let height): writer.write(phrase: "\(width)x\(height)")
    }
    return true
  }
}
