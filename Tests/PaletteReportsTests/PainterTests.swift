import Foundation
import Palette
import TestSupport
import Testing

@testable import PaletteReports

@Suite struct PainterTests {
  /// The 256 colours of xterm (256colres.pl): the cube and the greys, without the first sixteen.
  static let xterm: [[Int]] = {
    let levels = [0] + (1..<6).map { 55 + 40 * $0 }
    let cube = levels.flatMap { red in
      levels.flatMap { green in levels.map { [red, green, $0] } }
    }
    return cube + (0..<24).map { [Int](repeating: 8 + 10 * $0, count: 3) }
  }()

  /// OKLab by the formulas its author published (Ottosson 2020), which are not ours.
  private static func lab(_ color: [Int]) -> [Double] {
    let linear = color.map { level -> Double in
      let encoded = Double(level) / 255
      return encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
    }
    let (r, g, b) = (linear[0], linear[1], linear[2])
    let l = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
    let m = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
    let s = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
    return [
      0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
      1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s,
      0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s,
    ]
  }

  /// No other of the colours is nearer than the one taken.
  @Test func nearestOf256() {
    var generator = SeededGenerator(seed: 7)
    let random = (0..<2000).map { _ in
      SRGB8(
        red: .random(in: 0...255, using: &generator),
        green: .random(in: 0...255, using: &generator),
        blue: .random(in: 0...255, using: &generator))
    }
    for color in random + (0...255).map(SRGB8.init(gray:)) {
      let lab = Self.lab([color.red, color.green, color.blue].map(Int.init))
      let distances = Self.xtermLabs.map { other in
        zip(other, lab).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
      }
      let index = TerminalColors.nearest(of256: color)
      #expect((16...255).contains(index))
      // The two sets of constants differ in the seventh digit.
      #expect(distances[index - 16] - (distances.min() ?? 0) < 1e-6, "\(color)")
    }
  }

  private static let xtermLabs = xterm.map(lab)

  /// A colour keeps its hue where there is one for it, among 256 and among sixteen.
  @Test(
    arguments: [
      ("#e2292a", 9), ("#00cc00", 2), ("#0000e0", 4), ("#5a5aff", 12), ("#000000", 0),
      ("#ffffff", 15),
      ("#00ffff", 14), ("#808080", 8), ("#f0b737", 3),
    ])
  func nearestOf16(hex: String, index: Int) throws {
    #expect(TerminalColors.nearest(of16: try SRGB8(hex: hex)) == index)
  }

  /// Swatches stand before the hex text, samples show the pair; words keep their words.
  @Test func trueColor() throws {
    let text = TextReport.write(
      CheckResults([Fixtures.file(try Fixtures.palette())]), TextSettings(depth: .trueColor))
    #expect(text.contains("\u{1b}[48;2;149;149;149m  \u{1b}[0m #959595"))
    #expect(text.contains("  \u{1b}[38;2;149;149;149;48;2;255;255;255m Aa \u{1b}[0m gray.1 "))
    #expect(text.contains("\u{1b}[1;31mtest.json: 2 pairs fail\u{1b}[0m"))
    #expect(text.contains("\u{1b}[1;31m  fails\u{1b}[0m"))
    #expect(text.contains("\u{1b}[1;32m  holds\u{1b}[0m"))
  }

  @Test func fewerColors() throws {
    let results = CheckResults([Fixtures.file(try Fixtures.palette())])
    let medium = TextReport.write(results, TextSettings(depth: .ansi256))
    #expect(medium.contains("\u{1b}[48;5;246m  \u{1b}[0m #959595"))
    // Sixteen colours are what their user made of them, so no swatch would be right.
    let few = TextReport.write(results, TextSettings(depth: .ansi16))
    #expect(!few.contains("[48;") && !few.contains("[38;"))
    #expect(few.contains("\u{1b}[1;31m"))
  }

  /// Without what paints it, a painted report says the same words, within the same width.
  @Test(arguments: [ColorDepth.ansi16, .ansi256, .trueColor], [80, 120])
  func sameWords(_ depth: ColorDepth, _ width: Int) throws {
    let results = try Fixtures.mixed()
    let plain = TextReport.write(results, TextSettings(width: width))
    let painted = TextReport.write(results, TextSettings(depth: depth, width: width))
    let bare = painted.replacing(/\u{1b}\[[0-9;]*m/, with: "")
    #expect(bare.split(separator: "\n").filter { $0.count > width } == [])
    func words(_ text: String) -> [Substring] {
      text.split { $0 == " " || $0 == "\n" }.filter { $0 != "Aa" }
    }
    #expect(words(bare) == words(plain))
  }

  /// A line of a log must not become a command of GitHub Actions.
  @Test func logCommands() throws {
    var palette = try Fixtures.palette()
    palette.ramps[1].name = String(repeating: "x", count: 70) + " ::stop-commands::y ##[add-mask]z"
    for depth in ColorDepth.allCases {
      let text = TextReport.write(
        CheckResults([Fixtures.file(palette, "::error::a.json")]), TextSettings(depth: depth))
      let bare = text.replacing(/\u{1b}\[[0-9;]*m/, with: "")
      for line in bare.split(separator: "\n") {
        #expect(!line.drop { $0 == " " }.hasPrefix("::") && !line.contains("##["), "\(line)")
      }
    }
  }
}
