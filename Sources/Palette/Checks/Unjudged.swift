/// Why a role of a check cannot be judged in an appearance.
enum Unjudged: Error, Hashable {
  /// No role has the name.
  case unknownRole(String)
  /// The role has no colour in the appearance.
  case noColor(ResolvedRole)
  /// A translucent surface with nothing opaque behind it.
  case noBackdrop(RoleColor)
  /// A stack whose lowest surface is translucent.
  case translucentBottom(RoleColor, of: RoleStack)
  /// A stack that names no surface.
  case emptyStack
}
