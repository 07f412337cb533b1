import Palette

/// Reads colour resources of Android: `values/colors.xml`, with those of `values-night` for dark.
///
/// Read are one file with its namesake in `values-night` beside it, or every file of the folder
/// `values`. A name that ends with `_high_contrast` is the increased variant of the one without,
/// since Android has no qualifier for contrast. A comment right before a colour, or after it on its
/// line, is what is said about it.
enum AndroidColorsReader {
  static func read(_ input: InputFile) throws(InputError) -> FoundColors {
    let places = try AndroidResourcePlaces(input)
    var day = AndroidColorTable()
    for path in places.day { try day.add(path, of: input) }
    var night = AndroidColorTable()
    for path in places.night { try night.add(path, of: input) }
    guard !day.isEmpty || !night.isEmpty else {
      throw InputError(file: input.name, message: "it defines no colours: no <color> is in it")
    }
    var found = FoundColors()
    for folder in places.unread {
      found.notes.append(
        InputNote("the folder \(input.name(of: folder).quoted) may have colours but is not read"))
    }
    let base: Appearance = places.isNight ? .dark : .light
    var light = AndroidColorResolver(tables: [day])
    var dark = AndroidColorResolver(tables: [night, day])
    let changed = night.reached(through: day)
    for name in day.names + night.names.filter({ day[$0] == nil }) {
      let (path, contrast) = target(name, day)
      for (appearance, isDark) in [(base, false), (.dark, true)] {
        guard isDark ? changed.contains(name) : day[name] != nil else { continue }
        let color = isDark ? try dark.color(name) : try light.color(name)
        guard let definition = (isDark ? night[name] : nil) ?? day[name] else { continue }
        guard let color else {
          found.notes.append(
            InputNote(
              "\(name.quoted) is \(definition.value.quoted), which this file does not define: it "
                + "is left out", at: definition.position))
          continue
        }
        var entry = FoundColor(
          path: [path], variant: AppearanceVariant(appearance, contrast), color: color,
          isAlias: definition.reference != nil, position: definition.position)
        // Said once, it holds wherever nothing else is said.
        entry.remarks = definition.remarks ?? day[path]?.remarks ?? Remarks()
        found.colors.append(entry)
      }
    }
    for table in [day, night] {
      guard let lost = table.lostComments else { continue }
      found.notes.append(.lostComments(lost.count, at: lost.first))
    }
    return found
  }

  /// `values`, or with qualifiers as in `values-night`.
  static func isValuesFolder(_ name: some StringProtocol) -> Bool {
    name == "values" || name.hasPrefix("values-")
  }

  private static func target(
    _ name: String, _ day: AndroidColorTable
  ) -> (path: String, contrast: ContrastSetting) {
    for suffix in ["_high_contrast", "_highContrast", "HighContrast"]
    where name.hasSuffix(suffix) {
      let standard = String(name.dropLast(suffix.count))
      if day[standard] != nil { return (standard, .increased) }
    }
    return (name, .standard)
  }
}
