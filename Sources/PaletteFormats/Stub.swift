public import Palette

public struct InputError: Error, CustomStringConvertible, Sendable {
  public var file: String
  public var position: SourcePosition?
  public var message: String
  public var description: String {
    "\(file):\(position?.line ?? 0):\(position?.column ?? 0): \(message)"
  }
}
public enum PaletteDocument: Sendable {
  case definition(PaletteDefinition)
  case palette(ColorPalette)
  public static func read(_ bytes: [UInt8], file: String) throws(InputError) -> PaletteDocument {
    throw InputError(file: file, position: .init(line: 1, column: 1), message: "stub")
  }
}
public enum ResultJSON { public static func write(_ palette: ColorPalette) -> String { "{}\n" } }
public enum CSSCustomProperties {
  public static func write(_ palette: ColorPalette) -> String { "css\n" }
}
public enum SwiftSource {
  public static func write(_ palette: ColorPalette) -> String { "swift\n" }
}
