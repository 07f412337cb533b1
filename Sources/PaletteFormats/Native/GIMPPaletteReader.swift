import Palette

/// Reads palettes of GIMP (`.gpl`), which Inkscape, Krita and Aseprite use too.
///
/// Padding, tabs, missing names, comments, CR LF and a byte-order mark are all met in the wild.
struct GIMPPaletteReader {
  private static let magic = "GIMP Palette"

  private let source: JSONSource
  private let bytes: [UInt8]
  private var found = FoundColors()
  /// Four in Aseprite's extension, else three.
  private var channelCount = 3
  /// Comments, and where the first is.
  private var comments: (count: Int, first: SourcePosition)?

  static func read(_ bytes: [UInt8], file: String) throws(InputError) -> FoundColors {
    var reader = GIMPPaletteReader(
      source: try JSONSource(checking: bytes, file: file), bytes: bytes)
    try reader.readLines()
    return reader.found
  }

  /// Whether the text starts as such a palette does.
  static func recognizes(_ bytes: [UInt8]) -> Bool {
    bytes.dropFirst(ByteOrderMark.length(in: bytes)).starts(with: magic.utf8)
  }

  private init(source: JSONSource, bytes: [UInt8]) {
    (self.source, self.bytes) = (source, bytes)
  }

  private mutating func readLines() throws(InputError) {
    var start = ByteOrderMark.length(in: bytes)
    var isFirst = true
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      try readLine(start..<end, isFirst: isFirst)
      isFirst = false
      start = end + (isPair ? 2 : 1)
    }
    if isFirst { try readLine(start..<start, isFirst: true) }
    if let comments {
      found.notes.append(.lostComments(comments.count, at: comments.first))
    }
    guard !found.colors.isEmpty else {
      throw InputError(file: source.file, message: "the palette has no colours")
    }
  }

  private mutating func readLine(_ line: Range<Int>, isFirst: Bool) throws(InputError) {
    var index = line.lowerBound
    let end = line.upperBound
    if let control = bytes[line].firstIndex(where: { $0 < 0x20 && $0 != 0x09 }) {
      let digits = String(bytes[control], radix: 16)
      throw source.error(at: control, "byte 0x\(digits) may not stand in a palette of GIMP")
    }
    skipBlanks(&index, end)
    let rest = text(index..<end)
    guard !isFirst else {
      guard rest == Self.magic else {
        throw source.error(
          at: index, "the first line of a palette of GIMP is '\(Self.magic)', found \(rest.quoted)")
      }
      return
    }
    if rest.isEmpty { return }
    if rest.hasPrefix("#") {
      let text = String(rest.drop { $0 == "#" })
      if Remarks.isGenerated(text) || text.allSatisfy(\.isWhitespace) { return }
      comments = ((comments?.count ?? 0) + 1, comments?.first ?? source.position(at: index))
      return
    }
    if rest.hasPrefix("Name:") {
      let name = text(index + 5..<end)
      if !name.isEmpty { found.name = name }
    } else if rest.hasPrefix("Channels:") {
      channelCount = rest.hasSuffix("RGBA") ? 4 : 3
    } else if !rest.hasPrefix("Columns:") {
      try readColor(index, end)
    }
  }

  private mutating func readColor(_ start: Int, _ end: Int) throws(InputError) {
    var index = start
    var channels: [UInt8] = []
    while channels.count < channelCount {
      skipBlanks(&index, end)
      let word = bytes[index..<end].prefix { $0 != 0x20 && $0 != 0x09 }
      let digits = String(decoding: word, as: UTF8.self)
      let isNumber = word.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard isNumber, let channel = UInt8(digits) else {
        throw source.error(
          at: index,
          "a colour of GIMP is \(channelCount) whole numbers from 0 to 255 and its name, found "
            + (word.isEmpty ? "the end of the line" : digits.quoted))
      }
      channels.append(channel)
      index += word.count
    }
    // What GIMP calls every colour that nobody has named.
    let name = text(index..<end)
    found.colors.append(
      FoundColor(
        path: [name == "Untitled" ? "" : name],
        color: HexColor(
          SRGB8(red: channels[0], green: channels[1], blue: channels[2]),
          alpha: channels.count > 3 ? channels[3] : 255),
        position: source.position(at: start)))
  }

  private func skipBlanks(_ index: inout Int, _ end: Int) {
    while index < end, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
  }

  /// The text of a part of a line, without the blanks around it.
  private func text(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    var part = bytes[range]
    while let first = part.first, first == 0x20 || first == 0x09 { part.removeFirst() }
    while let last = part.last, last == 0x20 || last == 0x09 { part.removeLast() }
    return String(decoding: part, as: UTF8.self)
  }
}
