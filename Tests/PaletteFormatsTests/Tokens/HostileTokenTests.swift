import Palette
import PaletteFormats
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
    #expect((try? measured(text).get())?.notes == [])
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
}
