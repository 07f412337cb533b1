import Palette

extension TokenChecker {
  /// A colour with the fallback its author wrote beside it.
  struct Color {
    var color: CSSColor
    var hex: SRGB8?

    /// A colour of Display P3 outside sRGB, with what stands in for it on a screen of sRGB: what its
    /// author chose or, where that is not said, what a browser shows.
    var wide: (color: DisplayP3Color, fallback: HexColor)? {
      guard color.space == .displayP3 else { return nil }
      let wide = DisplayP3Color(rounding: SIMD3(color.components.map { $0 ?? 0 }))
      guard !wide.isInSRGB else { return nil }
      let clipped = color.eightBit.color
      return (wide, HexColor(hex ?? clipped.opaque, alpha: clipped.alpha))
    }
  }

  /// CSS has one space more.
  private static let spaces =
    CSSColor.Space.allCases.filter { $0 != .displayP3Linear }.map(\.rawValue)

  /// A colour value.
  ///
  /// - Throws: `InputError` for what the specification forbids, above all components out of the
  ///   range of their space.
  mutating func color(_ value: TokenValue) throws(InputError) -> Color {
    let members = try members(
      value, "a colour", required: ["colorSpace", "components"], optional: ["alpha", "hex"])
    guard let spaceNode = members["colorSpace"], let list = members["components"] else {
      preconditionFailure("required members are there")
    }
    for (key, member) in members.sorted(by: { $0.key < $1.key }) {
      try refuseBraces(member, "its \(key.quoted)")
    }
    let name = try word(spaceNode, "the colour space", among: Self.spaces)
    guard let space = CSSColor.Space(rawValue: name) else {
      throw mismatch(spaceNode, needs: "a colour space")
    }
    let components = try components(try resolver.part(list.node, of: list), of: space)
    var alpha = 1.0
    if let node = members["alpha"] { alpha = try number(node, in: 0...1, "an alpha from 0 to 1") }
    let hex = try members["hex"].map { value throws(InputError) in try hexFallback(value) }
    return Color(color: CSSColor(space: space, components: components, alpha: alpha), hex: hex)
  }

  private mutating func components(
    _ list: TokenValue, of space: CSSColor.Space
  ) throws(InputError) -> [Double?] {
    guard let elements = list.node.elements else {
      throw mismatch(list, needs: "three numbers as the components of a colour")
    }
    guard elements.count == 3 else {
      throw fault(
        list, at: list.node.offset, "needs three components of a colour, found \(elements.count)")
    }
    var components: [Double?] = []
    for (element, range) in zip(elements, space.tokenRanges) {
      try refuseBraces(list.part(element), "a component")
      let value = try resolver.part(element, of: list)
      switch value.node.value {
      case .string("none"): components.append(nil)
      case .number(let number, _) where range.contains(number): components.append(number)
      default:
        throw mismatch(value, needs: "\(range.words) or 'none' in colour space '\(space.rawValue)'")
      }
    }
    return components
  }

  /// Throws for a reference in braces, which stands for a whole value of the type of its token: no
  /// part of a colour has a type that a token can have.
  private func refuseBraces(_ value: TokenValue, _ what: String) throws(InputError) {
    guard let text = value.node.text, text.hasPrefix("{") else { return }
    throw fault(
      value, at: value.node.offset,
      "cannot have \(text.quoted) as \(what): inside a colour a reference has the form "
        + "{\"$ref\": \"#/group/token/$value/…\"}")
  }

  private mutating func hexFallback(_ value: TokenValue) throws(InputError) -> SRGB8 {
    let value = try resolver.part(value.node, of: value)
    guard let text = value.node.text, text.utf8.count == 7, let color = try? SRGB8(hex: text) else {
      throw mismatch(value, needs: "a 'hex' of six digits, as in '#0070f2'")
    }
    return color
  }
}

/// The numbers a component may be.
private enum ComponentRange {
  case unbounded
  case atLeastZero
  case within(Double)
  /// A hue: a whole turn is not written.
  case degrees

  func contains(_ number: Double) -> Bool {
    switch self {
    case .unbounded: true
    case .atLeastZero: number >= 0
    case .within(let limit): (0...limit).contains(number)
    case .degrees: number >= 0 && number < 360
    }
  }

  var words: String {
    switch self {
    case .unbounded: "a number"
    case .atLeastZero: "a number of at least 0"
    case .within(let limit): "a number from 0 to \(limit.fixed(decimals: 0))"
    case .degrees: "a hue from 0 to below 360"
    }
  }
}

extension CSSColor.Space {
  /// The ranges of DTCG 2025.10, colour module.
  fileprivate var tokenRanges: [ComponentRange] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .proPhotoRGB, .rec2020,
      .xyzD65, .xyzD50:
      [.within(1), .within(1), .within(1)]
    case .hsl, .hwb: [.degrees, .within(100), .within(100)]
    case .lab: [.within(100), .unbounded, .unbounded]
    case .lch: [.within(100), .atLeastZero, .degrees]
    case .oklab: [.within(1), .unbounded, .unbounded]
    case .oklch: [.within(1), .atLeastZero, .degrees]
    }
  }
}
