import Palette

extension PaletteFileReader {
  func textStyles(_ node: JSONNode) throws(InputError) -> [TextStyle] {
    var styles: [TextStyle] = []
    for member in try named(node, "textStyles", each: "text style") {
      let subject = "text style \(member.key.quoted)"
      let object = try source.object(member.node, subject, keys: ["size", "weight", "dynamic"])
      let size = try pixels(
        try source.required("size", in: object, subject), "'size' of \(subject)")
      let weight = try object["weight"].map { node throws(InputError) in
        try source.number(node, "'weight' of \(subject)", in: 1...1000)
      }
      styles.append(
        TextStyle(
          name: member.key, size: size, weight: weight ?? 400,
          dynamicRange: try dynamicRange(object["dynamic"], subject)))
    }
    return styles
  }

  private func dynamicRange(
    _ node: JSONNode?, _ subject: String
  ) throws(InputError) -> ClosedRange<Double>? {
    guard let node else { return nil }
    let subject = "'dynamic' of \(subject)"
    let object = try source.object(node, subject, keys: ["min", "max"])
    let least = try pixels(try source.required("min", in: object, subject), "'min' in \(subject)")
    let greatestNode = try source.required("max", in: object, subject)
    let greatest = try pixels(greatestNode, "'max' in \(subject)")
    guard least <= greatest else {
      throw source.error(
        at: greatestNode,
        "'max' in \(subject) must be at least its 'min' of \(least.fixed(decimals: 3)), "
          + "found \(greatest.fixed(decimals: 3))")
    }
    return least...greatest
  }

  private func pixels(_ node: JSONNode, _ subject: String) throws(InputError) -> Double {
    guard case .number(let size, _) = node.value, size > 0, size <= 10_000 else {
      throw source.mismatch(node, subject, needs: "a size in px, over 0 and at most 10000")
    }
    return size
  }

  func checks(
    _ node: JSONNode, of definition: PaletteDefinition
  ) throws(InputError) -> [CheckDefinition] {
    let roleNames = KnownNames(definition.roles.map(\.name))
    let styleNames = KnownNames(definition.textStyles.map(\.name))
    var checks: [CheckDefinition] = []
    for element in try source.array(node, "'checks'") {
      let object = try source.object(
        element, "a check", keys: ["text", "graphic", "on", "style", "level"])
      let backgrounds = try stacks(try source.required("on", in: object, "a check"), roleNames)
      let subject = try subject(object, styleNames)
      let key = subject == .graphic ? "graphic" : "text"
      let foregrounds = try roleList(
        try source.required(key, in: object, "a check"), key.quoted, roleNames)
      checks.append(
        CheckDefinition(
          subject, foregrounds: foregrounds, backgrounds: backgrounds,
          position: source.position(at: element.offset)))
    }
    return checks
  }

  private func subject(
    _ object: JSONObject, _ styleNames: KnownNames
  ) throws(InputError) -> CheckDefinition.Subject {
    guard (object["text"] == nil) != (object["graphic"] == nil) else {
      throw source.error(
        at: object.offset, "a check needs either 'text' or 'graphic', the roles that are seen")
    }
    guard object["text"] != nil else {
      for key in ["style", "level"] {
        guard let member = object.member(key) else { continue }
        throw source.error(
          at: member.keyOffset, "\(key.quoted) goes with 'text': graphics always need 3:1")
      }
      return .graphic
    }
    let level: ConformanceLevel? = try object["level"].map { node throws(InputError) in
      try source.word(node, "'level' of a check")
    }
    let style = try object["style"].map { node throws(InputError) in
      try name(node, "'style' of a check", of: "text style", among: styleNames)
    }
    return .text(style: style, level: level ?? .aa)
  }

  func roleList(
    _ node: JSONNode, _ key: String, _ roleNames: KnownNames
  ) throws(InputError) -> [String] {
    let subject = "\(key) of a check"
    var names: [String] = []
    var known: Set<String> = []
    for element in try nonEmpty(node, subject) {
      let name = try name(element, subject, of: "role", among: roleNames)
      guard known.insert(name).inserted else {
        throw source.error(at: element, "\(subject) names the role \(name.quoted) twice")
      }
      names.append(name)
    }
    return names
  }

  /// A name that must be one of those the file defines.
  func name(
    _ node: JSONNode, _ subject: String, of what: String, among names: KnownNames
  ) throws(InputError) -> String {
    let text = try source.string(node, subject)
    guard names.contains(text) else {
      let hint = names.hint(for: text)
      throw source.error(at: node, "\(subject) names the unknown \(what) \(text.quoted)\(hint)")
    }
    return text
  }

  func series(_ node: JSONNode) throws(InputError) -> [SeriesDefinition] {
    var series: [SeriesDefinition] = []
    for member in try named(node, "series", each: "series") {
      let subject = "series \(member.key.quoted)"
      let elements = try source.array(member.node, subject)
      guard !elements.isEmpty else {
        throw source.error(at: member.node, "\(subject) needs at least one colour")
      }
      var colors: [SRGB8] = []
      for element in elements {
        colors.append(try source.color(element, "a colour of \(subject)"))
      }
      series.append(
        SeriesDefinition(
          name: member.key, colors: colors, position: source.position(at: member.keyOffset)))
    }
    return series
  }
}
