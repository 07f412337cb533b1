import LittleCMS
public import Palette

/// Results: palettes as JSON that machines read, with every value and what they promise.
public enum ResultJSON {
  /// The version of the form; a reader refuses any other.
  static let formatVersion = 1

  /// Writes a palette, one step a line; the same palette gives the same bytes everywhere.
  ///
  /// Lightness and chroma of OKLCh have five decimals and hue two, which bring every 8-bit colour
  /// back. A grey has no hue; it is written as 0.
  public static func write(_ palette: ColorPalette) -> String {
    var members: [(key: String, value: JSONText)] = [
      ("name", .string(palette.name)),
      ("formatVersion", .integer(formatVersion)),
      ("space", .string(palette.space.rawValue)),
      ("gamut", .string(palette.gamut.name)),
      ("rules", .array(palette.rules.map(rule))),
    ]
    if palette.scope != .palette { members.append(("scope", .string(palette.scope.rawValue))) }
    if palette.increasedContrast != .surfaceContent {
      let promise = palette.increasedContrast
      members.append(
        ("increasedContrast", promise.map { .string($0.rawValue) } ?? .null))
    }
    members.append(
      ("ramps", .object(palette.ramps.map { ($0.name, ramp($0, in: palette)) })))
    members.append(("roles", .object(palette.roles.map { ($0.name, role($0)) })))
    return JSONText.object(members).document
  }

  /// Reads a palette that `write` wrote.
  /// - Throws: `InputError` with line and column.
  public static func read(_ bytes: [UInt8], file: String) throws(InputError) -> ColorPalette {
    let (root, source) = try JSONParser.parse(bytes, file: file)
    let object = try source.object(root, "a result")
    _ = try source.required("formatVersion", in: object, "a result")
    return try ColorPaletteReader(source: source).palette(root)
  }

  private static func rule(_ rule: PairingRule) -> JSONText {
    .object(
      [("distance", .integer(rule.distance)), ("ratio", .number(exactly: rule.ratio))],
      .line)
  }

  private static func ramp(_ ramp: Ramp, in palette: ColorPalette) -> JSONText {
    var members: [(key: String, value: JSONText)] = []
    for variant in ramp.swatches.variants {
      let swatches = ramp.swatches[variant] ?? []
      let steps = swatches.enumerated().map { index, swatch in
        let number = index + 1
        let name = index < ramp.stepNames.count ? ramp.stepNames[index] : String(number)
        return step(swatch, number, name: name, space: palette.space)
      }
      members.append((variant.rawValue, .array(steps)))
    }
    if let key = ramp.nearbyKey {
      let difference = JSONText.literal(key.difference.cutShort(decimals: 2))
      members.append(
        (
          "nearestKey",
          .object(
            [
              ("color", .string(key.color.hex)), ("step", .integer(key.step)),
              ("deltaE2000", difference),
            ], .line)
        ))
    }
    return .object(members)
  }

  private static func step(
    _ swatch: Swatch, _ number: Int, name: String, space: PerceptualSpace
  ) -> JSONText {
    var members: [(key: String, value: JSONText)] = [("step", .integer(number))]
    // Only palettes of others name their steps otherwise.
    if name != String(number) { members.append(("name", .string(name))) }
    members.append(("color", .string(swatch.color.hex)))
    if let p3 = swatch.p3 { members.append(("p3", components(p3))) }
    if let coordinates = swatch.coordinates {
      members.append((space.rawValue, self.coordinates(coordinates, in: space)))
    }
    members.append(("luminance", .number(swatch.color.luminance, decimals: 6)))
    if swatch.isKey { members.append(("key", .bool(true))) }
    return .object(members, .line)
  }

  private static func coordinates(_ color: LCh, in space: PerceptualSpace) -> JSONText {
    // Lightness of OKLCh goes to 1, of the others to 100.
    let decimals = space == .oklch ? 5 : 3
    let hue = color.hue.isFinite ? color.hue.fixed(decimals: 2) : "0"
    return .array(
      [
        .number(color.lightness, decimals: decimals), .number(color.chroma, decimals: decimals),
        // 359.996 rounds to a full turn, which is 0.
        .literal(hue == "360" ? "0" : hue),
      ], .line)
  }

  private static func components(_ color: DisplayP3Color) -> JSONText {
    let components = [color.components.x, color.components.y, color.components.z]
    return .array(components.map { .number($0, decimals: 4) }, .line)
  }

  private static func role(_ role: ResolvedRole) -> JSONText {
    var members = role.colors.variants.map { variant in
      (key: variant.rawValue, value: JSONText.string(role.colors[variant]?.hex ?? ""))
    }
    if !role.p3.variants.isEmpty {
      let twins = role.p3.variants.map { variant in
        (key: variant.rawValue, value: role.p3[variant].map(components) ?? .null)
      }
      members.append(("p3", .object(twins, .line)))
    }
    return .object(members, .line)
  }
}
