import Palette

/// The components of a colour in a colour set, in each of the ways Xcode has written them.
struct XcodeComponents {
  let source: JSONSource

  /// What a colour space's components are, and how far they may reach.
  private struct Space {
    var names: [String]
    var isLinear = false
    var isP3 = false
    var isExtended = false
  }

  private static let spaces = [
    "srgb": Space(names: rgb),
    "extended-srgb": Space(names: rgb, isExtended: true),
    "extended-linear-srgb": Space(names: rgb, isLinear: true, isExtended: true),
    "display-p3": Space(names: rgb, isP3: true),
    "extended-display-p3": Space(names: rgb, isP3: true, isExtended: true),
    "extended-linear-display-p3": Space(
      names: rgb, isLinear: true, isP3: true, isExtended: true),
    "gray-gamma-22": Space(names: ["white"]),
    "extended-gray": Space(names: ["white"], isExtended: true),
  ]
  private static let rgb = ["red", "green", "blue"]
  /// Farther out no display reaches.
  private static let extendedRange = -16.0...16.0

  /// A colour, and what is to be said about how it comes out in eight bits.
  func color(_ object: JSONObject) throws(InputError) -> (CSSColor, remark: String?) {
    let spaceNode = try source.required("color-space", in: object, "'color'")
    let name = try source.string(spaceNode, "'color-space'")
    guard let space = Self.spaces[name] else {
      let names = Self.spaces.keys.sorted()
      throw source.error(
        at: spaceNode,
        "the colour space \(name.quoted) is not known; known are \(alternatives(names))"
          + Spelling.hint(for: name, among: names))
    }
    let components = try source.object(
      try source.required("components", in: object, "'color'"), "'components'")
    let nodes = try space.names.map { name throws(InputError) in
      try source.required(name, in: components, "'components'")
    }
    let values = try nodes.map { node throws(InputError) in
      try value(node, isExtended: space.isExtended)
    }
    let alpha = try components["alpha"].map { node throws(InputError) in try self.alpha(node) }
    let color = Self.color(space, values, alpha ?? 1)
    if color.eightBit.isClipped {
      return (color, "the colour lies outside sRGB and is read as the nearest in it by channel")
    }
    return (color, Self.isDoubtful(nodes) ? Self.doubt : nil)
  }

  private static func color(_ space: Space, _ values: [Double], _ alpha: Double) -> CSSColor {
    guard let white = values.first, values.count == 1 else {
      let cssSpace: CSSColor.Space =
        switch (space.isP3, space.isLinear) {
        case (false, false): .srgb
        case (false, true): .srgbLinear
        case (true, false): .displayP3
        case (true, true): .displayP3Linear
        }
      return CSSColor(space: cssSpace, components: values, alpha: alpha)
    }
    // Apple's generic grey has a plain power of 2.2, a little off the curve of sRGB.
    let light = white < 0 ? -power(-white, 2.2) : power(white, 2.2)
    return CSSColor(space: .srgbLinear, components: [light, light, light], alpha: alpha)
  }

  /// "0x1F" and "31" are of 255, "0.122" is of 1, and so is a bare number.
  private func value(_ node: JSONNode, isExtended: Bool) throws(InputError) -> Double {
    let range = isExtended ? Self.extendedRange : 0...1
    switch node.value {
    case .number(let number, _) where range.contains(number): return number
    case .string(let text):
      if let level = Self.level(text) { return Double(level) / 255 }
      if let number = Self.fraction(text), range.contains(number) { return number }
    default: break
    }
    throw source.error(
      at: node,
      "a component is written as \"0x1F\" or \"31\" (of 255) or as \"0.122\" (of 1"
        + "\(isExtended ? ", or beyond" : "")), found \(node.kind)")
  }

  /// Opacity is a fraction even where the colour is not, so that "1" means opaque.
  private func alpha(_ node: JSONNode) throws(InputError) -> Double {
    if let text = node.text, let whole = ["0": 0.0, "1": 1.0][text] { return whole }
    return try value(node, isExtended: false)
  }

  /// A whole number from 0 to 255, in hexadecimal digits after `0x` or in decimal ones.
  private static func level(_ text: String) -> UInt8? {
    let isHex = text.hasPrefix("0x") || text.hasPrefix("0X")
    let digits = text.dropFirst(isHex ? 2 : 0)
    guard digits.first != "+", digits.first != "-" else { return nil }
    return UInt8(digits, radix: isHex ? 16 : 10)
  }

  /// A number with a point.
  private static func fraction(_ text: String) -> Double? {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    let isPlain = digits.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
        || $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "-")
    }
    guard isPlain, text.utf8.contains(UInt8(ascii: ".")), let number = Double(text),
      number.isFinite
    else { return nil }
    return number
  }

  private static let doubt =
    "components of \"0\" and \"1\" are read as levels of 255, next to black: write \"1.000\" for "
    + "full light"

  /// All components are "0" or "1", which may have been meant as fractions.
  private static func isDoubtful(_ nodes: [JSONNode]) -> Bool {
    let texts = nodes.compactMap(\.text)
    return texts.count == nodes.count && texts.allSatisfy { ["0", "1"].contains($0) }
      && texts.contains("1")
  }
}
