import Palette
import Testing

/// The example of the README, line for line.
@Test func readmeExample() throws {
  let definition = PaletteDefinition(
    name: "shore",
    ramps: [
      RampDefinition(name: "blue", key: KeyColor(try SRGB8(hex: "#0070f2"))),
      RampDefinition(name: "teal", hue: .constant(190), .chroma(.constant(0.11))),
      .neutral(name: "grey"),
    ])
  let palette = try definition.build().palette
  let verdict = Verifier.verify(palette)
  print(verdict.holds, palette.ramps[0].swatches[.dark]?[5].color.hex ?? "")

  #expect(verdict.holds)
  #expect(palette.ramps[0].swatches[.dark]?[5].color.hex == "#0070f2")
}
