import Palette

extension SheetWords {
  static let german = SheetWords(
    language: .german,
    semicolon: "; ",
    title: { "\($0): Farben und Kontrast" },
    skip: "Zu den Farben",
    skipSwatches: "Die Farbfelder überspringen",
    sections: "Abschnitte",
    view: "Ansicht",
    scheme: "Darstellung",
    contrast: "Kontrast",
    system: "System",
    standard: "Normal",
    increased: "Erhöht",
    footer:
      "Verhältnisse nach WCAG 2, gemessen an den Werten, die ausgeliefert werden; abgeschnitten, nie aufgerundet.",
    holds: { "Das Versprechen hält: \($0) Paare haben ihren Kontrast." },
    fails: { "Das Versprechen ist gebrochen: \($1) Fehler." },
    nothingPromised: "Es gibt nichts zu beweisen.",
    contentsOf: { ramps, steps, roles, appearances in
      var parts: [String] = []
      if ramps > 0 {
        parts.append("\(ramps) \(ramps == 1 ? "Farbreihe" : "Farbreihen") zu \(steps) Stufen")
      }
      if roles > 0 { parts.append("\(roles) \(roles == 1 ? "Rolle" : "Rollen")") }
      return parts.joined(separator: ", ") + " · " + appearances.joined(separator: " · ")
    },
    promiseOf: { rules, isOfPalette in
      let list = rules.enumerated().map { index, rule in
        index == 0
          ? "mit \(rule.distance) Stufen Abstand erreichen \(rule.ratio):1"
          : "mit \(rule.distance) \(rule.ratio):1"
      }
      return "Je zwei Farben\(isOfPalette ? "" : " einer Farbreihe") "
        + list.joined(separator: ", ") + "."
    },
    ramps: "Farbreihen",
    rampsLead: "Eine Farbe wählen zeigt, womit sie sich paaren lässt.",
    roles: "Rollen",
    keyMark: "Kern",
    under: { "unter \($0)" },
    from: { "ab \($0)" },
    shortLevels: ["unter 3", "Grafik", "Text", "AAA"],
    pairs: "Paare",
    pairsLead:
      "Der Kontrast einer Stufe auf einer anderen, als Verhältnis zu 1. Ab 3:1 ist ein Feld getönt, ab 4.5:1 stärker, ab 7:1 am stärksten; was ein Versprechen verfehlt, ist durchgestrichen.",
    anyTwo: "Zwei beliebige Farbreihen",
    rowsRamp: "Zeilen",
    columnsRamp: "Spalten",
    leastOfAny: "Das Geringste zweier beliebiger Farbreihen, Stufe für Stufe",
    eachRamp: "Jede Farbreihe mit sich selbst",
    matrixOf: { "\($0) mit sich selbst" },
    needs: { "verfehlt, \($0) ist versprochen" },
    curves: "Kurven",
    curvesLeadOf: { space, chroma in
      "Helligkeit, Buntheit und Farbton in \(space), Stufe für Stufe und alle in einem Maßstab: Buntheit bis \(chroma), Farbton bis 360 Grad."
    },
    lightness: "Helligkeit",
    chroma: "Buntheit",
    hue: "Farbton",
    noHue: "kein Farbton",
    curveTable: "Die Werte als Tabelle",
    bands: "Bänder",
    bandsLead:
      "Die Leuchtdichte im Maßstab des Kontrasts zu Weiß: Gleiche Verhältnisse sind gleich weit voneinander. Im Kasten hält eine Stufe jedes Versprechen gegenüber den anderen, wie sie sind; eine Marke ist eine Farbreihe. Wo kein Kasten ist, genügt kein Ort.",
    bandsAlternativeOf: { "Leuchtdichte jeder Stufe in ihrem Band, \($0)" },
    bandOf: { step, least, most, allowed in
      let may =
        allowed.map { "darf \($0.0) bis \($0.1) haben" }
        ?? "hat kein Band, das jedes Versprechen hält"
      return "Stufe \(step) hat \(least) bis \(most) auf Weiß und \(may)."
    },
    sideBySide: "Mehr Kontrast",
    sideBySideLead:
      "Jede Stufe, wie sie ist, und darunter, wie sie für Menschen wird, die ihr System um mehr Kontrast bitten; mit dem Verhältnis auf der Seite.",
    staysOf: { "\($0) bleibt, \($1)" },
    becomesOf: { "\($0) geht von \($1) auf \($2) zu 1 auf der Seite" },
    inUse: "Im Gebrauch",
    inUseLead: "Die Rollen als kleine Oberfläche; wo eine Rolle fehlt, steht eine Stufe dafür.",
    inUseTable: "Was auf was liegt",
    on: { "\($0) auf \($1)" },
    parts: Parts(
      text: "Text:", secondary: "Nebentext:", link: "Verweis:", button: "Knopf:",
      buttonText: "Beschriftung:", border: "Feldrand:", focus: "Fokusring:"),
    mockTitle: "Gezeitentafel",
    mockText: "Hochwasser um 14:20, eine Viertelstunde früher als gestern.",
    mockLink: "Alle Pegel",
    mockSecondary: "Vor vier Minuten aktualisiert",
    mockField: "Pegel",
    mockButton: "Sichern",
    mockFocused: "Teilen",
    mockChart: "Wasserstand nach Tagen, in Zentimetern",
    charts: "Diagramme",
    chartsLead:
      "Die Datenreihen, wie verschiedene Augen sie sehen (simuliert), und in Graustufen. Ab einem CIEDE2000 von 6 sind zwei Farben zu unterscheiden.",
    visions: Visions(
      normal: "Normales Sehen", protan: "Protan (ohne Rotzapfen)",
      deutan: "Deutan (ohne Grünzapfen)", tritan: "Tritan (ohne Blauzapfen)",
      grayscale: "Graustufen"),
    closestOf: { one, other, difference, isTold in
      "Am nächsten: \(one) und \(other), \(difference)" + (isTold ? "" : "; sie sehen gleich aus")
    },
    findings: "Befunde",
    nothingFound: "Nichts gefunden.",
    moreFindings: { "Und \($0) weitere: palette verify nennt sie." },
    instead: "Stattdessen:",
    severities: Severities(error: "Fehler", warning: "Warnung", note: "Hinweis"),
    changes: .german,
    chosen: "Gewählte Farbe",
    clear: "Aufheben",
    script: [
      ("copy", "% kopieren"), ("copied", "% kopiert"),
      ("selected", "Strg+C oder Befehl+C kopiert %"),
      ("partners", "%1 passt zu %2 Farben für Text und zu %3 weiteren für Grafik"),
      ("pair", "%1 zu 1 mit %2: %3"), ("self", "gewählt"), ("cleared", "Nichts ist gewählt"),
    ])
}
