import Palette
import TestSupport
import Testing

/// Names against what people call the colours.
@Suite struct ColorNameTests {
  static func name(_ hex: String) throws -> String {
    PlainColorName(try SRGB8(hex: hex)).text(in: .english)
  }

  /// The named colours of CSS Color 4 whose name says how they look: every word of one of the
  /// answers must be in ours.
  @Test(
    arguments: [
      ("#ff0000", "red", "vivid red"), ("#dc143c", "crimson", "red"),
      ("#8b0000", "darkred", "dark red|deep red"), ("#800000", "maroon", "dark red|deep red"),
      ("#ff4500", "orangered", "reddish orange"), ("#ff8c00", "darkorange", "orange"),
      ("#ffa500", "orange", "vivid orange"), ("#ff7f50", "coral", "reddish orange|pink"),
      ("#d2691e", "chocolate", "brown"), ("#8b4513", "saddlebrown", "brown"),
      ("#a0522d", "sienna", "reddish brown"), ("#d2b48c", "tan", "light brown"),
      ("#cd853f", "peru", "brown"), ("#deb887", "burlywood", "light brown"),
      ("#ffd700", "gold", "yellow"), ("#ffff00", "yellow", "vivid yellow"),
      ("#f0e68c", "khaki", "light yellow|pale yellow"),
      ("#bdb76b", "darkkhaki", "olive|dark yellow"), ("#808000", "olive", "olive"),
      ("#ffffe0", "lightyellow", "pale yellow"), ("#fffff0", "ivory", "yellowish white"),
      ("#faf0e6", "linen", "yellowish white"), ("#f5f5dc", "beige", "pale yellow|yellowish white"),
      ("#6b8e23", "olivedrab", "olive green"), ("#556b2f", "darkolivegreen", "olive green"),
      ("#9acd32", "yellowgreen", "yellow green"), ("#7fff00", "chartreuse", "yellow green"),
      ("#00ff00", "lime", "vivid green"), ("#008000", "green", "green"),
      ("#006400", "darkgreen", "dark green|deep green"), ("#228b22", "forestgreen", "green"),
      ("#90ee90", "lightgreen", "light green"),
      ("#f0fff0", "honeydew", "pale green|greenish white"),
      ("#66cdaa", "mediumaquamarine", "bluish green"), ("#008080", "teal", "teal"),
      ("#008b8b", "darkcyan", "teal"), ("#00ffff", "cyan", "vivid cyan"),
      ("#40e0d0", "turquoise", "cyan"), ("#e0ffff", "lightcyan", "pale cyan"),
      ("#f0ffff", "azure", "greenish white|bluish white"), ("#87ceeb", "skyblue", "light blue"),
      ("#add8e6", "lightblue", "light blue"), ("#f0f8ff", "aliceblue", "bluish white"),
      ("#4682b4", "steelblue", "blue"), ("#b0c4de", "lightsteelblue", "light greyish blue"),
      ("#1e90ff", "dodgerblue", "vivid blue"), ("#0000ff", "blue", "vivid blue"),
      ("#00008b", "darkblue", "dark blue|deep blue"), ("#000080", "navy", "dark blue|deep blue"),
      ("#191970", "midnightblue", "dark blue|blackish blue"),
      ("#6a5acd", "slateblue", "purplish blue"), ("#e6e6fa", "lavender", "pale purplish blue"),
      ("#8a2be2", "blueviolet", "vivid purple|vivid violet"), ("#800080", "purple", "purple"),
      ("#4b0082", "indigo", "dark purple|dark violet"), ("#9932cc", "darkorchid", "purple"),
      ("#d8bfd8", "thistle", "light greyish purple"), ("#ff00ff", "magenta", "vivid magenta"),
      ("#c71585", "mediumvioletred", "purplish red"), ("#ff1493", "deeppink", "vivid pink"),
      ("#ff69b4", "hotpink", "pink"), ("#ffc0cb", "pink", "light pink|pale pink"),
      ("#ffe4e1", "mistyrose", "pale pink|pinkish white"), ("#fa8072", "salmon", "pink"),
      ("#bc8f8f", "rosybrown", "greyish pink"), ("#ffffff", "white", "white"),
      ("#f5f5f5", "whitesmoke", "white|pale grey"), ("#d3d3d3", "lightgray", "light grey"),
      ("#c0c0c0", "silver", "light grey"), ("#808080", "gray", "grey"),
      ("#696969", "dimgray", "dark grey"), ("#708090", "slategray", "bluish grey"),
      ("#2f4f4f", "darkslategray", "dark bluish grey|dark greenish grey"),
      ("#000000", "black", "black"),
    ])
  func css(hex: String, keyword: String, answers: String) throws {
    let name = try Self.name(hex)
    let words = Set(name.split(separator: " "))
    let fits = answers.split(separator: "|").contains {
      words.isSuperset(of: $0.split(separator: " "))
    }
    #expect(fits, "\(keyword) is called \(name)")
  }

