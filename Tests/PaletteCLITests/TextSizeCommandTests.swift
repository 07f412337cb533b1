import Foundation
import Testing

@testable import PaletteCLI

@Suite struct TextSizeCommandTests {
  @Test func tables() throws {
    let outcome = try Tool().run(["text-size", "--size", "17", "--min", "15", "--max", "30"])
    #expect(outcome.exit == .success && outcome.stderr == "")
    #expect(
      outcome.stdout == """
        Text of 17 px at weight 400, never smaller than 15 px nor larger than 30 px.

        content size       px  counts as   AA needs
        XS                 15  text           4.5:1
        S                  15  text           4.5:1
        M                  16  text           4.5:1
        L                  17  text           4.5:1
        XL                 19  text           4.5:1
        XXL                21  text           4.5:1
        XXXL               23  text           4.5:1
        AccessibilityM     27  large text       3:1
        AccessibilityL     30  large text       3:1
        AccessibilityXL    30  large text       3:1
        AccessibilityXXL   30  large text       3:1
        AccessibilityXXXL  30  large text       3:1

        scale factor     px  counts as   AA needs
        0.75             15  text           4.5:1
        1                17  text           4.5:1
        1.15          19.55  text           4.5:1
        1.25          21.25  text           4.5:1
        1.5            25.5  large text       3:1
        2                30  large text       3:1

        The hardest is 4.5:1, needed at the usual 17 px already.

        """)
  }

  @Test func json() throws {
    let words = ["--size", "17", "--min", "15", "--max", "30", "--report", "json"]
    let outcome = try Tool().run(["text-size"] + words)
    let parsed = try JSONSerialization.jsonObject(with: Data(outcome.stdout.utf8))
    let object = try #require(parsed as? [String: Any])
    let categories = try #require(object["categories"] as? [[String: Any]])
    let factors = try #require(object["scaleFactors"] as? [[String: Any]])
    #expect(
      categories.compactMap { $0["size"] as? Double }
        == [15, 15, 16, 17, 19, 21, 23, 27, 30, 30, 30, 30])
    #expect(categories.map { $0["category"] as? String }.first == "XS")
    #expect(
      factors.compactMap { $0["size"] as? Double } == [15, 17, 19.55, 21.25, 25.5, 30])
    #expect(factors.compactMap { $0["factor"] as? Double } == [0.75, 1, 1.15, 1.25, 1.5, 2])
    #expect(factors.compactMap { $0["required"] as? Double } == [4.5, 4.5, 4.5, 4.5, 3, 3])
    #expect(
      factors.compactMap { $0["large"] as? Bool } == [false, false, false, false, true, true])
    #expect(object["min"] as? Double == 15 && object["max"] as? Double == 30)
    #expect((object["hardest"] as? [String: Any])?["required"] as? Double == 4.5)
  }

  static let hardest: [(words: [String], says: String)] = [
    (
      ["--size", "20", "--weight", "700", "--min", "10", "--max", "40"],
      "The hardest is 4.5:1, needed at content size XS, where 17 px are no longer large."
    ),
    (
      ["--size", "20", "--weight", "700", "--min", "10", "--max", "40", "--level", "AAA"],
      "The hardest is 7:1, needed at content size XS, where 17 px are no longer large."
    ),
    (
      ["--size", "28", "--min", "10", "--max", "40"],
      "The hardest is 4.5:1, needed at scale factor 0.75, where 21 px are no longer large."
    ),
    (["--size", "24"], "It needs 3:1 at every setting."),
    (["--size", "24"], "which keeps its size whatever its reader chooses."),
    (["--size", "18.66", "--weight", "700"], "It needs 3:1 at every setting."),
    (["--size", "18.66", "--weight", "699"], "It needs 4.5:1 at every setting."),
  ]

  @Test(arguments: hardest)
  func hardestSize(_ words: [String], _ says: String) throws {
    let outcome = try Tool().run(["text-size"] + words)
    #expect(outcome.exit == .success)
    let text = outcome.stdout.replacingOccurrences(of: "\n", with: " ")
    #expect(text.contains(says), "\(outcome.stdout)")
  }

  static let mistakes: [(words: [String], says: String)] = [
    ([], "--size is missing"), (["--size", "17px"], "--size cannot be '17px'"),
    (["--size", "0"], "--size"), (["--size", "17", "--min", "15"], "--min needs --max"),
    (["--size", "17", "--max", "15"], "--max needs --min"),
    (["--size", "17", "--min", "30", "--max", "15"], "--min 30 is over --max 15"),
    (["--size", "17", "--weight", "0"], "--weight"),
    (["--size", "17", "--level", "A"], "--level cannot be 'A'"),
    (["--size", "17", "--report", "xml"], "--report cannot be 'xml'"),
    (["17"], "'17' is one word too many: text-size takes options only"),
  ]

  @Test(arguments: mistakes)
  func mistake(_ words: [String], _ says: String) throws {
    let outcome = try Tool().run(["text-size"] + words)
    #expect(outcome.exit == .usage && outcome.stdout == "")
    #expect(outcome.stderr.contains(says), "\(outcome.stderr)")
  }
}
