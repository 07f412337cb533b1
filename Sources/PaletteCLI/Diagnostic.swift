import Palette

/// One thing the tool has to say, and what it is about.
struct Diagnostic: Hashable, Sendable {
  /// How much it matters.
  enum Kind: Hashable, Sendable {
    case error
    case warning
    case note
  }

  /// How much it matters.
  var kind: Kind
  /// The file it is about.
  var file: String?
  /// Where in the file.
  var position: SourcePosition?
  /// One sentence or more.
  var message: String

  /// Something that went wrong, not tied to a place in a file.
  static func error(_ message: String) -> Diagnostic {
    Diagnostic(kind: .error, message: message)
  }

  /// Something worth knowing.
  static func note(_ message: String) -> Diagnostic {
    Diagnostic(kind: .note, message: message)
  }

  /// The lines of several, each ended.
  static func lines(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { $0.description + "\n" }.joined()
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `file:line:column: error: message`, as compilers write it, or `palette: message`.
  var description: String {
    var text = file ?? "palette"
    if let position { text += ":\(position.line):\(position.column)" }
    switch kind {
    case .error: text += file == nil ? ": " : ": error: "
    case .warning: text += ": warning: "
    case .note: text += ": "
    }
    // A name from a file or a command line must not steer the reader's terminal.
    return (text + message).withVisibleControls
  }
}
