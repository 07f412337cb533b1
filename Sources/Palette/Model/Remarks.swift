/// What a file says about a colour, or about a group of them, beside its value.
///
/// No check looks at it. It is there so that a palette that is written again loses nothing of it.
public struct Remarks: Hashable, Sendable {
  /// What it is for, in its author's words; may have several lines.
  public var description: String?
  /// Whether it is still to be used; `nil` where nothing is said, so that a group's word counts.
  public var deprecation: Deprecation?
  /// What other tools keep beside it, in the order of the file.
  public var extensions: [ForeignExtension]

  /// Remarks from their parts; none unless given.
  public init(
    description: String? = nil, deprecation: Deprecation? = nil,
    extensions: [ForeignExtension] = []
  ) {
    (self.description, self.deprecation) = (description, deprecation)
    self.extensions = extensions
  }

  /// Nothing is said.
  public var isEmpty: Bool {
    description == nil && deprecation == nil && extensions.isEmpty
  }

  /// Both of two remarks on one thing; where they disagree, the first counts.
  package func merged(with other: Remarks) -> Remarks {
    var merged = self
    let texts = [description, other.description].compactMap(\.self)
    merged.description =
      texts.isEmpty ? nil : Set(texts).count == 1 ? texts[0] : texts.joined(separator: "\n")
    merged.deprecation = deprecation ?? other.deprecation
    let names = Set(extensions.map(\.name))
    merged.extensions += other.extensions.filter { !names.contains($0.name) }
    return merged
  }
}

/// Whether something is still to be used.
public struct Deprecation: Hashable, Sendable {
  /// It is not; `false` takes back what a group around it says.
  public var isDeprecated: Bool
  /// Why, or what to use instead.
  public var reason: String?

  /// A deprecation, or the statement that there is none.
  public init(isDeprecated: Bool = true, reason: String? = nil) {
    (self.isDeprecated, self.reason) = (isDeprecated, reason)
  }
}

/// Data of another tool, which is kept without being understood.
public struct ForeignExtension: Hashable, Sendable {
  /// Whose it is, by custom a domain backwards, as in `com.figma`.
  public var name: String
  /// The data, as JSON on one line: keys in their order and numbers as they were spelt.
  public var json: String

  /// Data that must be one value of JSON.
  public init(name: String, json: String) {
    (self.name, self.json) = (name, json)
  }
}
