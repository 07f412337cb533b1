import LittleCMS
import Palette

/// Turns JSON that holds colours, a result or plain ramps, into a palette.
struct ColorPaletteReader {
  let source: JSONSource

  private static let keys = [
    "$schema", "name", "description", "source", "formatVersion", "space", "gamut", "rules",
    "scope", "increasedContrast", "ramps", "roles",
  ]

  /// A result, or ramps under `"ramps"`.
  func palette(_ root: JSONNode) throws(InputError) -> ColorPalette {
    let file = try source.object(root, "a palette of colours", keys: Self.keys)
    for key in ["$schema", "description", "source"] {
      if let node = file[key] { _ = try source.string(node, key.quoted) }
    }
    let isResult = file["formatVersion"] != nil
    if let node = file["formatVersion"] {
      guard case .number(let version, _) = node.value,
        version == Double(ResultJSON.formatVersion)
      else {
        throw source.mismatch(
          node, "'formatVersion'", needs: "\(ResultJSON.formatVersion), the one form that is read")
      }
    }
    var palette = ColorPalette(
      name: try name(file, isRequired: isResult),
      increasedContrast: isResult ? .surfaceContent : nil, ramps: [])
    palette.remarks.palette.description = file["description"]?.text
    if let node = file["space"] { palette.space = try source.word(node, "'space'") }
    if let node = file["gamut"] { palette.gamut = try source.gamut(node) }
    if let node = file["rules"] { palette.rules = try source.rules(node) }
    if let node = file["scope"] { palette.scope = try source.word(node, "'scope'") }
    if let node = file["increasedContrast"] {
      palette.increasedContrast = try promise(node)
    }
    let ramps = try source.object(
      try source.required("ramps", in: file, "a palette of colours"), "'ramps'")
    palette.ramps = try self.ramps(ramps.members, at: ramps.offset, space: palette.space)
    if let node = file["roles"] { palette.roles = try roles(node) }
    return palette
  }

  /// Ramps that are the members of the file itself.
  func bareRamps(_ file: JSONObject) throws(InputError) -> ColorPalette {
    let members = file.members.filter { member in
      let isNote = ["name", "description", "source"].contains(member.key)
      return !Self.isMetadata(member.key) && !(isNote && member.node.text != nil)
    }
    var palette = ColorPalette(
      name: try name(file, isRequired: false),
      ramps: try ramps(members, at: file.offset, space: .oklch))
    palette.remarks.palette.description = file["description"]?.text
    return palette
  }

  /// Keys by which other tools keep notes beside the colours.
  static func isMetadata(_ key: String) -> Bool {
    key.hasPrefix("_") || key.hasPrefix("$")
  }

  private func name(_ file: JSONObject, isRequired: Bool) throws(InputError) -> String {
    if isRequired {
      return try source.paletteName(try source.required("name", in: file, "a result"))
    }
    if let text = file["name"]?.text, !NameWords(text).isEmpty { return text }
    return PaletteName.of(source.file)
  }

  private func promise(_ node: JSONNode) throws(InputError) -> IncreasedContrastPromise? {
    if case .null = node.value { return nil }
    return try source.word(node, "'increasedContrast'", IncreasedContrastPromise.self)
  }

  private func ramps(
    _ members: [JSONMember], at offset: Int, space: PerceptualSpace
  ) throws(InputError) -> [Ramp] {
    guard !members.isEmpty else {
      throw source.error(at: offset, "a palette of colours needs at least one ramp")
    }
    let reader = RampReader(source: source, space: space)
    var ramps: [Ramp] = []
    for member in members { ramps.append(try reader.ramp(member)) }
    return ramps
  }

  private func roles(_ node: JSONNode) throws(InputError) -> [ResolvedRole] {
    var roles: [ResolvedRole] = []
    for member in try source.object(node, "'roles'").members {
      let subject = "role \(member.key.quoted)"
      let keys = AppearanceVariant.allCases.map(\.rawValue)
      let object = try source.object(member.node, subject, keys: keys + ["p3"])
      let twins = try object["p3"].map { node throws(InputError) in
        try source.object(node, "'p3' of \(subject)", keys: keys)
      }
      var role = ResolvedRole(name: member.key, colors: .init())
      for variant in AppearanceVariant.allCases {
        if let node = object[variant.rawValue] {
          role.colors[variant] = try source.translucentColor(node, subject)
        }
        if let node = twins?[variant.rawValue] {
          role.p3[variant] = try source.displayP3Color(node, "'p3' of \(subject)")
        }
      }
      roles.append(role)
    }
    return roles
  }
}

extension JSONSource {
  /// Three Display P3 components.
  func displayP3Color(
    _ node: JSONNode, _ subject: @autoclosure () -> String
  ) throws(InputError) -> DisplayP3Color {
    let components = try numbers(node, subject(), in: 0...1)
    return DisplayP3Color(rounding: SIMD3(components))
  }

  /// Three numbers within `range`.
  func numbers(
    _ node: JSONNode, _ subject: @autoclosure () -> String, in range: ClosedRange<Double>
  ) throws(InputError) -> [Double] {
    let elements = try array(node, subject())
    guard elements.count == 3 else {
      throw error(at: node, "\(subject()) must have three numbers, found \(elements.count)")
    }
    var numbers: [Double] = []
    for element in elements { numbers.append(try number(element, subject(), in: range)) }
    return numbers
  }
}
