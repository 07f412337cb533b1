import Foundation
import Palette
import TestSupport
import Testing

@testable import PaletteFormats

@Suite struct GIMPPaletteTests {
  @Test("BUG-D61: padding, tabs, missing names, comments, CR LF and a byte-order mark")
  func leniency() throws {
    let text =
      "\u{FEFF}GIMP Palette\r\nName: Harbour \r\nColumns: 3\r\n#\r\n  0   7  14\tDeep\r\n"
      + "\t255 128\t64\r\n# note\r\n 31 122  77 Müll 40\r\n"
    let found = try GIMPPaletteReader.read(Array(text.utf8), file: "x.gpl")
    #expect(found.name == "Harbour")
    #expect(found.colors.map(\.color.hex) == ["#00070e", "#ff8040", "#1f7a4d"])
    #expect(found.colors.map(\.path) == [["Deep"], [""], ["Müll 40"]])
    #expect(found.colors.map(\.position.line) == [5, 6, 8])
    #expect(found.colors.map(\.position.column) == [3, 2, 2])
  }

  @Test func fourChannels() throws {
    let text = "GIMP Palette\nChannels: RGBA\n1 2 3 128 half\n"
    let found = try GIMPPaletteReader.read(Array(text.utf8), file: "x")
    #expect(found.colors.map(\.color.hex) == ["#01020380"])
  }

  @Test(
    arguments: [
      ("", 1, 1, "the first line"), ("GIMP\n1 2 3", 1, 1, "the first line"),
      ("GIMP Palette\n1 2\n", 2, 4, "found the end of the line"),
      ("GIMP Palette\n1 2 256\n", 2, 5, "found '256'"),
      ("GIMP Palette\n\n1 2 +3\n", 3, 5, "found '+3'"),
      ("GIMP Palette\n1 2 x\n", 2, 5, "found 'x'"),
      ("GIMP Palette\n1 \u{0} 3\n", 2, 3, "byte 0x0"),
    ] as [(String, Int, Int, String)])
  func faults(_ text: String, _ line: Int, _ column: Int, _ message: String) {
    let error = #expect(throws: InputError.self) {
      try GIMPPaletteReader.read(Array(text.utf8), file: "x.gpl")
    }
    #expect(error?.position == SourcePosition(line: line, column: column))
    #expect(error?.message.contains(message) == true, "\(String(describing: error))")
  }

  @Test func noColors() {
    let error = #expect(throws: InputError.self) {
      try GIMPPaletteReader.read(Array("GIMP Palette\nName: x\n".utf8), file: "x.gpl")
    }
    #expect(error?.message == "the palette has no colours")
  }
}

@Suite struct AdobeSwatchTests {
  private func bytes(base64: String) throws -> [UInt8] {
    [UInt8](try #require(Data(base64Encoded: base64)))
  }

  @Test("BUG-D62: groups, grey swatches and accented names")
  func groupsAndModels() throws {
    let found = try AdobeSwatchReader.read(
      try bytes(
        base64:
          "QVNFRgABAAAAAAAFwAEAAAASAAgASABhAHIAYgBvAHUAcgAAAAEAAAAsAAwATQD8AGwAbABnAHIA/ABuACAANAAwAAB"
          + "SR0IgPfj4+T709PU+mpqbAAAAAQAAABQABABNAGkAZAAAR3JheT8AAAAAAsACAAAAAAABAAAAHgAFAHMAbwBsAG8A"
          + "AFJHQiA+TMzNPszMzT8ZmZoAAQ=="), file: "x.ase")
    #expect(
      found.colors.map(\.path) == [["Harbour", "Müllgrün 40"], ["Harbour", "Mid"], ["solo"]])
    // Grey 0.5 is 127.5 of 255, and halves go up.
    #expect(found.colors.map(\.color.hex) == ["#1f7a4d", "#808080", "#336699"])
    #expect(found.colors.map(\.position.line) == [1, 1, 1])
    // 12 bytes of header and 24 of the group come first.
    #expect(found.colors[0].position.column == 37)
    #expect(found.notes.isEmpty)
  }

