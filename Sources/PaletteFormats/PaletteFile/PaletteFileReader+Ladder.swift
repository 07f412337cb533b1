import Palette

extension PaletteFileReader {
  /// `"even"`, `"soft"` or eleven values of CIE L*.
  func ladder(_ node: JSONNode) throws(InputError) -> LadderTarget {
    if let text = node.text {
      switch text {
      case "even": return .even
      case "soft": return .soft
      default: break
      }
    }
    guard let elements = node.elements else {
      let hint = node.text.map { Spelling.hint(for: $0, among: ["even", "soft"]) } ?? ""
      throw source.error(
        at: node,
        "'ladder' must be 'even', 'soft' or eleven values of L*, found \(node.kind)\(hint)")
    }
    let count = PaletteDefinition.stepCount
    guard elements.count == count else {
      throw source.error(
        at: node,
        "'ladder' needs \(count) values of L*, one for each step, found \(elements.count)")
    }
    var values: [Double] = []
    for element in elements {
      let value = try source.number(element, "an L* of 'ladder'", in: 0...100)
      if let last = values.last, value >= last {
        throw source.error(
          at: element,
          "'ladder' must fall from step to step, "
            + "found \(value.fixed(decimals: 3)) after \(last.fixed(decimals: 3))")
      }
      values.append(value)
    }
    return .custom(values)
  }
}
