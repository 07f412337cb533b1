import Foundation
import Palette
import PaletteFormats
import TestSupport
import Testing

/// Resolver files: which contexts become which appearance, and where sources come from.
@Suite struct TokenResolverFileTests {
  private static let names = ["light", "dark", "light-high-contrast", "dark-high-contrast"]

  private func read(
    _ text: String, files: [String: String] = [:], inputs: [String: String] = [:]
  ) throws(InputError) -> FoundColors {
    try DTCGReader.readResolver(
      Array(text.utf8), file: "design/p.json", files: FilesInMemory(files: files), inputs: inputs)
  }

  private func color(_ name: String, _ level: Double) -> String {
    """
    {"\(name)": {"$type": "color", "$value": {"colorSpace": "srgb", "components": \
    [\(level), \(level), \(level)]}}}
    """
  }

  /// Modifiers with a grey in each context: 0, 0.2, 0.4 and so on.
  private func resolver(_ contexts: [String]..., names: [String] = ["theme", "contrast"]) -> String
  {
    let modifiers = zip(names, contexts).map { name, contexts in
      let list = contexts.enumerated().map { number, context in
        "\"\(context)\": [\(color(name, 0.2 * Double(number)))]"
      }
      return "\"\(name)\": {\"contexts\": {\(list.joined(separator: ", "))}}"
    }
    let order = names.prefix(contexts.count).map { "{\"$ref\": \"#/modifiers/\($0)\"}" }
    return """
      {"version": "2025.10", "modifiers": {\(modifiers.joined(separator: ", "))},
       "resolutionOrder": [\(order.joined(separator: ", "))]}
      """
  }

  @Test func fourFiles() throws {
    let folder = "Tokens/dtcg/"
    var files: [String: String] = [:]
    for name in Self.names {
      files["\(name).tokens.json"] = try TestData.text("\(folder)\(name).tokens.json")
    }
    let found = try read(try TestData.text("\(folder)palette.resolver.json"), files: files)
    #expect(found.name == "Palette")
    // The middle blue is given in Display P3; its hex there is only a fallback.
    let isBlue = { (line: String) in line.hasPrefix("color.blue.500") }
    #expect(
      found.lines.filter { !isBlue($0) }
        == SmallPalette.lines(of: AppearanceVariant.allCases).filter { !isBlue($0) })
    #expect(found.lines.filter(isBlue).count == 4)
    #expect(found.colors.first?.position.file == "design/light.tokens.json")
  }

  static let single: [(contexts: [String], variants: [AppearanceVariant])] = [
    (["light", "dark"], [.light, .dark]), (["Dark", "Light"], [.light, .dark]),
    (
      ["light", "dark", "light-high-contrast", "dark-increased-contrast"],
      AppearanceVariant.allCases
    ),
    (["light", "dark", "lightIncreasedContrast", "darkHC"], AppearanceVariant.allCases),
    (["day", "night"], [.light, .dark]),
    (["standard", "increased"], [.light, .lightIncreasedContrast]),
    (["light", "dark", "hc"], [.light, .dark, .lightIncreasedContrast]),
    (["default", "dark"], [.light, .dark]),
    (["no-preference", "more"], [.light, .lightIncreasedContrast]),
    (["light theme", "dark theme"], [.light, .dark]),
  ]

  @Test(arguments: single)
  func contextsOfOneModifier(contexts: [String], variants: [AppearanceVariant]) throws {
    let found = try read(resolver(contexts))
    #expect(found.colors.map(\.variant) == variants)
    #expect(found.notes.isEmpty)
  }

  @Test func themeTimesContrast() throws {
    let found = try read(resolver(["light", "dark"], ["standard", "high"]))
    #expect(
      found.lines == [
        "theme: #000000", "contrast: #000000", "theme@dark: #333333", "contrast@dark: #000000",
        "theme@lightIncreasedContrast: #000000", "contrast@lightIncreasedContrast: #333333",
        "theme@darkIncreasedContrast: #333333", "contrast@darkIncreasedContrast: #333333",
      ])
  }

  @Test func contextsThatAreNoAppearance() throws {
    let found = try read(
      resolver(["light", "dark", "dark-dimmed"], ["a", "b"], names: ["theme", "brand"]))
    #expect(
      found.lines == [
        "theme: #000000", "brand: #000000", "theme@dark: #333333", "brand@dark: #000000",
      ])
    #expect(
      found.notes.map(\.message) == [
        "modifier 'brand' has no default: its context 'a' was read",
        "context 'dark-dimmed' of 'theme' is none of the four appearances read",
      ])
  }

  @Test func inputsChoose() throws {
    let text = resolver(["light", "dark"], ["a", "b"], names: ["theme", "brand"])
    let found = try read(text, inputs: ["brand": "b", "theme": "dark"])
    #expect(found.lines == ["theme@dark: #333333", "brand@dark: #333333"])
    #expect(found.notes.isEmpty)
    for inputs in [["brand": "c"], ["brandt": "a"]] {
      #expect(throws: InputError.self) { try read(text, inputs: inputs) }
    }
  }

  @Test func sharedNotesAreToldOnce() throws {
    let text = """
      {"version": "2025.10", "sets": {"s": {"sources": [{"a": {"$type": "color", "$value": "#fff"}}]}},
       "modifiers": {"theme": {"contexts": {"light": [], "dark": []}}},
       "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/theme"}]}
      """
    let found = try read(text)
    #expect(found.lines == ["a: #ffffff", "a@dark: #ffffff"])
    #expect(found.notes.count == 1)
  }

  @Test(arguments: ["../x.json", "missing.json", "https://example.org/x.json", "x.json#/a"])
  func sourcesThatCannotBeRead(path: String) {
    let text = """
      {"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s",
       "sources": [{"$ref": "\(path)"}]}]}
      """
    let error = failure { () throws(InputError) in try read(text) }
    #expect(error?.position == SourcePosition(line: 2, column: 23))
    #expect(error?.message.contains(path) == true)
  }

  @Test func faultsInSourcesNameTheirFile() {
    let text = """
      {"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s",
       "sources": [{"$ref": "x.json"}]}]}
      """
    let files = ["x.json": "{\n \"a\": {\"$type\": \"color\", \"$value\": \"#12\"}}"]
    let error = failure { () throws(InputError) in try read(text, files: files) }
    #expect(error?.file == "design/x.json")
    #expect(error?.position == SourcePosition(line: 2, column: 36))
  }

  @Test func setsOfSetsAreNotMultiplied() throws {
    var sets = ["\"s0\": {\"sources\": [\(color("a", 0.2))]}"]
    for number in 1...40 {
      let reference = "{\"$ref\": \"#/sets/s\(number - 1)\"}"
      sets.append("\"s\(number)\": {\"sources\": [\(reference), \(reference)]}")
    }
    let text = """
      {"version": "2025.10", "sets": {\(sets.joined(separator: ","))},
       "resolutionOrder": [{"$ref": "#/sets/s40"}]}
      """
    #expect(try read(text).lines == ["a: #333333"])
  }
}
