import Palette

/// A colour of a palette as writers need it: its words, and its value in each appearance.
struct NamedColor {
  /// What it is, for messages: `step 6 of ramp 'blue'`.
  let owner: String
  /// The name of its ramp as it was given; `nil` for a role.
  let ramp: String?
  /// The name of its step or role as it was given; a step without a letter or digit is its number.
  let name: String
  /// Its whole name as it was given: `blue 6`, `text-secondary`.
  let givenName: String
  /// The words of its ramp and step, or of its role.
  let words: NameWords
  /// Its values, in the appearances it has.
  let values: PerAppearance<WrittenColor>
  /// The appearances in which it is a key colour that was kept exactly.
  var keys: Set<AppearanceVariant> = []
  /// What is said about it.
  var remarks = PerAppearance<Remarks>()
  /// What is said about its ramp, as the lines of a comment, for the first colour of the ramp.
  var section: [String] = []
}

/// A value as it is written: sRGB with alpha, and Display P3 where that is another colour.
struct WrittenColor: Hashable {
  let color: HexColor
  let p3: DisplayP3Color?

  init(_ color: HexColor, p3: DisplayP3Color?) {
    self.color = color
    // Inside sRGB the 8-bit value says it all, so that only what needs P3 is written in it.
    self.p3 = p3.flatMap { $0.isInSRGB ? nil : $0 }
  }
}

extension ColorPalette {
  /// Every step of every ramp and every role, in order.
  ///
  /// - Parameters:
  ///   - prefix: What stands before every name; empty for nothing.
  ///   - mayBeSigns: Names need no letter or digit; the words of others are the numbers of their
  ///     signs.
  /// - Throws: `NamingError` for a name without a letter or digit.
  func namedColors(
    prefix: String = "", mayBeSigns: Bool = false
  ) throws(NamingError) -> [NamedColor] {
    let start = NameWords(prefix)
    guard prefix.isEmpty || !start.isEmpty else {
      throw NamingError("prefix \(prefix.quoted) needs a letter or a digit")
    }
    var colors: [NamedColor] = []
    for ramp in ramps {
      let rampWords = try Self.words(
        ramp.name, of: "ramp \(ramp.name.quoted)", mayBeSigns: mayBeSigns)
      for (index, stepName) in ramp.stepNames.enumerated() {
        let named = NameWords(stepName)
        let step = named.isEmpty ? NameWords(String(index + 1)) : named
        var values = PerAppearance<WrittenColor>()
        var keys: Set<AppearanceVariant> = []
        for variant in AppearanceVariant.allCases {
          guard let swatches = ramp.swatches[variant], index < swatches.count else { continue }
          values[variant] = WrittenColor(HexColor(swatches[index].color), p3: swatches[index].p3)
          if swatches[index].isKey { keys.insert(variant) }
        }
        colors.append(
          NamedColor(
            owner: "step \(stepName) of ramp \(ramp.name.quoted)", ramp: ramp.name,
            name: named.isEmpty ? String(index + 1) : stepName,
            givenName: "\(ramp.name) \(stepName)",
            words: start.followed(by: rampWords).followed(by: step), values: values,
            keys: keys, remarks: ramp.remarks(ofStep: index),
            section: index == 0 ? ramp.section : []))
      }
    }
    var sections = RoleSections(remarks.roleGroups)
    for role in roles {
      var values = PerAppearance<WrittenColor>()
      for variant in role.colors.variants {
        values[variant] = role.colors[variant].map { WrittenColor($0, p3: role.p3[variant]) }
      }
      let owner = "role \(role.name.quoted)"
      colors.append(
        NamedColor(
          owner: owner, ramp: nil, name: role.name, givenName: role.name,
          words: start.followed(
            by: try Self.words(role.name, of: owner, mayBeSigns: mayBeSigns)),
          values: values, remarks: role.remarks, section: sections.begin(role.name)))
    }
    return colors.filter { !$0.values.variants.isEmpty }
  }

  private static func words(
    _ name: String, of owner: String, mayBeSigns: Bool
  ) throws(NamingError) -> NameWords {
    let words = NameWords(name)
    if words.isEmpty, mayBeSigns, !name.isEmpty {
      return NameWords(
        name.unicodeScalars.map { "u" + String($0.value, radix: 16) }.joined(separator: " "))
    }
    guard !words.isEmpty else {
      throw NamingError("\(owner) needs a name with a letter or a digit")
    }
    return words
  }
}

extension Ramp {
  /// What is said about a step, counted from 0.
  func remarks(ofStep index: Int) -> PerAppearance<Remarks> {
    var remarks = PerAppearance<Remarks>()
    for variant in stepRemarks.variants {
      guard let steps = stepRemarks[variant], index < steps.count else { continue }
      remarks[variant] = steps[index]
    }
    return remarks
  }

  /// What is said about it, as the lines of a comment that begins with its name.
  fileprivate var section: [String] {
    remarks.commentLines.headed(name)
  }
}
