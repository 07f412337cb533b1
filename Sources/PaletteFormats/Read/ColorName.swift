/// A colour's name taken apart: the words of the ramp it may belong to, and the step it ends with.
///
/// `--color-blue-500`, `["color", "blue", "500"]`, `blue500`, `Blue/500`, `palette_blue_500` and
/// `colorBlue500` all end with a step; the words keep their spelling.
struct ColorName {
  /// A run of letters and digits, or a part of one that starts with a capital after a small letter.
  struct Word: Hashable {
    var text: String
    /// It goes on without a separator.
    var isAttached = false

    var folded: String { text.lowercased() }
  }

  /// A step: its name as written, and the number in it.
  struct Step: Hashable {
    var name: String
    var number: Int
  }

  /// The words before the step; all words where there is none.
  private(set) var words: [Word]
  /// What the name ends with, if that is a number of one to four digits.
  private(set) var step: Step?

  init(path: [String]) {
    var parts = path.map(Self.words)
    if let step = Self.takeStep(&parts) { self.step = step }
    words = Self.withoutRepetition(parts)
    if words.isEmpty { step = nil }
  }

  /// Words as a name, `cool-gray` or `coolGray` as they were written.
  static func text(_ words: some Collection<Word>) -> String {
    var text = ""
    for word in words { text += (text.isEmpty || word.isAttached ? "" : "-") + word.text }
    return text
  }

  private static func words(_ name: String) -> [Word] {
    var words: [Word] = []
    var (isInWord, isAfterSmall) = (false, false)
    for scalar in name.unicodeScalars {
      let properties = scalar.properties
      guard properties.isXIDContinue, scalar != "_" else {
        isInWord = false
        continue
      }
      let isHump = isInWord && isAfterSmall && properties.isUppercase
      if !isInWord || isHump { words.append(Word(text: "", isAttached: isHump)) }
      words[words.count - 1].text.unicodeScalars.append(scalar)
      (isInWord, isAfterSmall) = (true, properties.isLowercase)
    }
    return words
  }

  /// Removes the step from the last part.
  ///
  /// `A100`, an accent of Material, is none. `5v` is a step of USWDS's vivid ramps.
  private static func takeStep(_ parts: inout [[Word]]) -> Step? {
    guard let last = parts.last?.last else { return nil }
    let scalars = last.text.unicodeScalars
    let isVivid = scalars.last == "v" && !last.isAttached
    let digits = scalars.dropLast(isVivid ? 1 : 0).reversed().prefix { ("0"..."9").contains($0) }
    let before = scalars.count - digits.count - (isVivid ? 1 : 0)
    let isAccent = before == 1 && !last.isAttached && last.folded.hasPrefix("a")
    guard (1...4).contains(digits.count), !(isVivid && before > 0), !isAccent,
      let number = Int(String(String.UnicodeScalarView(digits.reversed())))
    else { return nil }
    parts[parts.count - 1].removeLast()
    if before > 0 {
      let text = String(String.UnicodeScalarView(scalars.prefix(before)))
      parts[parts.count - 1].append(Word(text: text, isAttached: last.isAttached))
    }
    if isVivid { parts[parts.count - 1].append(Word(text: "vivid")) }
    return Step(
      name: String(String.UnicodeScalarView(scalars.dropFirst(before))), number: number)
  }

  /// All words, without those of a group that its members begin or end with: `blue/blue500`,
  /// `blue/acme-blue-500`.
  private static func withoutRepetition(_ parts: [[Word]]) -> [Word] {
    var words: [Word] = []
    for (index, part) in parts.enumerated() {
      let next = index + 1 < parts.count ? parts[index + 1] : []
      let (name, longer) = (part.map(\.folded), next.map(\.folded))
      let isRepeated =
        !name.isEmpty
        && (longer.starts(with: name) || longer.suffix(name.count).elementsEqual(name))
      if !isRepeated { words += part }
    }
    return words
  }
}
