import Palette
import Testing

@testable import PaletteFormats

@Suite struct ColorNameTests {
  /// The path, the words of the ramp, and the step.
  @Test(
    arguments: [
      (["blue-500"], "blue", "500"), (["--color-blue-500"], "color-blue", "500"),
      (["color", "blue", "500"], "color-blue", "500"), (["blue500"], "blue", "500"),
      (["Blue/500"], "Blue", "500"), (["blue.500"], "blue", "500"),
      (["blue_500"], "blue", "500"), (["palette_blue_500"], "palette-blue", "500"),
      (["colorBlue500"], "colorBlue", "500"), (["Blue", "500"], "Blue", "500"),
      (["blue", "blue500"], "blue", "500"), (["blue", "blue-100"], "blue", "100"),
      (["Colors", "Blue", "Blue Cool 5"], "Colors-Blue-Cool", "5"),
      (["blue-cool-5"], "blue-cool", "5"), (["blue-cool-5v"], "blue-cool-vivid", "5v"),
      (["blueA1"], "blueA", "1"), (["coolGray10"], "coolGray", "10"), (["grün 40"], "grün", "40"),
      (["Müllgrün 0040"], "Müllgrün", "0040"), (["gray-0"], "gray", "0"),
      (["blue-gray-2-500"], "blue-gray-2", "500"), (["md3-blue-500"], "md3-blue", "500"),
    ] as [([String], String, String)])
  func steps(_ path: [String], _ words: String, _ step: String) {
    let name = ColorName(path: path)
    #expect(ColorName.text(name.words) == words)
    #expect(name.step?.name == step)
    #expect(name.step?.number == Int(step.filter(\.isNumber)))
  }

  @Test(arguments: [
    ["red-A100"], ["red", "a700"], ["blue"], ["500"], ["", ""], [], ["blue-500-hover"],
    ["blue-12345"], ["text-primary"], ["blue-500v2x"], ["--"], ["blue", "$root"],
  ])
  func noSteps(_ path: [String]) {
    #expect(ColorName(path: path).step == nil)
  }
}

@Suite struct RampFinderTests {
  /// Colours by name, of ever darker grey.
  private func palette(
    _ names: [String], separator: Character? = nil, aliases: Set<String> = []
  ) throws -> ColorPalette {
    let colors = names.enumerated().map { index, name in
      FoundColor(
        path: separator.map { name.split(separator: $0).map(String.init) } ?? [name],
        color: HexColor(SRGB8(gray: UInt8(250 - index))), isAlias: aliases.contains(name),
        position: SourcePosition(line: index + 1, column: 1))
    }
    return try RampFinder.palette(from: FoundColors(colors: colors), file: "x/my.css").palette
  }

  private func names(_ prefix: String, _ steps: [Any]) -> [String] {
    steps.map { "\(prefix)\($0)" }
  }

  /// What prefixes two ramps have, and what the ramps are called.
  @Test(
    arguments: [
      ("--color-blue-", "--color-red-", ["blue", "red"]),
      ("blue-", "red-", ["blue", "red"]), ("colorBlue", "colorRed", ["blue", "red"]),
      ("palette_blue_", "palette_red_", ["blue", "red"]), ("Blue/", "Red/", ["Blue", "Red"]),
      ("--color-blue-", "red-", ["color-blue", "red"]),
      ("blue-cool-", "blue-warm-", ["blue-cool", "blue-warm"]),
      ("--ds-color-blue-", "--ds-color-red-", ["blue", "red"]),
      ("color-", "colors-", ["color", "colors"]),
    ] as [(String, String, [String])])
  func commonPrefixes(_ one: String, _ other: String, _ ramps: [String]) throws {
    let steps = [50, 100, 200]
    let palette = try self.palette(names(one, steps) + names(other, steps))
    #expect(palette.ramps.map(\.name) == ramps)
    #expect(palette.ramps.map(\.stepNames) == [["50", "100", "200"], ["50", "100", "200"]])
    #expect(palette.roles.isEmpty)
    #expect(palette.name == "my")
  }

  @Test func aPrefixThreeRampsShareIsNoName() throws {
    let palette = try self.palette(
      ["blue", "red", "teal"].flatMap { names("acme-\($0)-", [1, 2, 3]) } + ["acme-white"])
    #expect(palette.ramps.map(\.name) == ["blue", "red", "teal"])
    #expect(palette.roles.map(\.name) == ["white"])
  }

  @Test func stepsGoByNumber() throws {
    let palette = try self.palette(names("b-", [900, 1000, 50, 100, "0500"]))
    #expect(palette.ramps.first?.stepNames == ["50", "100", "0500", "900", "1000"])
    let lines = palette.ramps.first?.swatches[.light]?.map(\.position?.line)
    #expect(lines == [3, 4, 5, 1, 2])
    #expect(palette.ramps.first?.position?.line == 3)
  }

