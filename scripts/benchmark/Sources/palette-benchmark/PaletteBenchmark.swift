import Palette

/// A palette of so many ramps, of hues that differ.
func definition(ramps count: Int) -> PaletteDefinition {
  PaletteDefinition(
    name: "growth",
    ramps: (0..<count).map { index in
      RampDefinition(
        name: "r\(index)", hue: .constant(Double(index * 137 % 360)),
        .vividness(.constant(0.5 + Double(index % 50) / 100)))
    })
}

func measurePairs() throws {
  let palette = try definition(ramps: 100).build().palette
  // In each of four appearances, any step of any ramp with any later step of any ramp.
  let pairs = Double(4 * 100 * 100 * 55)
  let time = median(of: 7) { _ = Verifier.verify(palette) }
  print("pairs", rounded(time / pairs * 1e9))
}

func measureGrowth() throws {
  for count in [10, 100, 1_000, 10_000] {
    let wanted = definition(ramps: count)
    let runs = count < 10_000 ? 5 : 1
    let build = try median(of: runs) { _ = try wanted.build() }
    let palette = try wanted.build().palette
    let verify = median(of: runs) { _ = Verifier.verify(palette) }
    print(
      count, rounded(build / Double(count) * 1e6), rounded(verify / Double(count) * 1e6))
  }
}

/// Two decimals: more are noise.
func rounded(_ value: Double) -> Double {
  (value * 100).rounded() / 100
}
