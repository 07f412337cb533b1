import Foundation
import Palette
import TestSupport
import Testing

@testable import PaletteFormats

/// The reading model against the SVG that stands beside it, as others read the two.
@Suite struct SheetReadingTests {
  static let palettes: [ColorPalette] = {
    var roles = NativeSamples.small
    roles.ramps = []
    return [NativeSamples.small, NativeSamples.awkward, roles]
      + HostileNamesTests.palettes.prefix(20)
  }()

  private static func reading(_ palette: ColorPalette) throws -> [UInt8] {
    try #require(try OutputFormat.reading.write(palette).first).bytes
  }

  @Test("It decodes into the type that answers questions")
  func decodes() throws {
    for palette in Self.palettes {
      let bytes = try Self.reading(palette)
      let content = try JSONDecoder().decode(ReadingContent.self, from: Data(bytes))
      #expect(content == (try SwatchSheet(palette).reading))
    }
  }

  @Test("Every swatch of the SVG is a line, where it is drawn and with what it says")
  func linesAreSwatches() throws {
    for palette in Self.palettes {
      let sheet = try SVGSheet(SwatchSheet(palette).svg)
      let content = try SwatchSheet(palette).reading
      #expect(content.title == sheet.title && content.language == sheet.language)
      #expect([content.width, content.height] == [sheet.frame.width, sheet.frame.height])
      try #require(content.pages.count == sheet.panels.count)
      for (page, panel) in zip(content.pages, sheet.panels) {
        let swatches = page.lines.filter { $0.kind == .swatch }
        #expect(swatches.map(\.content) == panel.swatches.map(\.title))
        #expect(swatches.map(\.frame) == panel.swatches.map(\.frame))
        #expect(page.lines.filter { $0.kind == .heading }.map(\.content) == [panel.heading])
        for line in page.lines {
          #expect(page.frame.holds(line.frame) && sheet.frame.holds(line.frame))
          #expect(line.kind == .title || panel.frame.holds(line.frame))
        }
      }
    }
  }

  @Test("A point has the line that is there, and between lines none")
  func pointsHaveLines() throws {
    for palette in Self.palettes {
      for page in try SwatchSheet(palette).reading.pages {
        for (number, line) in page.lines.enumerated() {
          let frame = line.frame
          let (middle, center) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
          #expect(page.lineNumber(atX: middle, y: center) == number)
          #expect(page.content(ofLine: number) == line.content)
          #expect(page.frame(ofLine: number) == frame)
          // Half of the gap between two swatches.
          #expect(page.lineNumber(atX: frame.x + frame.width + 4, y: center) == nil)
          #expect(page.lineNumber(atX: middle, y: frame.y + frame.height + 4) == nil)
        }
        #expect(page.content.split(separator: "\n").count == page.lines.count)
      }
    }
  }

  @Test("Lines are read from top to bottom and from left to right, and none lies on another")
  func readingOrder() throws {
    for palette in Self.palettes {
      let pages = try SwatchSheet(palette).reading.pages
      for page in pages {
        for (one, next) in zip(page.lines, page.lines.dropFirst()) {
          #expect((one.frame.y, one.frame.x) < (next.frame.y, next.frame.x))
        }
        #expect(!page.lines.map(\.frame).overlap)
      }
      #expect(!pages.map(\.frame).overlap)
      for (one, next) in zip(pages, pages.dropFirst()) { #expect(one.frame.y < next.frame.y) }
      #expect(pages.first?.lines.prefix(2).map(\.kind) == [.title, .heading])
    }
  }

  @Test func followsItsSchema() throws {
    let python = try PythonEnvironment("json-schema", packages: ["jsonschema==4.26.0"])
    let directory = try TemporaryDirectory()
    var files: [String] = []
    for (index, palette) in Self.palettes.enumerated() {
      files.append(try directory.write(try Self.reading(palette), to: "\(index).json").path)
    }
    let script = """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1]))
      jsonschema.Draft202012Validator.check_schema(schema)
      for file in sys.argv[2:]:
        jsonschema.validate(json.load(open(file)), schema)
      print(len(sys.argv) - 2)
      """
    let checked = try python.output(
      of: "python3", ["-c", script, TestData.url("reading.schema.json").path] + files)
    #expect(checked == "\(files.count)\n")
  }

  @Test("In a browser, no swatch and no line is wider or higher than its frame")
  func browserDrawsTheFrames() throws {
    let sheets = try Self.palettes.map { try SwatchSheet($0) }
    let page =
      "<!doctype html><meta charset=utf-8>"
      + sheets.map { $0.svg.drop { $0 != "\n" } }.joined() + """
        <pre id="result"></pre><script>
        const box = (element) => { const b = element.getBBox(); return [b.x, b.y, b.width, b.height] };
        result.textContent = JSON.stringify([...document.querySelectorAll("svg")].map((svg) => ({
          swatches: [...svg.querySelectorAll("g[role=img]")].map(box),
          texts: [...svg.querySelectorAll(".title, .heading")].map(box),
        })));
        </script>
        """
    struct Boxes: Decodable {
      var swatches: [[Double]]
      var texts: [[Double]]
    }
    let boxes = try Chromium.result(
      of: page, Chromium.Settings(isDark: false, wantsContrast: false, hasP3: false),
      as: [Boxes].self)
    try #require(boxes.count == sheets.count)
    for (sheet, boxes) in zip(sheets, boxes) {
      let lines = sheet.reading.pages.flatMap(\.lines)
      let swatches = lines.filter { $0.kind == .swatch }.map(\.frame)
      #expect(boxes.swatches == swatches.map { [$0.x, $0.y, $0.width, $0.height] })
      for (box, line) in zip(boxes.texts, lines.filter { $0.kind != .swatch }) {
        #expect(box[0] == line.frame.x && box[2] <= line.frame.width, "\(line.content)")
        #expect(line.frame.contains(x: box[0], y: box[1] + box[3] / 2))
      }
    }
  }
}

extension ReadingFrame {
  /// Another lies wholly inside.
  fileprivate func holds(_ other: ReadingFrame) -> Bool {
    other.x >= x && other.y >= y && other.x + other.width <= x + width
      && other.y + other.height <= y + height
  }
}

extension [ReadingFrame] {
  /// Two of them have a point in common.
  fileprivate var overlap: Bool {
    indices.contains { one in
      indices.dropFirst(one + 1).contains { other in
        let (a, b) = (self[one], self[other])
        return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height
          && b.y < a.y + a.height
      }
    }
  }
}
