import LittleCMS

@testable import Palette

/// A kind of ramp to solve at every hue.
struct RampKind: Sendable {
  let name: String
  let definition: @Sendable (Double) -> RampDefinition

  static let all = [
    RampKind(name: "moderate") { hue in
      RampDefinition(name: "r", hue: .constant(hue), .chroma(.constant(0.12)))
    },
    RampKind(name: "maximum") { hue in
      RampDefinition(name: "r", hue: .constant(hue), .vividness(.constant(1)))
    },
    RampKind(name: "turning") { hue in
      RampDefinition(
        name: "r",
        hue: Curve(points: [.init(step: 1, value: hue), .init(step: 11, value: hue + 40)]),
        .chroma(.constant(0.12)))
    },
  ]
}

/// What a palette does once, before its ramps.
struct Workbench {
  let engine: ColorEngine
  let bands: [Band]
  let lightness: [Double]

  init() throws {
    engine = try ColorEngine(space: .oklch, gamut: .sRGB, deviceProfile: nil)
    bands = try Ladder(
      target: LadderTarget.even.lightness, rules: PairingRule.fiori, fixed: [], holdsGrays: false
    ).bands
    lightness = bands.map { Depth.lightness($0.center) }
  }

  /// The eleven colours of a ramp, solved and proved.
  func solve(_ definition: RampDefinition) throws -> [Swatch] {
    let recipe = RampRecipe(
      definition, keyStep: nil, lightness: lightness, model: engine.model)
    return try RampBuilder(recipe, engine: engine).swatches(on: bands, grayDepths: [])
  }
}

func measureRamps() throws {
  let bench = try Workbench()
  for kind in RampKind.all {
    let time = try median(of: 7) {
      for hue in 0..<360 { _ = try bench.solve(kind.definition(Double(hue))) }
    }
    print(kind.name, rounded(time / 360 * 1e6))
  }
}

func solveOnce(_ name: String) throws {
  let bench = try Workbench()
  guard let kind = RampKind.all.first(where: { $0.name == name }) else { return }
  for hue in 0..<360 { _ = try bench.solve(kind.definition(Double(hue))) }
}

func measureEvenness() throws {
  let bench = try Workbench()
  for kind in RampKind.all {
    let values = try (0..<360).map { hue -> Double in
      let colors = try bench.solve(kind.definition(Double(hue))).map(\.color)
      let inner = zip(colors, colors.dropFirst()).map(bench.engine.difference).dropFirst()
        .dropLast()
      return (inner.max() ?? 0) / (inner.min() ?? 1)
    }.sorted()
    print(kind.name, rounded(values[180]), rounded(values[359]))
  }
}

/// The median time of several runs, in seconds, after one that does not count.
func median(of runs: Int, _ work: () throws -> Void) rethrows -> Double {
  try work()
  let times = try (0..<runs).map { _ in try ContinuousClock().measure(work) }.sorted()
  let (seconds, attoseconds) = times[runs / 2].components
  return Double(seconds) + Double(attoseconds) * 1e-18
}
