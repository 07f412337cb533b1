import Palette
import PaletteFormats
import TestSupport
import Testing

@Suite struct SwiftSourceTests {
  private static let modes = [
    ["-swift-version", "5"], ["-swift-version", "6"],
    [
      "-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault",
      "-enable-upcoming-feature", "MemberImportVisibility",
    ],
  ]

  @Test(arguments: SwiftCompiler.Platform.allCases)
  func compilesEverywhere(_ platform: SwiftCompiler.Platform) throws {
    let compiler = try SwiftCompiler(for: platform)
    // Together, because an application may have more than one palette.
    var sources = [
      try SwiftSource.write(Samples.small), try SwiftSource.write(Samples.awkward),
      try SwiftSource.write(try Self.reservedWords()), try SwiftSource.write(Self.texts()),
    ]
    switch platform {
    case .plain: break
    case .iOS: sources.append(Self.client(framework: "UIKit", type: "UIColor", member: "uiColor"))
    case .macOS:
      sources.append(Self.client(framework: "AppKit", type: "NSColor", member: "nsColor"))
    }
    for options in Self.modes {
      #expect(throws: Never.self, "\(options)") {
        try compiler.typecheck(sources, options: options)
      }
    }
  }

  /// Code as an application would write it, so that the members exist and have the right types.
  private static func client(framework: String, type: String, member: String) -> String {
    """
    import \(framework)
    import SwiftUI

    let native: \(type) = HarborColors.blue2.\(member)
    let nativeValue: \(type) = HarborColors.blue2.dark.\(member)
    let color: Color = HarborColors.textSecondary.color
    let colorValue: Color = HarborColors.textSecondary.light.color
    func fill(_ style: some ShapeStyle) {}
    func use() { fill(HarborColors.grey3) }
    func label(_ environment: EnvironmentValues) -> String {
      HarborColors.grey3.accessibilityLabel(in: environment)
    }
    func label(_ \(framework == "UIKit" ? "traits: UITraitCollection" : "look: NSAppearance")) -> String {
      HarborColors.grey3.accessibilityLabel(for: \(framework == "UIKit" ? "traits" : "look"))
    }
    let reserved = [ReservedColors.default, ReservedColors.initColor, ReservedColors.in]
    """
  }

  /// Words that mean something in Swift, as roles: BUG-D45 and all keywords of the language.
  private static func reservedWords() throws -> ColorPalette {
    let words = """
      actor all any Any as associatedtype associativity async await borrowing break case catch class
      consume consuming continue convenience copy default defer deinit didSet discard do dynamic
      dynamicType each else enum extension fallthrough false fileprivate final for func get guard if
      import in indirect infix init inout internal is isolated lazy left let macro mutating nil none
      nonisolated nonmutating open operator optional override package postfix precedence
      precedencegroup prefix private protocol Protocol public repeat required rethrows return right
      self Self sending set some static struct subscript super switch throw throws true try Type
      typealias unowned unsafe value var weak where while willSet yield name light dark 500 blue-gray
      x_y blå 1st hashValue description rawValue
      """.split { $0.isWhitespace }.map(String.init)
    var seen: Set<String> = []
    let roles = words.filter { seen.insert($0.lowercased()).inserted }.map { word in
      ResolvedRole(name: word, colors: PerAppearance { _ in Samples.color("#687c58") })
    }
    return ColorPalette(name: "reserved", ramps: [], roles: roles)
  }

  // BUG-D44, BUG-D46: what an application gets are the very levels, in the space they belong to.
  @Test func valuesAreExact() throws {
    let levels = (0...255).map { Swatch(SRGB8(gray: UInt8($0))) }
    var swatches = PerAppearance<[Swatch]> { _ in levels }
    swatches[.dark] = levels.reversed()
    let greys = ColorPalette(
      name: "levels",
      ramps: [
        Ramp(name: "grey", swatches: swatches),
        Ramp(
          name: "red",
          swatches: PerAppearance { _ in
            // The P3 components of #d94f30 are 0.788528, 0.346864, 0.233249: inside sRGB.
            [
              Swatch(
                SRGB8(red: 0xD9, green: 0x4F, blue: 0x30),
                p3: DisplayP3Color(rounding: [0.788_528, 0.346_864, 0.233_249])),
              Swatch(
                SRGB8(red: 255, green: 0, blue: 0), p3: DisplayP3Color(rounding: [1, 0, 0])),
            ]
          }),
      ],
      roles: [
        ResolvedRole(
          name: "veil", colors: PerAppearance { _ in Samples.color("#687c585e") })
      ])
    let main = """
      func level(_ component: Double) -> Int { Int(component * 255 + 0.5) }
      for color in LevelsColors.all.prefix(256) {
        let light = color.value(dark: false, increasedContrast: false).sRGB
        let dark = color.value(dark: true, increasedContrast: false).sRGB
        print(level(light.x), level(light.y), level(light.z), level(dark.x), light.x * 255)
      }
      for color in [LevelsColors.red1, LevelsColors.red2, LevelsColors.veil] {
        let value = color.value(dark: true, increasedContrast: true)
        print(color.name, level(value.sRGB.x), level(value.sRGB.y), level(value.sRGB.z))
        print(value.displayP3.map { "\\($0.x) \\($0.y) \\($0.z)" } ?? "none", value.alpha * 255)
      }
      """
    let output = try SwiftCompiler(for: .plain).output(of: [
      "Levels.swift": try SwiftSource.write(greys), "main.swift": main,
    ])
    let lines = output.split(separator: "\n").map(String.init)
    try #require(lines.count == 256 + 6)
    for level in 0...255 {
      #expect(lines[level].hasPrefix("\(level) \(level) \(level) \(255 - level) "))
    }
    #expect(
      lines[256...] == [
        "red 1 217 79 48", "none 255.0", "red 2 255 0 0", "1.0 0.0 0.0 255.0",
        "veil 104 124 88", "none 94.0",
      ])
  }

  /// What a blind reader hears: the names the colours have in CSS and in speech.
  @Test func accessibilityLabelsFollowTheAppearance() throws {
    var colors = PerAppearance<HexColor>()
    colors[.light] = Samples.color("#ffff00")
    colors[.dark] = Samples.color("#80800080")
    colors[.lightIncreasedContrast] = Samples.color("#000000")
    colors[.darkIncreasedContrast] = Samples.color("#ffffff")
    let palette = ColorPalette(
      name: "heard", ramps: [], roles: [ResolvedRole(name: "accent", colors: colors)])
    let main = """
      let accent = HeardColors.accent
      for increased in [false, true] {
        for dark in [false, true] {
          print(accent.accessibilityLabel(dark: dark, increasedContrast: increased))
        }
      }
      let plain = HeardColor.Value(0xFF0000)
      let own = HeardColor(
        name: "own", light: plain, dark: plain, lightIncreasedContrast: plain,
        darkIncreasedContrast: plain)
      print(own.accessibilityLabel(dark: false, increasedContrast: false))
      """
    func heard(_ options: WriteOptions) throws -> [Substring] {
      let source = try SwiftSource.write(palette, options)
      return try SwiftCompiler(for: .plain).output(of: ["Heard.swift": source, "main.swift": main])
        .split(separator: "\n")
    }
    #expect(
      try heard(WriteOptions()) == [
        "accent, vivid yellow", "accent, olive", "accent, black", "accent, white", "own",
      ])
    var options = WriteOptions()
    options.language = .japanese
    #expect(
      try heard(options) == [
        "accent, あざやかな黄", "accent, オリーブ色", "accent, 黒", "accent, 白", "own",
      ])
  }

  /// Text styles under awkward names, with and without a range.
  private static func texts() -> ColorPalette {
    var palette = ColorPalette(name: "texts", ramps: [], roles: [])
    palette.textStyles = [
      TextStyle(name: "body", size: 17, weight: 400, dynamicRange: 14...53),
      TextStyle(name: "Large title", size: 33.5, weight: 700),
    ]
    palette.textStyles += ["all", "default", "init", "self", "2nd", "blå"].map {
      TextStyle(name: $0, size: 1e-7, weight: 1)
    }
    return palette
  }

  @Test func textStylesAreData() throws {
    let main = """
      let table: [String: TextsTextStyle] = ["body": TextsTextStyles.body]
      for style in [TextsTextStyles.body, .init(name: "x", size: 1, weight: 2)] + [
        TextsTextStyles.largeTitle, TextsTextStyles.allStyle, TextsTextStyles.default,
        TextsTextStyles.initStyle, TextsTextStyles.selfStyle, TextsTextStyles.style2nd,
      ] {
        print(style.name, style.size, style.weight, style.minimumSize ?? 0, style.maximumSize ?? 0)
      }
      print(TextsTextStyles.all.count, table.count)
      """
    let output = try SwiftCompiler(for: .plain).output(of: [
      "Texts.swift": try SwiftSource.write(Self.texts()), "main.swift": main,
    ])
    #expect(
      output.split(separator: "\n") == [
        "body 17.0 400.0 14.0 53.0", "x 1.0 2.0 0.0 0.0", "large title 33.5 700.0 0.0 0.0",
        "all 1e-07 1.0 0.0 0.0", "default 1e-07 1.0 0.0 0.0", "init 1e-07 1.0 0.0 0.0",
        "self 1e-07 1.0 0.0 0.0", "2nd 1e-07 1.0 0.0 0.0", "8 1",
      ])
  }

  @Test func textStylesThatCollideAreRefused() throws {
    var palette = Self.texts()
    palette.textStyles = ["Body text", "body-text"].map {
      TextStyle(name: $0, size: 17, weight: 400)
    }
    let error = #expect(throws: NamingError.self) { try SwiftSource.write(palette) }
    #expect(error?.message.contains("text style 'body-text'") == true)
    palette.textStyles = []
    #expect(!(try SwiftSource.write(palette)).contains("TextStyle"))
  }

  private func refusals(of palette: ColorPalette) -> [NamingError?] {
    [
      #expect(throws: NamingError.self) { try SwiftSource.write(palette) },
      #expect(throws: NamingError.self) { try CSSCustomProperties.write(palette) },
    ]
  }

  // BUG-D45, BUG-D53: names that would become one are refused, all of them named.
  @Test func collidingNamesAreRefused() {
    let colors = PerAppearance { _ in Samples.color("#1f7a4d") }
    var palette = ColorPalette(
      name: "x",
      ramps: [
        Ramp(
          name: "blue", stepNames: ["500"],
          swatches: PerAppearance { _ in [Swatch(SRGB8(gray: 7))] })
      ],
      roles: ["Blue 500", "blue-500"].map { ResolvedRole(name: $0, colors: colors) })
    for error in refusals(of: palette) {
      #expect(
        error?.message.hasPrefix(
          "step 500 of ramp 'blue', role 'Blue 500' and role 'blue-500' would all be written as")
          == true)
    }
    palette.roles = [ResolvedRole(name: "✨", colors: colors)]
    for error in refusals(of: palette) {
      #expect(error?.message == "role '✨' needs a name with a letter or a digit")
    }
  }

  @Test(arguments: [
    ("harbor", "HarborColor"), ("My harbour 2", "MyHarbour2Color"), ("2nd", "Palette2ndColor"),
    ("u-i", "PaletteUIColor"), ("n s", "PaletteNSColor"), ("ui", "UiColor"), ("blå", "BlåColor"),
  ])
  func typeIsNamedAfterThePalette(_ name: String, _ type: String) throws {
    var palette = Samples.small
    palette.name = name
    let source = try SwiftSource.write(palette)
    #expect(source.contains("public struct \(type): Hashable, Sendable {"))
    #expect(source.contains("public enum \(type)s {"))
  }
}
