import Palette

/// Why a palette cannot be written in a format: its names do not give distinct identifiers.
public struct NamingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence that names every name concerned.
  public var message: String

  /// The same as `message`.
  public var description: String { message }

  init(_ message: String) {
    self.message = message.withVisibleControls
  }
}

/// The identifiers of one output, and whom each belongs to.
///
/// The last line of defence of every writer: no name may be lost because another one wrote over it.
struct IdentifierTable {
  private var owners: [String: [String]] = [:]
  private var order: [String] = []

  /// Notes that `owner`, as messages name it, is written as `identifier`.
  mutating func add(_ identifier: String, for owner: String) {
    // Tools and file systems that ignore case would take the two for one.
    let key = identifier.lowercased()
    if owners[key] == nil { order.append(key) }
    owners[key, default: []].append(owner)
  }

  /// Throws if two owners share an identifier.
  func check() throws(NamingError) {
    guard let key = order.first(where: { owners[$0, default: []].count > 1 }) else { return }
    let names = owners[key, default: []]
    let listed = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    throw NamingError("\(listed) would all be written as '\(key)': rename all but one")
  }
}
