import Palette

extension PaletteFileReader {
  /// The keys a ramp of a palette file may have.
  static let rampKeys = ["description", "key", "keep", "step", "hue", "chroma", "vividness"]

  func ramps(_ node: JSONNode) throws(InputError) -> [RampDefinition] {
    let members = try named(node, "ramps", each: "ramp")
    guard !members.isEmpty else {
      throw source.error(at: node, "'ramps' needs at least one ramp")
    }
    var ramps: [RampDefinition] = []
    for member in members { ramps.append(try ramp(member)) }
    return ramps
  }

  private func ramp(_ member: JSONMember) throws(InputError) -> RampDefinition {
    let subject = "ramp \(member.key.quoted)"
    let object = try source.object(member.node, subject, keys: Self.rampKeys)
    let description = try object["description"].map { node throws(InputError) in
      try source.string(node, "'description'")
    }
    let position = source.position(at: member.keyOffset)
    let colorfulness = try colorfulness(object, subject)
    let hue = try object["hue"].map { node throws(InputError) in
      // A turn beyond either end, so that a curve can pass through 0.
      try curve(node, "'hue' of \(subject)", in: -360...720)
    }
    if let key = try key(object, subject) {
      var ramp = RampDefinition(name: member.key, key: key, position: position)
      (ramp.hue, ramp.colorfulness, ramp.description) = (hue, colorfulness, description)
      return ramp
    }
    guard let colorfulness else {
      throw source.error(
        at: object.offset,
        "\(subject) needs a 'key' colour, or a 'hue' with 'chroma' or 'vividness', or 'chroma': 0")
    }
    var ramp = RampDefinition.neutral(name: member.key, position: position)
    (ramp.hue, ramp.colorfulness) = (hue ?? ramp.hue, colorfulness)
    ramp.description = description
    guard hue != nil || ramp.isNeutral else {
      throw source.error(
        at: object.offset,
        "\(subject) needs a 'hue' in degrees, because it has no 'key' and is not grey")
    }
    return ramp
  }

  private func key(
    _ object: JSONObject, _ subject: String
  ) throws(InputError) -> KeyColor? {
    guard let node = object["key"] else {
      for key in ["keep", "step"] {
        guard let member = object.member(key) else { continue }
        throw source.error(
          at: member.keyOffset,
          "\(key.quoted) of \(subject) says what to do with a key colour, but there is no 'key'")
      }
      return nil
    }
    var key = KeyColor(try source.color(node, "'key' of \(subject)"))
    if let node = object["keep"] { key.keep = try source.word(node, "'keep' of \(subject)") }
    if let node = object["step"] {
      key.step = try source.integer(
        node, "'step' of \(subject)", in: 1...PaletteDefinition.stepCount)
    }
    return key
  }

  private func colorfulness(
    _ object: JSONObject, _ subject: String
  ) throws(InputError) -> RampDefinition.Colorfulness? {
    if object["chroma"] != nil, let second = object.member("vividness") {
      throw source.error(
        at: second.keyOffset,
        "\(subject) has both 'chroma' and 'vividness', which say the same: keep one")
    }
    if let node = object["chroma"] {
      // Far more than any gamut holds in any space: whoever wants the most may ask for too much.
      return .chroma(try curve(node, "'chroma' of \(subject)", in: 0...1000))
    }
    if let node = object["vividness"] {
      return .vividness(try curve(node, "'vividness' of \(subject)", in: 0...1))
    }
    return nil
  }

  /// A number, or points `[[step, value], …]`.
  private func curve(
    _ node: JSONNode, _ subject: String, in range: ClosedRange<Double>
  ) throws(InputError) -> Curve {
    guard let elements = node.elements else {
      guard case .number = node.value else {
        throw source.mismatch(
          node, subject, needs: "a number or points as in [[1, 0.1], [11, 0.2]]")
      }
      return .constant(try source.number(node, subject, in: range))
    }
    var points: [Curve.Point] = []
    for element in elements {
      guard let pair = element.elements, pair.count == 2 else {
        throw source.mismatch(
          element, "a point of \(subject)", needs: "[step, value], as in [6, 0.1]")
      }
      let step = try source.number(
        pair[0], "the step of a point of \(subject)",
        in: 1...Double(PaletteDefinition.stepCount))
      let value = try source.number(pair[1], "a value of \(subject)", in: range)
      if let last = points.last, step <= last.step {
        throw source.error(
          at: pair[0],
          "the points of \(subject) must go by rising step, "
            + "found \(step.fixed(decimals: 3)) after \(last.step.fixed(decimals: 3))")
      }
      points.append(Curve.Point(step: step, value: value))
    }
    guard !points.isEmpty else {
      throw source.error(at: node, "\(subject) needs at least one point: a step and a value")
    }
    return Curve(points: points)
  }
}
