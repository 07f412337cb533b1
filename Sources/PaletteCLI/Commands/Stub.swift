extension CommandDescription {
  static let generate = stub
  static let verify = stub
  static let contrast = stub
  static let stub = CommandDescription(name: "x", summary: "", usage: [], operands: [], options: [], examples: [], exitCodes: []) { (_, _) throws(CommandFailure) in Outcome() }
}
