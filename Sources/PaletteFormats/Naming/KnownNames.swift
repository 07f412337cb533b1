/// The names a file defines, to look up what other parts of it refer to.
struct KnownNames {
  private let inOrder: [String]
  private let all: Set<String>

  init(_ names: [String]) {
    (inOrder, all) = (names, Set(names))
  }

  func contains(_ name: String) -> Bool {
    all.contains(name)
  }

  /// A half-sentence with the name that was meant, or nothing.
  func hint(for name: String) -> String {
    // In the order of the file, so that the same file always gives the same advice.
    let guess = Spelling.hint(for: name, among: inOrder)
    guard guess.isEmpty else { return guess }
    guard !inOrder.isEmpty else { return "; the file defines none" }
    let listed = inOrder.prefix(8).map(\.quoted).joined(separator: ", ")
    return "; there are \(listed)" + (inOrder.count > 8 ? " …" : "")
  }
}
