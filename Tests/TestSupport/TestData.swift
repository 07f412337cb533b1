public import Foundation

/// The files under `Tests/TestSupport/Data`, found through the place of this source file.
public enum TestData {
  private static let directory = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Data")

  /// Where a file is; the name may lead through directories.
  public static func url(_ name: String) -> URL {
    directory.appendingPathComponent(name)
  }

  /// The bytes of a file.
  public static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url(name)))
  }

  /// The text of a file.
  public static func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }
}
