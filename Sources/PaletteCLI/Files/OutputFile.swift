/// A file to be written.
struct OutputFile: Hashable, Sendable {
  /// Where.
  var path: String
  /// Its content.
  var bytes: [UInt8]
}
