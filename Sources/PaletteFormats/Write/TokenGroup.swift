import Palette

/// Tokens in groups, in the order in which they were added.
struct TokenGroup {
  private enum Entry {
    case value(JSONText)
    case group(TokenGroup)
  }

  private var entries: [(key: String, value: Entry)] = []
  private var places: [String: Int] = [:]

  /// Adds a token, or a group that is whole already.
  ///
  /// - Precondition: nothing has this path, and no token a part of it.
  mutating func add(_ value: JSONText, at path: some Collection<String>) {
    guard let key = path.first else { preconditionFailure("a token has a name") }
    guard path.count > 1 else {
      precondition(places[key] == nil, "names have been checked")
      places[key] = entries.count
      entries.append((key, .value(value)))
      return
    }
    let place = places[key, default: entries.count]
    if place == entries.count {
      places[key] = place
      entries.append((key, .group(TokenGroup())))
    }
    guard case .group(var group) = entries[place].value else {
      preconditionFailure("names have been checked")
    }
    // Let go of, so that the group is not copied for each of its tokens.
    entries[place].value = .value(.null)
    group.add(value, at: path.dropFirst())
    entries[place].value = .group(group)
  }

  /// Its members.
  ///
  /// - Parameter said: What stands first in the group of a path.
  func members(
    below path: [String] = [], _ said: ([String]) -> TokenTrees.Members
  ) -> TokenTrees.Members {
    entries.map { key, entry in
      switch entry {
      case .value(let value): return (key, value)
      case .group(let group):
        let inner = path + [key]
        return (key, .object(said(inner) + group.members(below: inner, said)))
      }
    }
  }
}
