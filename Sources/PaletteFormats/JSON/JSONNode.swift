/// A value of a JSON text and the place where it starts.
struct JSONNode: Sendable {
  enum Value: Sendable {
    case null
    case bool(Bool)
    /// A finite number, and its digits as written.
    case number(Double, text: String)
    case string(String)
    case array([JSONNode])
    case object(JSONObject)
  }

  /// Where it starts, in bytes from the start of the file.
  let offset: Int
  let value: Value

  /// What it is, as messages name it.
  var kind: String {
    switch value {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(_, let text): "the number \(text.prefix(40))"
    case .string(let text): "the text \(text.quoted)"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// Its members, if it is an object.
  var members: [JSONMember]? {
    if case .object(let object) = value { object.members } else { nil }
  }

  /// Its elements, if it is an array.
  var elements: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// Its text, if it is a string.
  var text: String? {
    if case .string(let text) = value { text } else { nil }
  }
}

/// A key of an object with its value and its place.
struct JSONMember: Sendable {
  let key: String
  let keyOffset: Int
  let node: JSONNode
}

/// The members of an object in the order of the file; no two keys are the same.
struct JSONObject: Sendable {
  let offset: Int
  let members: [JSONMember]

  /// The value of a key.
  ///
  /// Linear in the number of members: meant for objects of known keys.
  subscript(key: String) -> JSONNode? {
    member(key)?.node
  }

  /// The member with a key.
  func member(_ key: String) -> JSONMember? {
    members.first { $0.key == key }
  }
}
