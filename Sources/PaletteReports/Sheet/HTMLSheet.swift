public import LittleCMS
public import Palette
import PaletteFormats

/// A palette as one self-contained HTML page that designers open, auditors keep and pull requests
/// carry.
public enum HTMLSheet {
  /// How many findings a page tells, which people still read; the rest is counted.
  public static let findingLimit = 60

  /// The page of a palette and of what verifying it found.
  ///
  /// It needs no network and works without its script, which adds the picture of what a chosen
  /// colour pairs with, the contrast of two ramps, and copying. Any palette that can be read will
  /// do; appearances it lacks are stood in for. No name or description can put markup into it.
  ///
  /// - Parameters:
  ///   - comparison: What has changed since another palette, to be shown first.
  ///   - language: That of the page's words and of the names of colours; findings and suggestions
  ///     stay in English, and say so to assistive technology.
  /// - Throws: `LittleCMSError` where colours cannot be measured.
  /// - Complexity: Linear in the number of swatches, but for the contrast of steps, which looks at
  ///   every pair of ramps.
  public static func write(
    _ palette: ColorPalette, _ verification: Verification, comparison: PaletteComparison? = nil,
    language: PlainLanguage = .english
  ) throws(LittleCMSError) -> String {
    let sheet = try Sheet(palette, verification, comparison, language)
    let header = HeaderSection(sheet: sheet)
    let words = sheet.words
    let sections = [
      ChangeSection(sheet: sheet).html,
      RampSection(sheet: sheet).html, ChosenPanel(sheet: sheet).html,
      MatrixSection(sheet: sheet).html,
      CurveSection(sheet: sheet).html, BandSection(sheet: sheet).html,
      ContrastSection(sheet: sheet).html, InterfaceSection(sheet: sheet).html,
      try SeriesSection(sheet: sheet).html, FindingSection(sheet: sheet).html,
    ]
    let page: HTML = """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="palette">
      <title>\(words.title(palette.name))</title>
      <style>
      \(resource(PackageResources.sheet_css))</style>
      </head>
      <body>
      <a class="skip" href="#main">\(words.skip)</a>
      \(header.html)
      \(header.bar)
      <main id="main" tabindex="-1">
      \(sections.filter { !$0.text.isEmpty })
      </main>
      <footer><p>\(words.footer)</p></footer>
      <script>
      \(resource(PackageResources.sheet_js))</script>
      </body>
      </html>

      """
    return page.text
  }

  private static func resource(_ bytes: [UInt8]) -> HTML {
    HTML(trusted: String(decoding: bytes, as: UTF8.self))
  }
}
