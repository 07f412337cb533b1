import Foundation
import Palette
import Testing

@testable import PaletteFormats

/// Every export of two palettes, byte for byte.
///
/// `PALETTE_REWRITE_GOLDEN=1` writes the files anew; look at the difference before it is committed.
@Suite struct GoldenTests {
  private static let directory = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Golden")

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
    let written = try write()
    let url = Self.directory.appendingPathComponent(file)
    if ProcessInfo.processInfo.environment["PALETTE_REWRITE_GOLDEN"] == "1" {
      try Data(written.utf8).write(to: url)
    }
    let golden = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    #expect(written.last == "\n")
    #expect(!written.utf8.contains(UInt8(ascii: "\r")))
    guard written != golden else { return }
    let lines = written.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let number = zip(lines, expected).prefix { $0 == $1 }.count
    let found = number < lines.count ? String(lines[number]) : "the end"
    let wanted = number < expected.count ? String(expected[number]) : "the end"
    Issue.record("\(file):\(number + 1): expected \(wanted), found \(found)")
  }
}
