/// What is said about a palette as a whole.
public struct PaletteRemarks: Hashable, Sendable {
  /// About the palette, in whatever appearance.
  public var palette = Remarks()
  /// About what it is in one appearance, where that has a file of its own.
  public var files = PerAppearance<Remarks>()
  /// About the group around all its colours, where there is one.
  public var colors = PerAppearance<Remarks>()
  /// About groups of roles, by what the names of their roles begin with: `text` of `text.primary`.
  public var roleGroups: [RoleGroupRemarks] = []

  /// Nothing is said.
  public init() {}
}

/// What is said about some roles, whose names begin alike.
public struct RoleGroupRemarks: Hashable, Sendable {
  /// What the names begin with, up to a point between words.
  public var name: String
  /// What is said.
  public var remarks: PerAppearance<Remarks>

  /// Remarks on the roles whose names begin with this.
  public init(name: String, remarks: PerAppearance<Remarks>) {
    (self.name, self.remarks) = (name, remarks)
  }
}
