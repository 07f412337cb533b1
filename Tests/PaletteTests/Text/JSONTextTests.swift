import Palette
import Testing

@Suite struct JSONTextTests {
  /// One that is made while it is written is the array it stands for, wherever it stands.
  @Test(arguments: 0..<4)
  func madeArrays(count: Int) {
    let elements = (0..<count).map { index in
      JSONText.object([("a", .integer(index)), ("b", .array([.null, .bool(true)]))])
    }
    let made = JSONText.made { add in elements.forEach(add) }
    let array = JSONText.array(elements)
    #expect(made.document == array.document)
    #expect(made.singleLine == array.singleLine)
    let outer = JSONText.object([("x", .string("y")), ("z", made)])
    let expected = JSONText.object([("x", .string("y")), ("z", array)])
    #expect(outer.document == expected.document)
    #expect(outer.singleLine == expected.singleLine)
  }

  @Test func layout() {
    let text = JSONText.object([
      ("none", .made { _ in }),
      ("two", .made { add in for number in 1...2 { add(.integer(number)) } }),
    ])
    #expect(text.document == "{\n  \"none\": [],\n  \"two\": [\n    1,\n    2\n  ]\n}\n")
    #expect(text.singleLine == "{ \"none\": [], \"two\": [1, 2] }")
  }
}
