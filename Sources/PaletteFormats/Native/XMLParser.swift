import Palette

/// Reads the XML that resource files are written in, keeping the place of every element.
///
/// Elements, attributes, comments, processing instructions, CDATA, the five entities and character
/// references. No document type: it could define entities that unfold without end or name other
/// files. It keeps its own stack, so that nesting cannot overrun the thread's; time is linear in
/// the length of the text.
struct XMLParser {
  static let deepest = 256

  let bytes: [UInt8]
  let source: JSONSource
  var index: Int
  private var elements: [XMLElement] = []
  /// The open elements, as indices.
  private var open: [Int] = []
  /// A comment that may be about the element that follows.
  private var pendingComment: Range<Int>?
  /// The element that has closed last, and where it ended.
  private var lastClosed: (element: Int, end: Int)?
  /// How many comments are about no element, and where the first is.
  private var lostComments: (count: Int, first: Int)?

  /// Reads a whole text: its elements in the order they start, the root first, and how many comments
  /// are about none of them, with the place of the first.
  static func parse(
    _ bytes: [UInt8], file: String
  ) throws(InputError) -> ([XMLElement], JSONSource, lostComments: (count: Int, first: Int)?) {
    let source = try JSONSource(checking: bytes, file: file)
    var parser = XMLParser(
      bytes: bytes, source: source, index: ByteOrderMark.length(in: bytes))
    try parser.document()
    return (parser.elements, source, parser.lostComments)
  }

  private init(bytes: [UInt8], source: JSONSource, index: Int) {
    (self.bytes, self.source, self.index) = (bytes, source, index)
  }

  private mutating func document() throws(InputError) {
    let start = index
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<") {
        try markup(start: start)
      } else {
        try characters()
      }
    }
    if let last = open.last {
      let element = elements[last]
      throw source.error(at: element.offset, "<\(element.name)> is never closed")
    }
    if let pending = pendingComment { lose(pending) }
    guard !elements.isEmpty else {
      throw source.error(at: index, "the file is empty: an XML element is needed")
    }
  }

  private mutating func markup(start: Int) throws(InputError) {
    let offset = index
    if take("<!--") {
      try skip(past: "--", from: offset, "comment")
      guard take(">") else {
        throw source.error(at: index - 2, "'--' may not stand inside a comment")
      }
      comment(offset..<index)
    } else if take("<![CDATA[") {
      guard let element = open.last else {
        throw source.error(at: offset, "text may stand only inside an element")
      }
      let begin = index
      try skip(past: "]]>", from: offset, "CDATA section")
      elements[element].add(try plainText(begin..<index - 3), at: begin)
    } else if take("<?") {
      let isDeclaration = hasPrefix("xml") && offset == start
      let begin = index
      try skip(past: "?>", from: offset, "processing instruction")
      if isDeclaration { try checkEncoding(begin..<index - 2) }
    } else if take("<!") {
      throw source.error(
        at: offset,
        hasPrefix("DOCTYPE")
          ? "a document type is not read, since its entities can unfold without end: remove it"
          : "'<!' starts nothing that is known here")
    } else if take("</") {
      try closeElement(at: offset)
    } else {
      index += 1
      try openElement(at: offset)
    }
  }

  private mutating func openElement(at offset: Int) throws(InputError) {
    let name = try self.name("an element")
    guard !(open.isEmpty && !elements.isEmpty) else {
      throw source.error(at: offset, "<\(name)> is a second root: XML has one")
    }
    guard open.count < Self.deepest else {
      throw source.error(at: offset, "nested too deeply: at most \(Self.deepest) levels are read")
    }
    let attributes = try self.attributes(of: name)
    var element = XMLElement(name: name, attributes: attributes, offset: offset, parent: open.last)
    if let pending = pendingComment {
      pendingComment = nil
      let gap = bytes[pending.upperBound..<offset]
      if !elements.isEmpty, gap.allSatisfy(Self.isBlank), gap.count(where: { $0 == 0x0A }) <= 1 {
        element.comment = text(ofComment: pending)
      } else {
        lose(pending)
      }
    }
    elements.append(element)
    if take("/>") {
      lastClosed = (elements.count - 1, index)
      return
    }
    guard take(">") else {
      throw source.error(at: index, "expected an attribute or '>' in <\(name)>, found \(found)")
    }
    open.append(elements.count - 1)
  }

  private mutating func closeElement(at offset: Int) throws(InputError) {
    let name = try self.name("a closing tag")
    guard let last = open.popLast() else {
      throw source.error(at: offset, "</\(name)> closes nothing: no element is open")
    }
    guard elements[last].name == name else {
      let line = source.position(at: elements[last].offset).line
      throw source.error(
        at: offset, "</\(name)> cannot close <\(elements[last].name)> of line \(line)")
    }
    skipBlanks()
    guard take(">") else {
      throw source.error(at: index, "expected '>' after </\(name), found \(found)")
    }
    lastClosed = (last, index)
  }

  /// Takes a comment for the element that closed on its line, or keeps it for the next one.
  private mutating func comment(_ range: Range<Int>) {
    if let pending = pendingComment { lose(pending) }
    pendingComment = nil
    guard let lastClosed, !bytes[lastClosed.end..<range.lowerBound].contains(0x0A) else {
      pendingComment = range
      return
    }
    if elements[lastClosed.element].comment == nil {
      elements[lastClosed.element].comment = text(ofComment: range)
    } else {
      lose(range)
    }
  }

  private func text(ofComment range: Range<Int>) -> String {
    String(decoding: bytes[range.lowerBound + 4..<range.upperBound - 3], as: UTF8.self)
  }

  private mutating func lose(_ range: Range<Int>) {
    guard !Remarks.isGenerated(text(ofComment: range)) else { return }
    lostComments = ((lostComments?.count ?? 0) + 1, lostComments?.first ?? range.lowerBound)
  }

  /// Text up to the next markup.
  private mutating func characters() throws(InputError) {
    let begin = index
    index = bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    let firstInk = bytes[begin..<index].firstIndex { !Self.isBlank($0) }
    guard let element = open.last else {
      guard let firstInk else { return }
      index = firstInk
      throw source.error(at: firstInk, "text may stand only inside an element, found \(found)")
    }
    elements[element].add(try text(begin..<index), at: firstInk)
  }

  private func checkEncoding(_ range: Range<Int>) throws(InputError) {
    let declaration = String(decoding: bytes[range], as: UTF8.self).lowercased()
    guard let name = declaration.split(separator: "encoding", maxSplits: 1).dropFirst().first
    else { return }
    guard name.contains("utf-8") || name.contains("us-ascii") else {
      throw source.error(at: range.lowerBound, "the file says it is not UTF-8: save it as UTF-8")
    }
  }
}
