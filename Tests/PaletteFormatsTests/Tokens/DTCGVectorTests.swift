import Foundation
import Palette
import TestSupport
import Testing

@testable import PaletteFormats

/// 229 documents after the reports of the Design Tokens Community Group, with their verdicts.
@Suite struct DTCGVectorTests {
  struct Case: CustomTestStringConvertible {
    let id: String
    let isResolver: Bool
    let document: String
    let isValid: Bool
    let rule: String
    nonisolated(unsafe) let facts: NSDictionary

    var testDescription: String { "\(id): \(rule)" }

    func strings(_ key: String) -> [String: Any]? { facts[key] as? [String: Any] }

    func tokens() throws -> DTCGTokens {
      let (root, source) = try JSONParser.parse(Array(document.utf8), file: id)
      let object = try source.object(root, "a file")
      return try DTCGTokens(
        [TokenDocument(root: object, source: source)], file: id, isStrict: true)
    }

    func resolver() throws -> TokenResolverFile {
      let (root, source) = try JSONParser.parse(Array(document.utf8), file: id)
      return TokenResolverFile(
        document: try ResolverDocument(root, source), files: FilesInMemory(files: [:]),
        isStrict: true)
    }

    func read(isStrict: Bool) throws(InputError) -> FoundColors {
      let bytes = Array(document.utf8)
      guard isResolver else {
        return try DTCGReader.read(bytes, file: id, isStrict: isStrict)
      }
      return try DTCGReader.readResolver(
        bytes, file: id, files: FilesInMemory(files: [:]), isStrict: isStrict)
    }
  }

  static let cases: [Case] = {
    let text = (try? TestData.text("Tokens/dtcg-cases.ndjson")) ?? ""
    return text.split(separator: "\n").compactMap { line in
      guard
        let facts = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? NSDictionary,
        let id = facts["id"] as? String, let document = facts["doc"] as? String,
        let isValid = facts["valid"] as? Bool, let rule = facts["rule"] as? String
      else { return nil }
      return Case(
        id: id, isResolver: facts["kind"] as? String == "resolver", document: document,
        isValid: isValid, rule: rule, facts: facts)
    }
  }()

  @Test func allCasesAreThere() {
    #expect(Self.cases.count == 229)
    #expect(Self.cases.filter(\.isValid).count == 100)
    #expect(Self.cases.reduce(0) { $0 + (($1.facts["runs"] as? [Any])?.count ?? 0) } == 21)
  }

  @Test(arguments: cases) func verdict(_ vector: Case) {
    let error = failure { () throws(InputError) in try vector.read(isStrict: true) }
    if vector.isValid {
      #expect(error == nil)
    } else {
      #expect(error?.position != nil)
    }
  }

  @Test(arguments: cases.filter { !$0.isValid })
  func nothingInvalidPassesSilently(_ vector: Case) {
    do throws(InputError) {
      let found = try vector.read(isStrict: false)
      #expect(!found.notes.isEmpty)
    } catch {
      #expect(error.position != nil)
    }
  }

  @Test(arguments: cases.filter { $0.facts["resolved"] != nil })
  func resolvedValues(_ vector: Case) throws {
    var tokens = try vector.tokens()
    for (name, expected) in try #require(vector.strings("resolved")) {
      #expect(try same(Values.resolved(name, in: &tokens), expected))
    }
  }

  @Test(arguments: cases.filter { $0.facts["types"] != nil })
  func types(_ vector: Case) throws {
    let tokens = try vector.tokens()
    var resolver = tokens.checker.resolver
    for (name, expected) in try #require(vector.strings("types")) {
      let id = try #require(Values.token(name, in: resolver.tree))
      #expect(try resolver.type(of: id) == expected as? String)
    }
  }

  @Test func deprecation() throws {
    let vector = try #require(Self.cases.first { $0.facts["deprecated"] != nil })
    let tree = try vector.tokens().checker.resolver.tree
    for (name, expected) in try #require(vector.strings("deprecated")) {
      let found = tree.deprecation(of: try #require(Values.token(name, in: tree)))
      #expect(found?.isDeprecated == (expected as? String != nil))
      #expect(found?.reason == expected as? String)
    }
  }

  @Test func namesOfFontWeights() throws {
    let named = Self.cases.filter { $0.facts["equals"] != nil }
    #expect(named.count == 18)
    for vector in named {
      var tokens = try vector.tokens()
      let name = try #require(Values.resolved("t", in: &tokens) as? String)
      let weight = TokenType.fontWeights.first { $0.key == name }?.value
      #expect(weight == vector.facts["equals"] as? Int)
    }
  }

  @Test func alphaThatIsNotGivenIsOne() throws {
    let vector = try #require(Self.cases.first { $0.facts["effective_alpha"] != nil })
    #expect(try vector.read(isStrict: true).colors.map(\.color.alpha) == [255])
  }

  /// One of the 21 runs is left out: its input is `true`, and inputs here are strings by type.
  @Test func resolverRuns() throws {
    var leftOut = 0
    for vector in Self.cases {
      for run in vector.facts["runs"] as? [[String: Any]] ?? [] {
        guard let inputs = run["input"] as? [String: String] else {
          leftOut += 1
          continue
        }
        var resolver = try vector.resolver()
        guard let resolved = run["resolved"] as? [String: Any] else {
          #expect(run["error"] is String)
          #expect(throws: InputError.self) { try resolver.tokens(inputs: inputs) }
          continue
        }
        var tokens = try resolver.tokens(inputs: inputs)
        for (name, expected) in resolved {
          #expect(try same(Values.resolved(name, in: &tokens), expected), "\(vector.id) \(inputs)")
        }
      }
      if let permutations = vector.facts["permutations"] as? Int {
        let modifiers = try vector.resolver().document.modifiers
        #expect(modifiers.reduce(1) { $0 * $1.contexts.count } == permutations)
      }
    }
    #expect(leftOut == 1)
  }

  private func same(_ found: Any, _ expected: Any) -> Bool {
    (found as? NSObject) == (expected as? NSObject)
  }
}

/// Values of tokens as plain data, every reference in them followed.
private enum Values {
  static func token(_ name: String, in tree: TokenTree) -> Int? {
    name.split(separator: ".").reduce(0) { id, name in
      id.flatMap { tree.nodes[$0].childByName[String(name)] }
    }
  }

  static func resolved(_ name: String, in tokens: inout DTCGTokens) throws -> Any {
    var resolver = tokens.checker.resolver
    let id = try #require(token(name, in: resolver.tree))
    return try plain(try #require(try resolver.value(of: id)), &resolver)
  }

  private static func plain(_ value: TokenValue, _ resolver: inout TokenResolver) throws -> Any {
    let value = try resolver.part(value.node, of: value)
    switch value.node.value {
    case .null: return NSNull()
    case .bool(let flag): return NSNumber(value: flag)
    case .number(let number, _): return NSNumber(value: number)
    case .string(let text): return NSString(string: text)
    case .array(let elements):
      return NSArray(array: try elements.map { try plain($0, of: value, &resolver) })
    case .object(let object):
      let dictionary = NSMutableDictionary()
      for member in object.members {
        dictionary[member.key] = try plain(member.node, of: value, &resolver)
      }
      return dictionary
    }
  }

  private static func plain(
    _ node: JSONNode, of value: TokenValue, _ resolver: inout TokenResolver
  ) throws -> Any {
    try plain(TokenValue(node: node, owner: value.owner, isWhole: false), &resolver)
  }
}
