/// What `palette help file` prints: a palette file with every key, to read or to start from.
enum PaletteFileHelp {
  static let topic = "file"

  static let text = """
    // A palette file with every key it may have; all but "name" and "ramps" may be left out.
    // JSON, with comments and trailing commas. Save it as NAME.palette.json and change it.
    {
      "$schema": "…",              // for editors; palette does not look at it
      "name": "example",
      "description": "Our brand.", // goes into the files that are written
      "space": "oklch",            // where hue and chroma are meant: oklch, cielch, ciecam02
      "gamut": "srgb",             // or display-p3, or the path of an RGB device's ICC profile
      "rules": [                   // any two colours so many steps apart reach the ratio
        { "distance": 4, "ratio": 3 },
        { "distance": 5, "ratio": 4.5 },
        { "distance": 7, "ratio": 7 },
      ],
      "scope": "palette",          // between all ramps; or "ramp": inside each one only
      "ladder": "soft",            // pale surfaces; or "even", or eleven CIE L* of your own
      "increasedContrast": "surface-content",  // what goes one level up; or "every-pair"
      "ramps": {
        "blue": { "key": "#0070f2" },                        // kept exactly, as one of the steps
        "brand": { "key": "#e20074", "keep": "nearest" },    // come near to, and kept beside
        "plum": { "key": "#8a4d9e", "step": 6, "keep": "nearest" },
        "teal": { "hue": 190, "chroma": 0.11 },              // degrees; chroma of the space
        "amber": { "hue": [[1, 95], [11, 55]], "vividness": 0.9 },  // share of what is possible
        "grey": { "hue": 255, "chroma": 0.012, "description": "Our greys lean to blue." },
        "neutral": { "chroma": 0 },                          // R = G = B at every step
      },
      "roles": {                   // RAMP.STEP, counted from the page, for all four appearances
        "page": "grey.1",          // translucent roles are judged on the role called "page"
        "card": "grey.2",
        "text": "grey.10",
        "link": "blue.7",
        "separator": { "color": "grey.6", "alpha": 0.5, "increasedAlpha": 0.83 },
        "focus-ring": "blue.6",
      },
      "textStyles": {              // px; dynamic sizes follow the reader's text size
        "body": { "size": 17, "weight": 400, "dynamic": { "min": 15, "max": 30 } },
        "title": { "size": 28, "weight": 700 },
      },
      "checks": [                  // what must be legible on what, at the hardest size of the style
        { "text": ["text", "link"], "on": ["page", "card"], "style": "body", "level": "AA" },
        { "text": ["text"], "on": ["page"], "style": "title", "level": "AAA" },
        { "graphic": ["focus-ring"], "on": ["page", ["page", "card"]] },  // stacked, lowest first
      ],
      "series": {                  // colours of a chart, kept apart for every kind of eye
        "chart": ["#0072b2", "#e69f00", "#009e73"],
      },
      "outputs": [                 // what 'palette generate FILE' writes, beside the palette file
        { "format": "css", "path": "web/colors.css", "steps": "50-950" },
        { "format": "swift", "path": "app/Colors.swift" },
      ],
    }

    """
}
