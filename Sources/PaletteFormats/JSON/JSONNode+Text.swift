import Palette

extension JSONNode {
  /// The value as JSON on one line: keys in their order, numbers with the digits they have.
  ///
  /// It keeps its own stack, as the parser does, so that nesting cannot overrun the thread's.
  var singleLine: String {
    enum Piece {
      case text(String)
      case value(JSONNode)
    }
    var text = ""
    var pending = [Piece.value(self)]
    while let piece = pending.popLast() {
      guard case .value(let node) = piece else {
        if case .text(let part) = piece { text += part }
        continue
      }
      switch node.value {
      case .null: text += "null"
      case .bool(let value): text += value ? "true" : "false"
      case .number(_, let digits): text += digits
      case .string(let string): text += JSONText.string(string).singleLine
      case .array(let elements):
        text += "["
        pending.append(.text("]"))
        for (index, element) in elements.enumerated().reversed() {
          pending += [.value(element), .text(index > 0 ? ", " : "")]
        }
      case .object(let object):
        text += object.members.isEmpty ? "{" : "{ "
        pending.append(.text(object.members.isEmpty ? "}" : " }"))
        for (index, member) in object.members.enumerated().reversed() {
          let key = JSONText.string(member.key).singleLine + ": "
          pending += [.value(member.node), .text((index > 0 ? ", " : "") + key)]
        }
      }
    }
    return text
  }
}
