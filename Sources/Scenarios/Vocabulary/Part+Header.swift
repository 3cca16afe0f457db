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
