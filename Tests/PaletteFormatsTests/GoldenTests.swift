import Palette
import PaletteFormats
import Testing

/// Every export of two palettes, byte for byte.
@Suite struct GoldenTests {
  static let cases: [(file: String, write: @Sendable () throws -> String)] = [
    ("harbor.json", { ResultJSON.write(Samples.small) }),
    ("harbor.css", { try CSSCustomProperties.write(Samples.small) }),
    ("Harbor.swift", { try SwiftSource.write(Samples.small) }),
    ("awkward.json", { ResultJSON.write(Samples.awkward) }),
    ("awkward.css", { try CSSCustomProperties.write(Samples.awkward) }),
    ("Awkward.swift", { try SwiftSource.write(Samples.awkward) }),
  ]

  @Test(arguments: cases.indices)
  func exportIsAsBefore(_ index: Int) throws {
    let (file, write) = Self.cases[index]
    try GoldenFile.check(try write(), file)
  }
}
