/// An element of an XML text.
struct XMLElement {
  /// An attribute with its value, references resolved.
  struct Attribute {
    let name: String
    let value: String
  }

  let name: String
  let attributes: [Attribute]
  /// Where it starts, in bytes from the start of the file.
  let offset: Int
  /// The comment right before it, or after it on its line.
  var comment: String?
  /// The index of the element it is in; `nil` for the root.
  let parent: Int?
  /// The text in it, that of elements in it left out, references resolved.
  private(set) var text = ""
  /// Where its text starts, blanks aside.
  private(set) var textOffset: Int?

  init(name: String, attributes: [Attribute], offset: Int, parent: Int?) {
    (self.name, self.attributes, self.offset, self.parent) = (name, attributes, offset, parent)
  }

  mutating func add(_ text: String, at offset: Int?) {
    self.text += text
    textOffset = textOffset ?? offset
  }

  /// The value of an attribute.
  subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// Its text without the blanks around it.
  var trimmedText: String {
    func isBlank(_ scalar: Unicode.Scalar) -> Bool { [" ", "\t", "\n", "\r"].contains(scalar) }
    var scalars = text.unicodeScalars[...].drop(while: isBlank)
    while let last = scalars.last, isBlank(last) { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars))
  }
}
