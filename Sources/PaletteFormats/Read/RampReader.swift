import LittleCMS
import Palette

/// Reads a ramp that is given by its colours.
struct RampReader {
  let source: JSONSource
  let space: PerceptualSpace

  /// A colour and what its step is called, if it says so.
  private typealias Step = (name: String?, swatch: Swatch)

  func ramp(_ member: JSONMember) throws(InputError) -> Ramp {
    let name = member.key
    let position = source.position(at: member.keyOffset)
    if member.node.elements != nil {
      let steps = try steps(member.node, of: name, in: .light)
      return ramp(name, [(.light, steps)], nearbyKey: nil, position)
    }
    guard let members = member.node.members else {
      throw source.mismatch(
        member.node, "ramp \(name.quoted)",
        needs: "an array of colours or an object of steps or appearances")
    }
    // A row of colours is an appearance, whatever it is called: a slip in its name is told as such.
    let hasRows = members.contains {
      AppearanceVariant(rawValue: $0.key) != nil || $0.node.elements != nil
    }
    guard hasRows else {
      let steps = try namedSteps(members, of: name, at: member.node.offset)
      return ramp(name, [(.light, steps)], nearbyKey: nil, position)
    }
    return try rampOfAppearances(member, position)
  }

  private func ramp(
    _ name: String, _ variants: [(AppearanceVariant, [Step])], nearbyKey: NearbyKey?,
    _ position: SourcePosition
  ) -> Ramp {
    var swatches = PerAppearance<[Swatch]>()
    for (variant, steps) in variants { swatches[variant] = steps.map(\.swatch) }
    let names = (variants.first?.1 ?? []).enumerated().map { $1.name ?? String($0 + 1) }
    return Ramp(
      name: name, stepNames: names, swatches: swatches, nearbyKey: nearbyKey, position: position)
  }

  private func rampOfAppearances(
    _ member: JSONMember, _ position: SourcePosition
  ) throws(InputError) -> Ramp {
    let subject = "ramp \(member.key.quoted)"
    let object = try source.object(
      member.node, subject, keys: AppearanceVariant.allCases.map(\.rawValue) + ["nearestKey"])
    var variants: [(AppearanceVariant, [Step])] = []
    for variant in AppearanceVariant.allCases {
      guard let node = object[variant.rawValue] else { continue }
      let steps = try steps(node, of: member.key, in: variant)
      if let first = variants.first, first.1.count != steps.count {
        throw source.error(
          at: node,
          "\(subject) has \(first.1.count) colours in \(first.0.rawValue) but \(steps.count) in "
            + "\(variant.rawValue): every appearance needs the same number")
      }
      variants.append((variant, steps))
    }
    let nearbyKey = try object["nearestKey"].map { node throws(InputError) in
      try self.nearbyKey(node, subject)
    }
    return ramp(member.key, variants, nearbyKey: nearbyKey, position)
  }

  private func steps(
    _ node: JSONNode, of ramp: String, in variant: AppearanceVariant
  ) throws(InputError) -> [Step] {
    let elements = try source.array(node, "\(variant.rawValue) of ramp \(ramp.quoted)")
    guard !elements.isEmpty else { throw noColors(ramp, at: node.offset) }
    var steps: [Step] = []
    for (index, element) in elements.enumerated() {
      steps.append(try step(element, number: index + 1, of: ramp))
    }
    return steps
  }

  private func namedSteps(
    _ members: [JSONMember], of ramp: String, at offset: Int
  ) throws(InputError) -> [Step] {
    var steps: [Step] = []
    for member in members where !ColorPaletteReader.isMetadata(member.key) {
      let color = try source.color(
        member.node, "step \(member.key.quoted) of ramp \(ramp.quoted)")
      let position = source.position(at: member.node.offset)
      steps.append((member.key, Swatch(color, position: position)))
    }
    guard !steps.isEmpty else { throw noColors(ramp, at: offset) }
    return steps
  }

  private func noColors(_ ramp: String, at offset: Int) -> InputError {
    source.error(at: offset, "ramp \(ramp.quoted) needs at least one colour")
  }

  /// A hex colour, or a step of a result.
  private func step(_ node: JSONNode, number: Int, of ramp: String) throws(InputError) -> Step {
    let position = source.position(at: node.offset)
    guard node.members != nil else {
      let color = try source.color(node, "step \(number) of ramp \(ramp.quoted)")
      return (nil, Swatch(color, position: position))
    }
    let subject = "step \(number) of ramp \(ramp.quoted)"
    let object = try source.object(
      node, subject,
      keys: ["step", "name", "color", "p3", space.rawValue, "luminance", "key"])
    if let node = object["step"] {
      guard case .number(let value, _) = node.value, value == Double(number) else {
        throw source.mismatch(
          node, "'step'", needs: "\(number), its place in ramp \(ramp.quoted)")
      }
    }
    let color = try source.required("color", in: object, subject)
    var swatch = Swatch(try source.color(color, subject), position: position)
    if let node = object["p3"] {
      swatch.p3 = try source.displayP3Color(node, "'p3' of \(subject)")
    }
    if let node = object[space.rawValue] {
      let numbers = try source.numbers(
        node, "\(space.rawValue.quoted) of \(subject)", in: -1000...1000)
      swatch.coordinates = LCh(lightness: numbers[0], chroma: numbers[1], hue: numbers[2])
    }
    if let node = object["luminance"] {
      let stated = try source.number(node, "'luminance' of \(subject)", in: 0...1)
      let real = swatch.color.luminance
      guard abs(stated - real) < 2e-6 else {
        throw source.error(
          at: node,
          "'luminance' of \(subject) is \(stated.fixed(decimals: 6)), but that of \(swatch.color)"
            + " is \(real.fixed(decimals: 6)): was one of the two edited?")
      }
    }
    if let node = object["key"] {
      guard case .bool(let isKey) = node.value else {
        throw source.mismatch(node, "'key' of \(subject)", needs: "true or false")
      }
      swatch.isKey = isKey
    }
    let name = try object["name"].map { node throws(InputError) in
      try source.string(node, "'name' of \(subject)")
    }
    return (name, swatch)
  }

  private func nearbyKey(_ node: JSONNode, _ subject: String) throws(InputError) -> NearbyKey {
    let subject = "'nearestKey' of \(subject)"
    let object = try source.object(node, subject, keys: ["color", "step", "deltaE2000"])
    return NearbyKey(
      color: try source.color(try source.required("color", in: object, subject), subject),
      step: try source.integer(
        try source.required("step", in: object, subject), "'step' of \(subject)", in: 1...1000),
      difference: try source.number(
        try source.required("deltaE2000", in: object, subject), "'deltaE2000' of \(subject)",
        in: 0...200))
  }
}
