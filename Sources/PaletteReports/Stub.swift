public import Palette

public struct VerifiedFile: Sendable {
  public var file: String
  public var verification: Verification
  public init(file: String, verification: Verification) {
    (self.file, self.verification) = (file, verification)
  }
}
public enum TextReport { public static func write(_ files: [VerifiedFile]) -> String { "text\n" } }
public enum JSONReport { public static func write(_ files: [VerifiedFile]) -> String { "{}\n" } }