  @Test(
    "BUG-D63: a file that claims what it does not have",
    arguments: [
      (
        "QVNFRgABAAB/////AAEAAAAYAAIAeAAAUkdCID+AAAAAAAAAAAAAAAAA",
        "offset 42: the file ends after 1"
      ),
      ("QVNFRgABAAB/////AAEAAAAYAAIAeAAAUkdCID+AAAAAAAAA", "the file ends within a component"),
      ("QVNFRgABAAAAAAABAAH////w//8AYQ==", "offset 20: the file ends within a name"),
      ("QVNF", "offset 0: the file ends within the signature"),
      ("", "offset 0: the file ends within the signature"),
      ("R0lGODlh", "the signature of Adobe swatches is 'ASEF'"),
      ("QVNFRgACAAAAAAAA", "version 2"),
      ("QVNFRgABAAAAAAAA", "there are no colours in it"),
    ])
  func malformed(_ base64: String, _ message: String) throws {
    let bytes = try bytes(base64: base64)
    let error = #expect(throws: InputError.self) {
      try AdobeSwatchReader.read(bytes, file: "x.ase")
    }
    #expect(error?.message.contains(message) == true, "\(String(describing: error))")
  }

  /// A block of one colour without a name.
  private func color(_ model: String, _ values: [Float], length: Int? = nil) -> [UInt8] {
    let body =
      [0, 0] + Array(model.utf8)
      + values.flatMap { value in
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value.bitPattern >> $0) }
      } + [0, 2]
    let claimed = length ?? body.count
    return [0, 1, 0, 0, UInt8(claimed >> 8), UInt8(claimed & 255)] + body
  }

  private func file(_ blocks: [[UInt8]]) -> [UInt8] {
    Array("ASEF".utf8) + [0, 1, 0, 0, 0, 0, 0, UInt8(blocks.count)] + blocks.joined()
  }

  /// CIELAB 53.23 80.11 67.22 for D50-adapted white is close to sRGB red as CSS reads it:
  /// `lab(54.29 80.81 69.89)` is #ff0000 in its specification.
  @Test func cielab() throws {
    let found = try AdobeSwatchReader.read(
      file([color("LAB ", [0.542905, 80.8049, 69.8910])]), file: "x")
    #expect(found.colors.map(\.color.hex) == ["#ff0000"])
  }

  @Test func cmykIsLeftOutAndSaid() throws {
    let found = try AdobeSwatchReader.read(
      file([color("CMYK", [0, 1, 1, 0]), color("RGB ", [1, 0, 1.5])]), file: "x")
    #expect(found.colors.map(\.color.hex) == ["#ff00ff"])
    #expect(found.notes.count == 2)
    #expect(found.notes[0].message.contains("offset 12") && found.notes[0].message.contains("CMYK"))
    #expect(found.notes[1].message.contains("clipped"))
  }

  @Test("A block that lies about its length is read by what it holds", arguments: [0, 2, 28, 999])
  func wrongLengths(_ length: Int) throws {
    let found = try AdobeSwatchReader.read(
      file([color("RGB ", [1, 0, 0], length: length), color("RGB ", [0, 0, 1])]), file: "x")
    #expect(found.colors.map(\.color.hex) == ["#ff0000", "#0000ff"])
  }

  @Test func noNumber() {
    let error = #expect(throws: InputError.self) {
      try AdobeSwatchReader.read(file([color("RGB ", [.nan, 0, 0])]), file: "x")
    }
    #expect(error?.message == "at offset 24: a component is no finite number")
    #expect(error?.position == SourcePosition(line: 1, column: 25))
  }

  @Test("No damage to a byte does worse than an error")
  func damage() throws {
    let whole = file([color("RGB ", [1, 0, 0]), color("Gray", [0.5])])
    for index in whole.indices {
      for value: UInt8 in [0, 1, 127, 255] {
        var damaged = whole
        damaged[index] = value
        _ = try? AdobeSwatchReader.read(damaged, file: "x")
      }
      let part = Array(whole[..<index])
      #expect(throws: InputError.self) { try AdobeSwatchReader.read(part, file: "x") }
    }
  }
}
