/// JSON as Xcode sets it, so that a file it saves again differs by what was changed alone: a blank
/// before the colon, and every member and element on a line of its own.
///
/// Members are given in the order of their names, as Xcode sorts them. Strings are ours, never
/// names of a palette, and need no escapes.
enum XcodeJSON: Sendable {
  case string(String)
  case number(String)
  case array([XcodeJSON])
  case object([(key: String, value: XcodeJSON)])

  /// A file of it.
  var document: String { text(indentation: "") + "\n" }

  private func text(indentation: String) -> String {
    let inner = indentation + "  "
    switch self {
    case .string(let text): return "\"\(text)\""
    case .number(let digits): return digits
    case .array(let elements):
      let lines = elements.map { inner + $0.text(indentation: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indentation)]"
    case .object(let members):
      let lines = members.map { "\(inner)\"\($0.key)\" : \($0.value.text(indentation: inner))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indentation)}"
    }
  }
}
