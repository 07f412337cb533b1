import Palette
import Testing

@testable import PaletteFormats

/// Every export of two palettes, byte for byte.
@Suite struct GoldenTests {
  static let cases: [(file: String, write: @Sendable () throws -> String)] = [
    ("harbor.json", { ResultJSON.write(Samples.small) }),
    ("harbor.css", { try CSSCustomProperties.write(Samples.small) }),
    ("Harbor.swift", { try SwiftSource.write(Samples.small) }),
    ("harbor.media.css", { try text(.cssMedia, Samples.small) }),
    ("harbor.tailwind.css", { try text(.tailwind, Samples.small) }),
    ("harbor.tailwind.cjs", { try text(.tailwind3, Samples.small) }),
    ("_harbor-colors.scss", { try text(.scss, Samples.small) }),
    ("harbor.less", { try text(.less, Samples.small) }),
    ("awkward.json", { ResultJSON.write(Samples.awkward) }),
    ("awkward.css", { try CSSCustomProperties.write(Samples.awkward) }),
    ("Awkward.swift", { try SwiftSource.write(Samples.awkward) }),
    ("awkward.media.css", { try text(.cssMedia, Samples.awkward) }),
    ("awkward.tailwind.css", { try text(.tailwind, Samples.awkward) }),
    ("awkward.tailwind.cjs", { try text(.tailwind3, Samples.awkward) }),
    ("_awkward-colors.scss", { try text(.scss, Samples.awkward) }),
    ("awkward.less", { try text(.less, Samples.awkward) }),
  ]

  private static func text(_ format: OutputFormat, _ palette: ColorPalette) throws -> String {
    let files = try format.write(palette)
    try #require(files.count == 1)
    return String(decoding: files[0].bytes, as: UTF8.self)
  }

  @Test(arguments: cases.indices)
  func exportIsAsBefore(_ index: Int) throws {
    let (file, write) = Self.cases[index]
    try GoldenFile.check(try write(), file)
  }
}
