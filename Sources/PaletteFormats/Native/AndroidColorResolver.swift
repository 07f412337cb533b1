import Palette

/// Follows references of Android colours to the colours they stand for.
struct AndroidColorResolver {
  /// Where a name is looked up, the first that has it first.
  let tables: [AndroidColorTable]
  /// What is known already; an absent colour is the system's or a theme's.
  private var known: [String: HexColor?] = [:]

  init(tables: [AndroidColorTable]) {
    self.tables = tables
  }

  /// The colour of a name that is defined; `nil` where it is the system's or a theme's.
  ///
  /// Every name on the way is remembered, so that chains cost no more than their length.
  mutating func color(_ name: String) throws(InputError) -> HexColor? {
    var way: [String] = []
    var passed: Set<String> = []
    var next = name
    var referrer: AndroidColorTable.Definition?
    var color: HexColor?
    while true {
      if let found = known[next] {
        color = found
        break
      }
      guard let definition = definition(next) else {
        guard let referrer else { preconditionFailure("only colours that are defined are asked") }
        throw referrer.error(
          "the colour \((way.last ?? name).quoted) refers to the unknown colour \(next.quoted)"
            + Spelling.hint(for: next, among: tables.flatMap(\.names)))
      }
      guard passed.insert(next).inserted else {
        let start = way.firstIndex(of: next) ?? 0
        throw definition.error(
          "colours refer to each other in a circle: "
            + (way[start...].prefix(8) + (way.count - start > 8 ? ["…"] : []) + [next])
            .joined(separator: " -> "))
      }
      way.append(next)
      referrer = definition
      if let reference = definition.reference {
        next = reference
        continue
      }
      color = try AndroidColorText.color(definition)
      break
    }
    for name in way { known[name] = .some(color) }
    return color
  }

  private func definition(_ name: String) -> AndroidColorTable.Definition? {
    tables.lazy.compactMap { $0[name] }.first
  }
}