  /// Okabe and Ito's colours with the hue of the names they published.
  @Test(
    arguments: [
      ("#000000", "black"), ("#e69f00", "orange"), ("#56b4e9", "light blue"),
      ("#009e73", "bluish green"), ("#f0e442", "yellow"), ("#0072b2", "blue"),
      ("#d55e00", "orange"), ("#cc79a7", "purplish"),
    ])
  func okabeIto(hex: String, published: String) throws {
    let name = try Self.name(hex)
    let words = Set(name.split(separator: " "))
    #expect(words.isSuperset(of: published.split(separator: " ")), "\(name)")
  }

  /// Centres of what some 222,500 people called colours: the XKCD colour survey, 2010 (CC0).
  @Test(
    arguments: [
      ("#e50000", "red"), ("#f97306", "orange"), ("#653700", "brown"), ("#ffff14", "yellow"),
      ("#6e750e", "olive"), ("#15b01a", "green"), ("#c0fb2d", "yellow green"), ("#029386", "teal"),
      ("#00ffff", "cyan"), ("#0343df", "blue"), ("#95d0fc", "light blue"), ("#7e1e9c", "purple"),
      ("#ff81c0", "pink"), ("#929591", "grey"), ("#840000", "red"), ("#341c02", "brown"),
      ("#ad8150", "brown"), ("#033500", "dark green"), ("#96f97b", "light green"),
      ("#c7fdb5", "pale green"), ("#ffff84", "pale yellow"), ("#00035b", "dark blue"),
      ("#0165fc", "blue"), ("#10a674", "bluish green"), ("#601ef9", "purplish blue"),
      ("#b0054b", "purplish red"), ("#ce5dae", "purplish pink"), ("#f8481c", "reddish orange"),
      ("#35063e", "dark purple"), ("#014d4e", "dark teal"), ("#bf77f6", "light purple"),
      ("#ffcfdc", "pale pink"), ("#d8dcd6", "light grey"), ("#363737", "dark grey"),
      ("#748b97", "bluish grey"), ("#82a67d", "greyish green"), ("#86775f", "brownish grey"),
      ("#7f2b0a", "reddish brown"), ("#9b7a01", "yellowish brown"), ("#c8aca9", "pinkish grey"),
      ("#7a687f", "purplish grey"), ("#373e02", "dark olive"), ("#ff028d", "pink"),
      ("#887191", "greyish purple"), ("#c88d94", "greyish pink"),
    ])
  func survey(hex: String, surveyed: String) throws {
    let name = try Self.name(hex)
    let words = Set(name.split(separator: " "))
    #expect(words.isSuperset(of: surveyed.split(separator: " ")), "\(name)")
  }

  /// What designers call their ramps, asked of the middle of each ramp.
  @Test func published() throws {
    let families = [
      "red": "red pink", "orange": "orange brown", "yellow": "yellow orange brown olive",
      "green": "green", "teal": "teal cyan green", "blue": "blue", "purple": "purple violet",
      "pink": "pink red magenta purple", "gray": "grey", "grey": "grey blue",
      "indigo": "blue violet purple", "lime": "green olive",
    ]
    var asked = 0
    for row in try CSVTable("published-palettes.csv").rows {
      guard let family = families[row.text("ramp")] else { continue }
      let colors = row.text("colors").split(separator: " ").map(String.init)
      let name = try Self.name(colors[colors.count / 2])
      let isKnown = name.split(separator: " ").contains { word in
        family.split(separator: " ").contains { $0 == word }
      }
      #expect(isKnown, "\(row.text("palette")) \(row.text("ramp")): \(name)")
      asked += 1
    }
    #expect(asked > 80)
  }

  @Test(
    arguments: [
      ("#0070f2", "vivid blue", "lebhaftes Blau", "あざやかな青", "선명한 파랑"),
      ("#d8d6cf", "light yellowish grey", "helles gelbliches Grau", "黄みの明るい灰色", "밝은 노란빛 회색"),
      ("#ffffff", "white", "Weiß", "白", "하양"),
      ("#000000", "black", "Schwarz", "黒", "검정"),
      ("#cbe0ff", "pale blue", "blasses Blau", "うすい青", "연한 파랑"),
      ("#d2b48c", "light brown", "helles Braun", "明るい茶色", "밝은 갈색"),
      ("#000080", "deep blue", "tiefes Blau", "こい青", "진한 파랑"),
      ("#b0c4de", "light greyish blue", "helles gräuliches Blau", "明るい灰みの青", "밝은 회색빛 파랑"),
    ])
  func languages(
    hex: String, english: String, german: String, japanese: String, korean: String
  ) throws {
    let name = PlainColorName(try SRGB8(hex: hex))
    #expect(
      PlainLanguage.allCases.map(name.text(in:)) == [english, german, japanese, korean])
  }
}
