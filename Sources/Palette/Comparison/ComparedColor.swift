/// What people call a colour of a palette.
public struct ColorLabel: Hashable, Sendable {
  /// The ramp, the role or the series; of stacked surfaces, their names from the top.
  public var name: String
  /// The name of the step, or the number of the colour in its series; `nil` for a role.
  public var step: String?

  /// A label from its parts.
  public init(_ name: String, step: String? = nil) {
    (self.name, self.step) = (name, step)
  }

  /// `blue 6`, or the name of the role.
  public var text: String { step.map { "\(name) \($0)" } ?? name }
}

/// A colour as one of two palettes has it.
public struct ComparedColor: Hashable, Sendable {
  /// What the palette calls it.
  public var label: ColorLabel
  /// The value that ships, in sRGB.
  public var color: HexColor
  /// Its Display P3 twin, where it has one.
  public var p3: DisplayP3Color?
  /// The contrast of the sRGB value on the palette's own page; `nil` for a colour of a series, which
  /// belongs to no appearance.
  public var onPage: ContrastRatio?
}

/// A colour that two palettes do not have alike.
public struct MovedColor: Hashable, Sendable {
  /// As it was.
  public var old: ComparedColor
  /// As it is.
  public var new: ComparedColor
  /// CIEDE2000 between the two; where they have Display P3 twins, the greater of both differences.
  ///
  /// A translucent colour counts as it is seen on the new palette's page, by its sRGB value.
  public var difference: Double
}
