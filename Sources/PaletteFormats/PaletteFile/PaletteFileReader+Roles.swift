import Palette

extension PaletteFileReader {
  func roles(
    _ node: JSONNode, ramps: [RampDefinition]
  ) throws(InputError) -> [RoleDefinition] {
    let rampNames = KnownNames(ramps.map(\.name))
    var roles: [RoleDefinition] = []
    for member in try named(node, "roles", each: "role") {
      roles.append(try role(member, rampNames: rampNames))
    }
    return roles
  }

  private func role(
    _ member: JSONMember, rampNames: KnownNames
  ) throws(InputError) -> RoleDefinition {
    let subject = "role \(member.key.quoted)"
    var (alpha, increasedAlpha): (Double, Double?) = (1, nil)
    var colorNode = member.node
    if member.node.text == nil {
      guard member.node.members != nil else {
        throw source.mismatch(
          member.node, subject,
          needs: "a step as in \"grey.10\", or { \"color\": \"grey.6\", \"alpha\": 0.37 }")
      }
      let object = try source.object(
        member.node, subject, keys: ["color", "alpha", "increasedAlpha"])
      colorNode = try source.required("color", in: object, subject)
      if let node = object["alpha"] {
        alpha = try source.number(node, "'alpha' of \(subject)", in: 0...1)
      }
      increasedAlpha = try object["increasedAlpha"].map { node throws(InputError) in
        try source.number(node, "'increasedAlpha' of \(subject)", in: 0...1)
      }
    }
    let (ramp, step) = try reference(colorNode, subject, rampNames: rampNames)
    return RoleDefinition(
      name: member.key, ramp: ramp, step: step, alpha: alpha, increasedAlpha: increasedAlpha,
      position: source.position(at: member.keyOffset))
  }

  /// `grey.10`: a ramp and a step, after its last point.
  private func reference(
    _ node: JSONNode, _ subject: String, rampNames: KnownNames
  ) throws(InputError) -> (ramp: String, step: Int) {
    let text = try source.string(node, "the colour of \(subject)")
    guard let point = text.lastIndex(of: ".") else {
      throw source.error(
        at: node,
        "the colour of \(subject) must be a ramp and a step as in 'grey.10', found \(text.quoted)")
    }
    let name = String(text[..<point])
    guard rampNames.contains(name) else {
      let hint = rampNames.hint(for: name)
      throw source.error(
        at: node, "\(subject) takes its colour from the unknown ramp \(name.quoted)\(hint)")
    }
    let digits = String(text[text.index(after: point)...])
    let steps = (1...PaletteDefinition.stepCount).map(String.init)
    guard let step = steps.firstIndex(of: digits) else {
      throw source.error(
        at: node,
        "\(subject) takes step \(digits.quoted) of ramp \(name.quoted), "
          + "which has the steps 1 to \(steps.count)")
    }
    return (name, step + 1)
  }
}
