import LittleCMS
import Palette

/// One appearance of a palette as a sheet shows it.
struct SheetView {
  /// A ramp and its steps.
  struct Row {
    let name: String
    let colors: [SheetColor]
    /// The key colour that the ramp comes near to and that is no step, and that step.
    var nearbyKey: (color: SheetColor, step: Int)?
  }

  /// The appearance.
  let variant: AppearanceVariant
  /// What all colours lie on.
  let page: SRGB8
  /// The ramps that have it.
  let ramps: [Row]
  /// The roles that have it.
  let roles: [SheetColor]

  /// - Parameters:
  ///   - palette: One that has coordinates.
  ///   - keyMark: What a key colour beside a ramp is headed by.
  init(_ palette: ColorPalette, _ variant: AppearanceVariant, keyMark: String) {
    self.variant = variant
    let page = palette.page(in: variant)
    self.page = page
    var index = 0
    var ramps: [Row] = []
    for ramp in palette.ramps {
      var colors: [SheetColor] = []
      for (step, label) in ramp.stepNames.enumerated() {
        let hasColor = ramp.swatches.variants.contains {
          ramp.swatches[$0]?.indices.contains(step) ?? false
        }
        guard hasColor else { continue }
        defer { index += 1 }
        guard let swatches = ramp.swatches[variant], swatches.indices.contains(step) else {
          continue
        }
        let swatch = swatches[step]
        colors.append(
          SheetColor(
            index: index, name: "\(ramp.name) \(label)", label: label,
            value: HexColor(swatch.color), p3: swatch.p3, on: page,
            coordinates: swatch.coordinates, isKey: swatch.isKey))
      }
      if !colors.isEmpty { ramps.append(Row(name: ramp.name, colors: colors)) }
    }
    var roles: [SheetColor] = []
    for role in palette.roles where !role.colors.variants.isEmpty {
      defer { index += 1 }
      guard let color = role.colors[variant] else { continue }
      roles.append(
        SheetColor(
          index: index, name: role.name, label: role.name, value: color, p3: role.p3[variant],
          on: page))
    }
    self.roles = roles
    // After all that has a name in code.
    for ramp in palette.ramps {
      guard let key = ramp.nearbyKey else { continue }
      defer { index += 1 }
      guard let row = ramps.firstIndex(where: { $0.name == ramp.name }) else { continue }
      let color = SheetColor(
        index: index, name: "\(ramp.name) \(keyMark)", label: keyMark,
        value: HexColor(key.color), p3: nil, on: page)
      ramps[row].nearbyKey = (color, key.step)
    }
    self.ramps = ramps
  }

  /// Every colour, ramp by ramp, then the roles.
  var colors: [SheetColor] { ramps.flatMap(\.colors) + roles }

  /// What the steps of all ramps are called, by position: their names where all ramps agree, and
  /// numbers where one name would stand for different positions.
  var stepLabels: [String] {
    let longest = ramps.max { $0.colors.count < $1.colors.count }?.colors.map(\.label) ?? []
    let agree = ramps.allSatisfy { longest.starts(with: $0.colors.map(\.label)) }
    return agree ? longest : longest.indices.map { String($0 + 1) }
  }

  /// The greatest number of steps of a ramp.
  var stepCount: Int { ramps.map(\.colors.count).max() ?? 0 }
}