  @Test func whatIsInNoRampIsARole() throws {
    let palette = try self.palette(
      ["white", "blue-1", "blue-2", "blue-3", "gray-50", "gray-100", "red-A100", "red-A200"]
        + ["red-A400", "500", "", "blue-3", "chart-1", "chart-2", "chart-3"])
    #expect(palette.ramps.map(\.name) == ["blue"])
    #expect(
      palette.roles.map(\.name) == [
        "white", "gray-50", "gray-100", "red-A100", "red-A200", "red-A400", "500", "#f0f0f0",
        "chart-1", "chart-2", "chart-3", "blue-3",
      ])
    #expect(palette.roles.first?.colors[.light]?.hex == "#fafafa")
    #expect(palette.roles.first?.position?.line == 1)
  }

  @Test func systems() throws {
    let uswds = try palette(
      names("blue-cool-", [5, 10, 20, 30]) + names("blue-cool-", ["5v", "10v", "20v"]))
    #expect(uswds.ramps.map(\.name) == ["blue-cool", "blue-cool-vivid"])
    #expect(uswds.ramps.map(\.stepNames) == [["5", "10", "20", "30"], ["5v", "10v", "20v"]])
    #expect(uswds.ramps[1].number(ofStep: 2) == 20)
    let radix = try palette(names("--blue-", Array(1...12)))
    #expect(radix.ramps.first?.stepNames == (1...12).map(String.init))
    let material = try palette(names("red", [50, 100, 200, "A100", "A200", "A400", "A700"]))
    #expect(material.ramps.map(\.name) == ["red"])
    #expect(material.roles.count == 4)
    let tokens = try palette(
      names("color.blue.", [10, 20, 100]) + ["color.text"], separator: ".")
    #expect(tokens.ramps.map(\.name) == ["blue"])
    #expect(tokens.roles.map(\.name) == ["text"])
  }

  @Test("A second name for the same colours is no second ramp")
  func aliases() throws {
    let own = names("--blue-", [50, 100, 200])
    func found(_ names: [String], values: [Int], isAlias: Bool) -> [FoundColor] {
      zip(names, values).map { name, value in
        FoundColor(
          path: [name], color: HexColor(SRGB8(gray: UInt8(value))), isAlias: isAlias,
          position: SourcePosition(line: value, column: 1))
      }
    }
    let exported = names("--color-blue-", [50, 100, 200])
    let both = FoundColors(
      colors: found(own, values: [9, 8, 7], isAlias: false)
        + found(exported, values: [9, 8, 7], isAlias: true))
    let palette = try RampFinder.palette(from: both, file: "x").palette
    #expect(palette.ramps.map(\.name) == ["blue"])
    #expect(palette.roles.map(\.name) == names("color-blue-", [50, 100, 200]))
    // What is aliased here is called by letters, so the aliases are all the ramp there is.
    let letters = FoundColors(
      colors: found(["a", "b", "c"], values: [9, 8, 7], isAlias: false)
        + found(exported, values: [9, 8, 7], isAlias: true))
    let only = try RampFinder.palette(from: letters, file: "x").palette
    #expect(only.ramps.map(\.name) == ["blue"])
    #expect(only.roles.map(\.name) == ["a", "b", "c"])
    let mixed = try self.palette(
      names("blue-", [1, 2, 3, 4]), aliases: ["blue-4"])
    #expect(mixed.ramps.first?.stepNames == ["1", "2", "3"])
    #expect(mixed.roles.map(\.name) == ["blue-4"])
  }

  private func color(_ name: String, _ variant: AppearanceVariant, _ hex: String) throws
    -> FoundColor
  {
    FoundColor(
      path: [name], variant: variant, color: try HexColor(hex),
      position: SourcePosition(line: 1, column: 1))
  }

  @Test func appearancesThatStepsLack() throws {
    var colors = try (1...3).map { try color("b\($0)", .light, "#eeeee\($0)") }
    colors += try (1...3).map { try color("b\($0)", .dark, "#11111\($0)") }
    colors.append(try color("b3", .lightIncreasedContrast, "#000000"))
    colors.append(try color("b3", .darkIncreasedContrast, "#ffffff"))
    let (palette, notes) = try RampFinder.palette(from: FoundColors(colors: colors), file: "x")
    let ramp = try #require(palette.ramps.first)
    #expect(
      ramp.swatches[.lightIncreasedContrast]?.map(\.color.hex)
        == ["#eeeee1", "#eeeee2", "#000000"])
    #expect(
      ramp.swatches[.darkIncreasedContrast]?.map(\.color.hex)
        == ["#111111", "#111112", "#ffffff"])
    #expect(notes.count == 2)
    #expect(notes[0].message.contains("at 2 of 3 steps ('1', '2')"))
  }

  @Test func aStepWithoutLight() throws {
    let colors = try [
      color("b1", .light, "#fff"), color("b2", .light, "#888"), color("b3", .dark, "#000"),
    ]
    let error = #expect(throws: InputError.self) {
      try RampFinder.palette(from: FoundColors(colors: colors), file: "x")
    }
    #expect(error?.message.hasPrefix("step '3' of ramp 'b' has no colour in light") == true)
    let dark = try RampFinder.palette(
      from: FoundColors(colors: try (1...3).map { try color("b\($0)", .dark, "#00\($0)") }),
      file: "x")
    #expect(dark.palette.variants == [.dark])
  }

  @Test func translucentStepsMakeNoRamp() throws {
    let colors = try (1...3).map { try color("blueA\($0)", .light, "#0000ff8\($0)") }
    let (palette, notes) = try RampFinder.palette(from: FoundColors(colors: colors), file: "x")
    #expect(palette.ramps.isEmpty)
    #expect(palette.roles.map(\.name) == ["blueA1", "blueA2", "blueA3"])
    #expect(notes.map(\.message).first?.contains("translucent steps") == true)
  }

  @Test func nothingFound() {
    let error = #expect(throws: InputError.self) {
      try RampFinder.palette(from: FoundColors(), file: "x")
    }
    #expect(error?.message == "no colours were found in it")
  }
}
