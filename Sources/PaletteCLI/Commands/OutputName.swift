enum OutputName {
  static func kebab(_ name: String) -> String { name }
  static func upperCamel(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}
