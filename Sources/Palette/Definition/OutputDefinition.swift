/// Files that are to be made from a palette: a format, a place and a form.
public struct OutputDefinition: Hashable, Sendable {
  /// The format's name.
  public var format: String
  /// Where it goes, from the palette file's folder: a file, or the folder of a format that writes
  /// several; `.` for the palette file's own.
  public var path: String
  /// What was chosen about its form.
  public var options: WriteOptions
  /// Where it stands in the palette file.
  public var position: SourcePosition?

  /// An output in the format's own custom unless said otherwise.
  public init(
    format: String, path: String, options: WriteOptions = WriteOptions(),
    position: SourcePosition? = nil
  ) {
    (self.format, self.path, self.options) = (format, path, options)
    self.position = position
  }
}
