import Palette

extension SheetWords {
  static let english = SheetWords(
    language: .english,
    semicolon: "; ",
    title: { "\($0): colours and contrast" },
    skip: "Skip to the colours",
    sections: "Sections",
    view: "View",
    scheme: "Appearance",
    contrast: "Contrast",
    system: "System",
    standard: "Standard",
    increased: "Increased",
    footer:
      "Ratios are those of WCAG 2, measured on the values that ship, and cut, never rounded up.",
    holds: { "The promise holds: \($0) pairs keep their ratio." },
    fails: { "The promise is broken: \($1) \($0 == 1 ? "error" : "errors")." },
    nothingPromised: "There is nothing to prove.",
    raised:
      "With increased contrast that is one level more, between surfaces (steps 1 to 4) and content (from 5 on).",
    contents: { ramps, steps, roles, appearances in
      var parts: [String] = []
      if ramps > 0 { parts.append("\(ramps) \(ramps == 1 ? "ramp" : "ramps") of \(steps) steps") }
      if roles > 0 { parts.append("\(roles) \(roles == 1 ? "role" : "roles")") }
      return parts.joined(separator: ", ") + " · " + appearances.joined(separator: " · ")
    },
    promise: { rules, isOfPalette in
      let list = rules.enumerated().map { index, rule in
        index == 0
          ? "\(rule.distance) steps apart must reach \(rule.ratio):1"
          : "\(rule.distance) apart \(rule.ratio):1"
      }
      return "Any two colours\(isOfPalette ? "" : " of one ramp") "
        + list.joined(separator: ", ") + "."
    },
    ramps: "Ramps",
    rampsLead:
      "Choose a colour to see what it can be used with. Arrow keys move, Enter chooses, Escape ends.",
    ratiosOn: { "The number on a swatch is its contrast with the page, \($0)." },
    roles: "Roles",
    keyMark: "key",
    under: { "under \($0)" },
    from: { "from \($0)" },
    shortLevels: ["under 3", "graphics", "text", "AAA"],
    pairs: "Pairs",
    pairsLead:
      "The contrast of one step on another, ratio to 1. From 3:1 a cell is shaded, from 4.5:1 more, from 7:1 most; what misses a promise is crossed out.",
    anyTwo: "Any two ramps",
    rowsRamp: "Rows",
    columnsRamp: "Columns",
    leastOfAny: "The worst case of any two ramps",
    eachRamp: "Each ramp with itself",
    matrixOf: { "\($0) with itself" },
    needs: { "fails, \($0) is promised" },
    curves: "Curves",
    curvesLead: {
      "Lightness, chroma (how colourful) and hue in \($0), step by step, every ramp on the same scale."
    },
    lightness: "Lightness",
    chroma: "Chroma",
    hue: "Hue",
    noHue: "no hue",
    curveTable: "The values as a table",
    bands: "Bands",
    bandsLead:
      "How light each step is, on the scale of contrast with white. A mark is a ramp. A box is the room a step has so that every promise is kept with the other steps as they are; a mark outside its box belongs to a pair that fails, and where there is no box no place would keep them all.",
    bandsAlternativeOf: { "Luminance of every step inside its band, \($0)" },
    bandOf: { step, least, most, allowed in
      let may =
        allowed.map { "may have \($0.0) to \($0.1)" } ?? "has no band that keeps every promise"
      return "Step \(step) has \(least) to \(most) on white, and \(may)."
    },
    sideBySide: "More contrast",
    sideBySideLead:
      "Each step as it is, and below as it becomes for readers who ask their system for more contrast, with the ratio on the page.",
    staysOf: { "\($0) stays, \($1)" },
    becomesOf: { "\($0) goes from \($1) to \($2) to 1 on the page" },
    inUse: "In use",
    inUseLead: "The roles as a small interface; where there is no role, a step stands in.",
    inUseTable: "What lies on what",
    on: { "\($0) on \($1)" },
    parts: Parts(
      text: "Text:", secondary: "Secondary text:", link: "Link:", button: "Button:",
      buttonText: "Button label:", border: "Field border:", focus: "Focus ring:"),
    mockTitle: "Tide table",
    mockText: "High water at 14:20, a quarter earlier than yesterday.",
    mockLink: "All stations",
    mockSecondary: "Updated four minutes ago",
    mockField: "Station",
    mockButton: "Save",
    mockFocused: "Share",
    mockChart: "Water level by day, in centimetres",
    charts: "Charts",
    chartsLead:
      "The series as different eyes see it, simulated, and in greyscale. Two colours can be told apart from a difference (CIEDE2000) of 6 on; 0 is the same colour.",
    visions: Visions(
      normal: "Normal vision", protan: "Protan (no red cones)",
      deutan: "Deutan (no green cones)", tritan: "Tritan (no blue cones)",
      grayscale: "Greyscale"),
    closest: { one, other, difference, isTold in
      "Closest: \(one) and \(other), \(difference)" + (isTold ? "" : "; they look alike")
    },
    findings: "Findings",
    nothingFound: "Nothing was found.",
    moreFindings: { "And \($0) more: palette verify lists them." },
    instead: "Instead:",
    severities: Severities(error: "Error", warning: "Warning", note: "Note"),
    changes: .english,
    chosen: "Chosen colour",
    clear: "Clear",
    script: [
      ("copy", "Copy %"), ("copied", "Copied %"),
      ("selected", "Press Ctrl+C or Command+C to copy %"),
      ("partners", "%1 pairs with %2 colours for text and %3 more for graphics"),
      ("pair", "%1 to 1 with %2: %3"), ("self", "chosen"), ("cleared", "Nothing is chosen"),
    ])
}
