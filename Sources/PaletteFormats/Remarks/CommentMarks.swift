extension [String] {
  /// Each line after a mark: `// first`, `// second`.
  func marked(_ mark: String) -> [String] {
    map { $0.isEmpty ? mark : mark + " " + $0 }
  }

  /// The lines after the name of what they are about; nothing for none.
  func headed(_ name: String) -> [String] {
    enumerated().map { $0 == 0 ? "\(name.commentText): \($1)" : $1 }
  }

  /// A block comment of CSS and its kin.
  var blockComment: [String] {
    isEmpty ? [] : framed(opening: "/* ", inner: "   ", closing: " */")
  }

  /// The lines between two brackets, each but the first after `inner`.
  func framed(opening: String, inner: String, closing: String) -> [String] {
    enumerated().map { index, line in
      let start = index == 0 ? opening : line.isEmpty ? "" : inner
      return start + line + (index == count - 1 ? closing : "")
    }
  }

  /// A documentation comment of Kotlin, TypeScript and their kin.
  var documentationBlock: [String] {
    count > 1 ? ["/**"] + marked(" *") + [" */"] : map { "/** \($0) */" }
  }
}
