import Testing

@testable import PaletteCLI
@testable import PaletteFormats

/// The palette file that help shows is a real one, and has every key there is.
@Suite struct PaletteFileHelpTests {
  @Test func `it builds and verifies`() throws {
    let tool = try Tool()
    let help = tool.run(["help", "file"])
    #expect(help.exit == .success && help.stderr.isEmpty)
    try tool.write(help.stdout, to: "example.palette.json")
    #expect(tool.run(["verify", "{}/example.palette.json"]).exit == .success)
    let written = tool.run(["generate", "{}/example.palette.json"])
    #expect(written.exit == .success, "\(written.stderr)")
    #expect(tool.text("web/colors.css")?.contains("--color-blue-950") == true)
  }

  @Test func `every key is in it`() {
    for key in PaletteFile.keys {
      #expect(PaletteFileHelp.text.contains("\n  \"\(key)\":"), "\(key)")
    }
    for key in PaletteFileReader.rampKeys {
      #expect(PaletteFileHelp.text.contains("\"\(key)\""), "\(key)")
    }
  }
}
