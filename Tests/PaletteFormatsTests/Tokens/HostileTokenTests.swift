import Palette
import PaletteFormats
import TestSupport
import Testing

/// Token files made to exhaust a reader: an error or an answer, in bounded time and memory.
@Suite struct HostileTokenTests {
  private static let red = #"{"colorSpace": "srgb", "components": [1, 0, 0]}"#
  /// Far more than any of them takes; a quadratic reader needs minutes.
  private static let limit = Duration.seconds(20)

  private func measured(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Result<FoundColors, InputError> {
    var result: Result<FoundColors, InputError> = .success(FoundColors())
    let time = ContinuousClock().measure {
      do throws(InputError) {
        result = .success(try dtcg(text))
      } catch {
        result = .failure(error)
      }
    }
    #expect(time < Self.limit, sourceLocation: sourceLocation)
    return result
  }

  private func message(_ result: Result<FoundColors, InputError>) -> String {
    switch result {
    case .success: ""
    case .failure(let error): error.message
    }
  }

  /// BUG-D31.
  @Test func nesting() {
    let brackets = String(repeating: "[", count: 100_000)
    #expect(message(measured(brackets)).contains("nested too deeply"))
    let token = #"{"$type": "color", "$value": \#(Self.red)}"#
    let groups =
      String(repeating: #"{"g":"#, count: 400) + token + String(repeating: "}", count: 400)
    #expect(message(measured(groups)).contains("nested too deeply"))
    let fewer = String(repeating: #"{"g":"#, count: 60) + token + String(repeating: "}", count: 60)
    #expect((try? measured(fewer).get())?.colors.count == 1)
  }

  @Test(arguments: [true, false]) func longChainsOfAliases(isForward: Bool) throws {
    var tokens = (1...10_000).map { #""t\#($0)": {"$value": "{t\#($0 - 1)}"}"# }
    tokens.insert(#""t0": {"$type": "color", "$value": \#(Self.red)}"#, at: 0)
    if isForward { tokens.reverse() }
    let found = try measured("{" + tokens.joined(separator: ",") + "}").get()
    #expect(found.colors.count == 10_001)
    #expect(found.colors.allSatisfy { $0.color.hex == "#ff0000" })
  }

  @Test func longChainsOfParts() throws {
    let tokens = (1...4_000).map { number in
      """
      "t\(number)": {"$type": "color", "$value": {"colorSpace": "srgb",
      "components": [{"$ref": "#/t\(number - 1)/$value/components/0"}, 0, 0]}}
      """
    }
    let first = #""t0": {"$type": "color", "$value": \#(Self.red)}"#
    let text = "{" + (tokens.reversed() + [first]).joined(separator: ",") + "}"
    let found = try measured(text).get()
    #expect(found.colors.count == 4_001)
    #expect(found.colors.allSatisfy { $0.color.hex == "#ff0000" })
  }

  @Test func aLongCircle() {
    let tokens = (0..<10_000).map { #""t\#($0)": {"$value": "{t\#(($0 + 1) % 10_000)}"}"# }
    let message = message(measured("{" + tokens.joined(separator: ",") + "}"))
    #expect(message.contains("t0 -> t1 -> "))
    #expect(message.hasSuffix("-> t0"))
    #expect(message.count < 300)
  }

  @Test func fansOfAliases() {
    // Each shadow is ten of the one before: 10^12 if anyone wrote them out.
    let tokens = (1...12).map { number in
      let list = Array(repeating: "\"{s\(number - 1)}\"", count: 10).joined(separator: ",")
      return #""s\#(number)": {"$type": "shadow", "$value": [\#(list)]}"#
    }
    let measure = #"{"value": 1, "unit": "px"}"#
    let first = """
      "s0": {"$type": "shadow", "$value": {"color": \(Self.red), "offsetX": \(measure),
      "offsetY": \(measure), "blur": \(measure), "spread": \(measure)}}
      """
    let text = "{" + ([first] + tokens).joined(separator: ",") + "}"
    #expect((try? measured(text).get())?.notes.filter { !$0.isLoss } == [])
  }

  @Test func fansOfGroups() {
    // Each group is two of the one before: 2^40 tokens.
    let groups = (1...40).map { number in
      let part = #"{"$extends": "{g\#(number - 1)}"}"#
      return #""g\#(number)": {"a": \#(part), "b": \#(part)}"#
    }
    let first = #""g0": {"t": {"$type": "color", "$value": \#(Self.red)}}"#
    for order in [[first] + groups, groups.reversed() + [first]] {
      let message = message(measured("{" + order.joined(separator: ",") + "}"))
      #expect(message.contains("too large or too deep"))
    }
  }

  @Test func longChainsOfGroups() {
    var groups = (1...4_000).map { #""g\#($0)": {"$extends": "{g\#($0 - 1)}"}"# }
    groups.append(#""g0": {"t": {"$type": "color", "$value": \#(Self.red)}}"#)
    let found = try? measured("{" + groups.reversed().joined(separator: ",") + "}").get()
    #expect(found?.colors.count == 4_001)
    let backwards = try? measured("{" + groups.joined(separator: ",") + "}").get()
    #expect(backwards?.colors.count == 4_001)
  }

  @Test func manyUnknownTypes() throws {
    let tokens = (0..<5_000).map { #""t\#($0)": {"$type": "x\#($0)xxxxxxxxx", "$value": 1}"# }
    #expect(try measured("{" + tokens.joined(separator: ",") + "}").get().notes.count == 5_000)
  }

  @Test func longPointers() {
    let long = "#" + String(repeating: "/a", count: 100_000)
    #expect(message(measured(#"{"a": {"$ref": "\#(long)"}}"#)).contains("more than 600 steps"))
  }

  /// Values of some documents in the places of others': an answer or an error with a place.
  @Test func shuffledDocuments() {
    var generator = SeededGenerator(seed: 20_261_130)
    let documents = DTCGVectorTests.cases.map { Array($0.document.utf8) }
    let values = documents.map { document in
      document.indices.compactMap { Self.value(in: document, at: $0) }
    }
    var answers = 0
    for (document, places) in zip(documents, values) {
      for _ in 0..<8 {
        let other = Int.random(in: 0..<documents.count, using: &generator)
        guard let place = places.randomElement(using: &generator),
          let value = values[other].randomElement(using: &generator)
        else { continue }
        let bytes = document[..<place.lowerBound] + documents[other][value]
        for reader in 0..<4 {
          do throws(InputError) {
            _ = try read(Array(bytes + document[place.upperBound...]), reader)
            answers += 1
          } catch {
            #expect(!error.message.isEmpty)
          }
        }
      }
    }
    #expect(answers > 500)
  }

  private func read(_ bytes: [UInt8], _ reader: Int) throws(InputError) -> FoundColors {
    switch reader {
    case 0: try DTCGReader.read(bytes, file: "a.json")
    case 1: try StyleDictionaryReader.read(bytes, file: "a.json")
    case 2: try TokensStudioReader.read(bytes, file: "a.json")
    default:
      try DTCGReader.readResolver(bytes, file: "a.json", files: FilesInMemory(files: [:]))
    }
  }

  /// The object, array or text that starts at a byte.
  private static func value(in text: [UInt8], at start: Int) -> Range<Int>? {
    let pairs: [UInt8: UInt8] = [0x7B: 0x7D, 0x5B: 0x5D]
    if text[start] == 0x22 {
      return text[(start + 1)...].firstIndex(of: 0x22).map { start..<($0 + 1) }
    }
    guard let closing = pairs[text[start]] else { return nil }
    var depth = 0
    for index in text.indices[start...] {
      if text[index] == text[start] { depth += 1 }
      if text[index] == closing { depth -= 1 }
      if depth == 0 { return start..<(index + 1) }
    }
    return nil
  }
}
