extension Int {
  /// The number with a comma before each three digits, as in `1,842`.
  package var grouped: String { grouped(by: ",") }

  /// The number in groups of three digits.
  package func grouped(by separator: String) -> String {
    var rest = String(magnitude)[...]
    var groups: [Substring] = []
    while rest.count > 3 {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    return (self < 0 ? "-" : "") + ([rest] + groups).joined(separator: separator)
  }

  /// How many there are of something, whose plural ends in an s: `1 colour`, `1,842 colours`.
  package func counted(_ what: String) -> String {
    "\(grouped) \(what)\(self == 1 ? "" : "s")"
  }
}
