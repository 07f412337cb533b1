import Palette

extension SheetWords {
  static let german = SheetWords(
    language: .german,
    semicolon: "; ",
    title: { "\($0): Farben und Kontrast" },
    skip: "Zu den Farben",
    sections: "Abschnitte",
    view: "Ansicht",
    scheme: "Darstellung",
    contrast: "Kontrast",
    system: "System",
    standard: "Normal",
    increased: "Erhöht",
    footer:
      "Verhältnisse nach WCAG 2, gemessen an den Werten, die ausgeliefert werden; abgeschnitten, nie aufgerundet.",
    holds: { "Das Versprechen wird gehalten: \($0) Paare haben ihren Kontrast." },
    fails: { "Das Versprechen ist gebrochen: \($1) Fehler." },
    nothingPromised: "Es gibt nichts zu beweisen.",
    raised:
      "Mit erhöhtem Kontrast ist es eine Kontraststufe mehr, zwischen Flächen (Stufe 1 bis 4) und Inhalt (ab 5).",
    contents: { ramps, steps, roles, appearances in
      var parts: [String] = []
      if ramps > 0 {
        parts.append("\(ramps) \(ramps == 1 ? "Farbreihe" : "Farbreihen") zu \(steps) Stufen")
      }
      if roles > 0 { parts.append("\(roles) \(roles == 1 ? "Rolle" : "Rollen")") }
      return parts.joined(separator: ", ") + " · " + appearances.joined(separator: " · ")
    },
    promise: { rules, isOfPalette in
      let list = rules.enumerated().map { index, rule in
        "bei \(rule.distance)\(index == 0 ? " Stufen" : "") Abstand \(rule.ratio):1"
      }
      return "Je zwei Farben\(isOfPalette ? "" : " einer Farbreihe") müssen "
        + list.joined(separator: ", ") + " erreichen."
    },
    ramps: "Farbreihen",
    rampsLead:
      "Eine Farbe wählen zeigt, womit sie sich verwenden lässt. Pfeiltasten bewegen, Eingabe wählt, Escape beendet.",
    ratiosOn: { "Die Zahl auf einem Feld ist sein Kontrast zur Seite, \($0)." },
    roles: "Rollen",
    keyMark: "Kern",
    under: { "unter \($0)" },
    from: { "ab \($0)" },
    shortLevels: ["unter 3", "Grafik", "Text", "AAA"],
    pairs: "Paare",
    pairsLead:
      "Der Kontrast einer Stufe auf einer anderen, als Verhältnis zu 1. Ab 3:1 ist ein Feld getönt, ab 4,5:1 stärker, ab 7:1 am stärksten; was ein Versprechen verfehlt, ist durchgestrichen.",
    anyTwo: "Zwei beliebige Farbreihen",
    rowsRamp: "Zeilen",
    columnsRamp: "Spalten",
    leastOfAny: "Der schlechteste Fall zweier beliebiger Farbreihen",
    eachRamp: "Jede Farbreihe mit sich selbst",
    matrixOf: { "\($0) mit sich selbst" },
    needs: { "verfehlt, \($0) ist versprochen" },
    curves: "Kurven",
    curvesLead: {
      "Helligkeit, Buntheit (wie farbig) und Farbton in \($0), Stufe für Stufe, alle Farbreihen im selben Maßstab."
    },
    lightness: "Helligkeit",
    chroma: "Buntheit",
    hue: "Farbton",
    noHue: "kein Farbton",
    curveTable: "Die Werte als Tabelle",
    bands: "Bänder",
    bandsLead:
      "Wie hell jede Stufe ist, im Maßstab des Kontrasts zu Weiß. Eine Marke ist eine Farbreihe. Der Kasten ist der Spielraum, in dem eine Stufe jedes Versprechen hält, solange die anderen bleiben, wie sie sind; eine Marke außerhalb gehört zu einem Paar, das es verfehlt, und ohne Kasten gibt es keinen solchen Spielraum.",
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
      "Die Datenreihen, wie verschiedene Augen sie sehen (simuliert), und in Graustufen. Ab einem Unterschied (CIEDE2000) von 6 sind zwei Farben zu unterscheiden; 0 ist dieselbe Farbe.",
    visions: Visions(
      normal: "Normales Sehen", protan: "Protan (ohne Rotzapfen)",
      deutan: "Deutan (ohne Grünzapfen)", tritan: "Tritan (ohne Blauzapfen)",
      grayscale: "Graustufen"),
    closest: { one, other, difference, isTold in
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
