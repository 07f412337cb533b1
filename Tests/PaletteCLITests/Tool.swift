import Foundation
import TestSupport

@testable import PaletteCLI

/// The tool in this process, with a folder of its own.
struct Tool {
  let folder: TemporaryDirectory

  init() throws {
    folder = try TemporaryDirectory()
  }

  /// Runs the tool; `{}` in an argument or a variable stands for the folder.
  func run(
    _ arguments: [String], stdin: String = "", environment: [String: String] = [:],
    terminalWidth: Int? = nil
  ) -> (exit: ExitCode, stdout: String, stderr: String) {
    let words = arguments.map { $0.replacingOccurrences(of: "{}", with: folder.url.path) }
    let system = System(
      readStandardInput: { Array(stdin.utf8) },
      environment: { [path = folder.url.path] name in
        environment[name]?.replacingOccurrences(of: "{}", with: path)
      },
      isOutputTerminal: terminalWidth != nil, outputWidth: terminalWidth)
    let outcome = PaletteCommand.run(words, system)
    return (
      outcome.exitCode, String(decoding: outcome.standardOutput, as: UTF8.self),
      outcome.standardError
    )
  }

  func path(_ name: String) -> String {
    folder.url.appendingPathComponent(name).path
  }

  func write(_ text: String, to name: String) throws {
    try folder.write(Array(text.utf8), to: name)
  }

  /// The text of a file; `nil` where there is none.
  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names in the folder, hidden ones too.
  func names(in name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
  }
}

/// Texts of files that tests read.
enum Sample {
  /// A palette file with a coloured ramp and a grey one.
  static let definition = """
    {
      "name": "harbor",
      "ramps": {
        "blue": { "key": "#0070f2" },
        "grey": { "chroma": 0 }
      }
    }

    """

  /// Greys that keep all three rules: the closest pairs are 3.15, 4.54 and 9.14 by the formula of
  /// WCAG.
  static let holding = ramps(grays: [255, 226, 198, 171, 145, 118, 94, 71, 48, 27, 0])

  /// The same with #777777 as step 6, which has 4.48 on white and not 4.5.
  static let failing = ramps(grays: [255, 226, 198, 171, 145, 119, 94, 71, 48, 27, 0])

  private static func ramps(grays: [Int]) -> String {
    let colors = grays.map { gray in
      let level = String(gray, radix: 16)
      return "\"#" + String(repeating: level.count == 1 ? "0" + level : level, count: 3) + "\""
    }
    return "{ \"ramps\": { \"grey\": { \"light\": [\(colors.joined(separator: ", "))] } } }\n"
  }
}
