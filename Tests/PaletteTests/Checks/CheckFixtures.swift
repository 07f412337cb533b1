import Palette
import Testing

/// A palette of roles alone, written as hex texts.
struct RolePalette {
  /// Colours by role, in order: one text for every appearance, or two for standard and increased.
  var roles: [(name: String, colors: [String])]
  var checks: [CheckDefinition]
  var styles: [TextStyle] = []
  var variants: [AppearanceVariant] = [.light]

  func palette() throws -> ColorPalette {
    var palette = ColorPalette(name: "test", ramps: [])
    for (name, texts) in roles {
      var role = ResolvedRole(name: name, colors: .init())
      for variant in variants {
        let text = variant.contrast == .increased ? texts[texts.count - 1] : texts[0]
        role.colors[variant] = try HexColor(text)
      }
      palette.roles.append(role)
    }
    palette.checks = checks
    palette.textStyles = styles
    return palette
  }

  func verify() throws -> Verification {
    Verifier.verify(try palette())
  }
}

extension CheckDefinition {
  static func text(
    _ foregrounds: [String], on backgrounds: [RoleStack], style: String? = nil,
    level: ConformanceLevel = .aa
  ) -> CheckDefinition {
    CheckDefinition(
      .text(style: style, level: level), foregrounds: foregrounds, backgrounds: backgrounds)
  }

  static func graphic(_ foregrounds: [String], on backgrounds: [RoleStack]) -> CheckDefinition {
    CheckDefinition(.graphic, foregrounds: foregrounds, backgrounds: backgrounds)
  }
}
