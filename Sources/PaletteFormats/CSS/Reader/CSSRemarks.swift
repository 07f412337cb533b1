import Palette

/// What the comments of a style sheet say about its custom properties.
///
/// A comment is about the declaration it stands right before, on a line of its own, or right after,
/// at the end of its line; where there are both, they are sentences of one description. Others are about no colour that one could name.
struct CSSRemarks {
  /// By the byte at which a declaration starts.
  private var byDeclaration: [Int: Remarks] = [:]
  /// How many comments are about no declaration, and where the first is.
  private(set) var lost: (count: Int, first: Int)?

  init(_ sheet: CSSStyleSheet, _ bytes: [UInt8]) throws(CSSFault) {
    let comments = try CSSTokenizer.comments(in: bytes)
    guard !comments.isEmpty else { return }
    var used: Set<Int> = []
    for declaration in sheet.properties.flatMap(\.declarations) {
      let range = declaration.range
      let indices = [
        Self.before(range.lowerBound, comments, bytes),
        Self.after(range.upperBound, comments, bytes),
      ]
      for index in indices.compactMap(\.self) {
        guard let remarks = Remarks(comment: Self.text(comments[index], bytes)) else { continue }
        used.insert(index)
        let first = byDeclaration[range.lowerBound]
        byDeclaration[range.lowerBound] = first?.followed(by: remarks) ?? remarks
      }
    }
    for (index, comment) in comments.enumerated() where !used.contains(index) {
      guard !Remarks.isGenerated(Self.text(comment, bytes)) else { continue }
      lost = ((lost?.count ?? 0) + 1, lost?.first ?? comment.lowerBound)
    }
  }

  /// What is said about a property in an appearance: where it is declared for that, or else where it
  /// is spoken of first.
  func remarks(
    on property: CSSStyleSheet.Property, in variant: AppearanceVariant
  ) -> Remarks? {
    guard !byDeclaration.isEmpty else { return nil }
    let winner = property.declaration(in: CSSAppearances(variant))
    let own = winner.flatMap { byDeclaration[property.declarations[$0].range.lowerBound] }
    return own
      ?? property.declarations.lazy.compactMap { byDeclaration[$0.range.lowerBound] }.first
  }

  private static func text(_ comment: Range<Int>, _ bytes: [UInt8]) -> String {
    String(decoding: bytes[comment.lowerBound + 2..<comment.upperBound - 2], as: UTF8.self)
  }

  /// The comment right before a byte.
  private static func before(
    _ start: Int, _ comments: [Range<Int>], _ bytes: [UInt8]
  ) -> Int? {
    let index = firstIndex(from: start, in: comments) - 1
    guard index >= 0 else { return nil }
    let comment = comments[index]
    let gap = bytes[comment.upperBound..<start]
    guard gap.allSatisfy(CSSCharacters.isBlank), gap.count(where: { $0 == 0x0A }) <= 1 else {
      return nil
    }
    // At the end of a line it is about what stands before it.
    let ink = bytes[..<comment.lowerBound].last { $0 != 0x20 && $0 != 0x09 }
    return ink == nil || [0x0A, 0x0D, UInt8(ascii: "{")].contains(ink) ? index : nil
  }

  /// The comment after a byte, where nothing else follows on the line.
  private static func after(_ end: Int, _ comments: [Range<Int>], _ bytes: [UInt8]) -> Int? {
    let index = firstIndex(from: end, in: comments)
    guard index < comments.count else { return nil }
    let comment = comments[index]
    guard bytes[end..<comment.lowerBound].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else {
      return nil
    }
    let ink = bytes[comment.upperBound...].first { $0 != 0x20 && $0 != 0x09 }
    return ink == nil || [0x0A, 0x0D, UInt8(ascii: "}")].contains(ink) ? index : nil
  }

  /// The place of the first comment that starts at a byte or behind it.
  private static func firstIndex(from offset: Int, in comments: [Range<Int>]) -> Int {
    var (low, high) = (0, comments.count)
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
