public import Foundation

/// A directory of its own that is removed when nobody holds it any more.
public final class TemporaryDirectory: Sendable {
  /// Where it is.
  public let url: URL

  /// Creates an empty directory.
  public init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("palette-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // Nothing can be done about a failure here, and no test depends on it.
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file in it, with the directories that lead there.
  @discardableResult
  public func write(_ bytes: [UInt8], to name: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file
  }
}
