import Foundation
import TestSupport

/// Type-checks generated Swift as an application would compile it.
struct SwiftCompiler {
  /// The frameworks a platform has; stand-ins take their place.
  enum Platform: String, CaseIterable {
    /// None: Linux.
    case plain
    /// UIKit and SwiftUI.
    case iOS
    /// AppKit and SwiftUI.
    case macOS

    var frameworks: [String] {
      switch self {
      case .plain: []
      case .iOS: ["UIKit", "SwiftUI"]
      case .macOS: ["AppKit", "SwiftUI"]
      }
    }
  }

  let platform: Platform
  private let directory: TemporaryDirectory

  /// Builds the stand-ins of a platform.
  init(for platform: Platform) throws {
    self.platform = platform
    directory = try TemporaryDirectory()
    for framework in platform.frameworks {
      let source = TestData.url("AppleStandIns/\(framework).swift").path
      try compile([
        "-emit-module", "-module-name", framework, "-swift-version", "6", source, "-o",
        directory.url.appendingPathComponent("\(framework).swiftmodule").path,
      ])
    }
  }

  /// Compiles files to the point of knowing that they are right; warnings are errors.
  func typecheck(_ sources: [String], options: [String]) throws {
    let paths = try sources.enumerated().map { index, source in
      try directory.write(Array(source.utf8), to: "source\(index).swift").path
    }
    try compile(["-typecheck", "-module-name", "Colors"] + options + paths)
  }

  /// Compiles files and runs them; what they print.
  func output(of sources: [String: String]) throws -> String {
    let paths = try sources.sorted { $0.key < $1.key }.map { name, source in
      try directory.write(Array(source.utf8), to: name).path
    }
    let program = directory.url.appendingPathComponent("program").path
    try compile(["-module-name", "Colors", "-swift-version", "6", "-o", program] + paths)
    let result = try run(program)
    guard result.status == 0 else { throw Failure(message: result.stderr) }
    return result.stdout
  }

  private func compile(_ arguments: [String]) throws {
    let result = try run(
      "swiftc", ["-warnings-as-errors", "-I", directory.url.path] + arguments)
    guard result.status == 0 else { throw Failure(message: result.stderr) }
  }

  /// What the compiler said.
  struct Failure: Error, CustomStringConvertible {
    let message: String
    var description: String { message }
  }
}
