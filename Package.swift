// swift-tools-version: 6.2

import PackageDescription

/// Settings every Swift target shares: language mode 6 comes with the tools version.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "palette",
  products: [
    .library(name: "Palette", targets: ["Palette"]),
    .executable(name: "palette", targets: ["palette-tool"]),
    .plugin(name: "PaletteBuildTool", targets: ["PaletteBuildTool"]),
    .plugin(name: "VerifyPalettes", targets: ["VerifyPalettes"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLittleCMS",
      pkgConfig: "lcms2",
      providers: [.apt(["liblcms2-dev"]), .brew(["little-cms2"])]
    ),
    .target(name: "LittleCMS", dependencies: ["CLittleCMS"], swiftSettings: strict),
    .target(name: "Palette", dependencies: ["LittleCMS"], swiftSettings: strict),
    .target(name: "PaletteFormats", dependencies: ["Palette"], swiftSettings: strict),
    .target(
      name: "PaletteReports",
      dependencies: ["LittleCMS", "Palette", "PaletteFormats"],
      resources: [.embedInCode("Sheet/Page/sheet.css"), .embedInCode("Sheet/Page/sheet.js")],
      swiftSettings: strict
    ),
    .target(
      name: "PaletteCLI",
      dependencies: ["LittleCMS", "Palette", "PaletteFormats", "PaletteReports"],
      swiftSettings: strict
    ),
    .executableTarget(name: "palette-tool", dependencies: ["PaletteCLI"], swiftSettings: strict),
    .plugin(
      name: "PaletteBuildTool",
      capability: .buildTool(),
      dependencies: ["palette-tool"],
      path: "Sources/Plugins/PaletteBuildTool"
    ),
    .plugin(
      name: "VerifyPalettes",
      capability: .command(
        intent: .custom(
          verb: "verify-palettes",
          description: "check every palette file of the package")),
      dependencies: ["palette-tool"],
      path: "Sources/Plugins/VerifyPalettes"
    ),
    .testTarget(
      name: "LittleCMSTests",
      dependencies: ["LittleCMS", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PaletteTests",
      dependencies: ["Palette", "LittleCMS", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PaletteFormatsTests",
      dependencies: ["PaletteFormats", "Palette", "LittleCMS", "TestSupport"],
      exclude: ["Golden"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PaletteReportsTests",
      dependencies: ["PaletteReports", "PaletteFormats", "Palette", "TestSupport"],
      exclude: ["Golden", "Sheet/browse.py"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PaletteCLITests",
      dependencies: ["PaletteCLI", "PaletteFormats", "Palette", "TestSupport"],
      swiftSettings: strict
    ),
    .target(
      name: "TestSupport",
      path: "Tests/TestSupport",
      exclude: ["Data"],
      swiftSettings: strict
    ),
  ]
)
