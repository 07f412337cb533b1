import Palette

/// A name of a file with its colours in every appearance.
struct NamedEntry {
  /// Its place among all, in the order of the file.
  let index: Int
  let path: [String]
  var colors = PerAppearance<FoundColor>()

  /// The entries of a file, and those whose name was given a colour before.
  static func collect(_ colors: [FoundColor]) -> (entries: [NamedEntry], repeated: [NamedEntry]) {
    var entries: [NamedEntry] = []
    var repeated: [NamedEntry] = []
    var indices: [[String]: Int] = [:]
    for color in colors {
      let isNamed = color.path.contains { !$0.isEmpty }
      if isNamed, let index = indices[color.path] {
        if entries[index].colors[color.variant] == nil {
          entries[index].colors[color.variant] = color
        } else {
          var again = NamedEntry(index: -1 - repeated.count, path: color.path)
          again.colors[color.variant] = color
          repeated.append(again)
        }
        continue
      }
      indices[color.path] = entries.count
      var entry = NamedEntry(index: entries.count, path: color.path)
      entry.colors[color.variant] = color
      entries.append(entry)
    }
    return (entries, repeated)
  }

  /// Its colours, in the order of the appearances.
  var allColors: [HexColor] {
    colors.variants.compactMap { colors[$0]?.color }
  }

  var isAlias: Bool {
    colors.variants.allSatisfy { colors[$0]?.isAlias == true }
  }

  var isTranslucent: Bool {
    allColors.contains { $0.alpha < 255 }
  }

  /// Something is said about it in some appearance.
  var hasRemarks: Bool {
    colors.variants.contains { colors[$0]?.remarks.isEmpty == false }
  }

  /// Where its first appearance stands.
  var position: SourcePosition? {
    colors.variants.lazy.compactMap { colors[$0]?.position }.first
  }

  /// Its name as a reader of the file would say it; of a colour without a name, the colour.
  var name: String {
    let name = path.filter { !$0.isEmpty }.joined(separator: ".")
    // Only custom properties begin with hyphens that are no part of the name.
    let plain = path.count == 1 ? name.drop { $0 == "-" } : name[...]
    return plain.isEmpty ? allColors.first?.hex ?? "" : String(plain)
  }

  /// The entry as a colour that belongs to no ramp.
  var role: ResolvedRole {
    var role = ResolvedRole(name: name, colors: .init(), position: position)
    for variant in colors.variants {
      role.colors[variant] = colors[variant]?.color
      role.p3[variant] = colors[variant]?.p3
      if hasRemarks { role.remarks[variant] = colors[variant]?.remarks }
    }
    return role
  }
}
