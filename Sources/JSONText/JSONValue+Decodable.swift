extension JSONValue: Decodable {
  /// Decodes whatever stands there; strings are tried first, for they are the most frequent.
  package init(from decoder: any Decoder) throws {
    let scalar = try decoder.singleValueContainer()
    if let text = try? scalar.decode(String.self) {
      self = .string(text)
    } else if let members = try? decoder.container(keyedBy: MemberName.self) {
      self = .object(
        try members.allKeys.reduce(into: [:]) { object, name in
          object[name.stringValue] = try members.decode(JSONValue.self, forKey: name)
        })
    } else if var elements = try? decoder.unkeyedContainer() {
      var array: [JSONValue] = []
      while !elements.isAtEnd { array.append(try elements.decode(JSONValue.self)) }
      self = .array(array)
    } else if let flag = try? scalar.decode(Bool.self) {
      self = .boolean(flag)
    } else if scalar.decodeNil() {
      self = .null
    } else {
      self = .number(try scalar.decode(Double.self))
    }
  }

  /// The name of any member.
  private struct MemberName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
