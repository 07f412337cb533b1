import LittleCMS

/// The ramps of one appearance that must go together, and their repair.
struct RepairJob {
  /// A ramp in one appearance.
  struct Row {
    let ramp: Int
    let name: String
    let swatches: [Swatch]
  }

  let ramps: [Row]
  let rules: [PairingRule]
  let locked: [Repair.Lock]
  /// Steps count from the dark end.
  let isDark: Bool

  /// Each ramp with the colours it should have.
  ///
  /// The least room is tried first, because room costs moves; where some step then finds no 8-bit
  /// colour, more.
  func repaired(_ engine: ColorEngine) throws(BuildError) -> [(Row, [Swatch])] {
    guard stepCount >= 2 else { return ramps.map { ($0, $0.swatches) } }
    for comfort in Self.rooms {
      guard let bands = fittedBands(comfort) else { continue }
      let rows = ramps.compactMap { row in moved(row, into: bands, engine).map { (row, $0) } }
      if rows.count == ramps.count { return rows }
    }
    throw explanation()
  }

  /// The colours of a ramp inside the bands; `nil` if some band holds none that would do.
  private func moved(_ row: Row, into bands: [Band], _ engine: ColorEngine) -> [Swatch]? {
    var swatches = row.swatches
    for (index, swatch) in swatches.enumerated() {
      let band = bands[rung(index) - 1]
      guard !NearestColor(in: band).luminances.contains(swatch.color.luminance) else { continue }
      let depth = Depth.ofLuminance(swatch.color.luminance)
      let target = min(max(depth, band.lower), band.upper)
      guard let color = swatch.color.moved(to: target, in: band, engine) else { return nil }
      swatches[index] = Swatch(color, position: swatch.position)
    }
    return swatches
  }

  private var stepCount: Int { ramps.map(\.swatches.count).max() ?? 0 }

  /// The rung of the ladder, from 1 at white, that a step by position is: the ladder of a dark page
  /// is climbed from black.
  private func rung(_ index: Int) -> Int {
    isDark ? stepCount - index : index + 1
  }

  /// The bands nearest to the colours there are.
  private func fittedBands(_ comfort: LadderWishes.Comfort) -> [Band]? {
    var depths = [[Double]](repeating: [], count: stepCount)
    for row in ramps {
      for (index, swatch) in row.swatches.enumerated() {
        depths[rung(index) - 1].append(Depth.ofLuminance(swatch.color.luminance))
      }
    }
    let wishes = LadderWishes(stepCount: stepCount, rules: rules, comfort: comfort)
    guard !wishes.areImpossible,
      let placed = KeyPlacement(
        of: kept.map(\.choice) + (holdsGrays ? wishes.grayChoices : []), in: wishes)
    else { return nil }
    return BandFit(depths, under: placed.wishes)?.bands
  }

  /// A ramp of greys stays one.
  private var holdsGrays: Bool {
    ramps.contains { $0.swatches.allSatisfy(\.color.isGray) }
  }

  private static let rooms = [
    LadderWishes.Comfort(gap: 1e-4, width: 1e-4, pinnedWidth: 1e-4, margin: 1e-9),
    LadderWishes.Comfort(gap: 1e-4, width: 0.0012, pinnedWidth: 6e-4, margin: 1e-9),
    LadderWishes.Comfort(gap: 0.001, width: 0.0165, pinnedWidth: 0.0012, margin: 1e-9),
    LadderWishes.Comfort(gap: 0.01, width: 0.0165, pinnedWidth: 0.00342, margin: 1e-9),
  ]

  /// The colours that must stay, each at its own rung.
  private var kept: [(color: FixedColor, rung: Int, choice: PlacementChoice)] {
    ramps.flatMap { row in
      row.swatches.enumerated().compactMap { index, swatch in
        let isLocked = locked.contains { $0.ramp == row.name && $0.step == index + 1 }
        guard swatch.isKey || isLocked else { return nil }
        let color = FixedColor(
          subject: "\(swatch.isKey ? "key" : "locked") \(swatch.color) of \(row.name)",
          depth: Depth.ofLuminance(swatch.color.luminance))
        let choice = PlacementChoice(anyOf: [color], at: rung(index))
        return (color, rung(index), choice)
      }
    }
  }

  /// Which rule cannot be kept, or which colour cannot stay.
  private func explanation() -> BuildError {
    var wishes = LadderWishes(stepCount: stepCount, rules: rules, comfort: .none)
    guard !wishes.areImpossible else {
      return BuildError(message: LadderError(noLadder: wishes).message)
    }
    for one in kept {
      let needed = wishes.range(ofStep: one.rung)
      guard wishes.fix(one.color, at: one.rung) else {
        let step = isDark ? stepCount + 1 - one.rung : one.rung
        return BuildError(
          message: LadderError(one.color, at: step, needing: needed).message)
      }
    }
    let last = exponential(wishes.range(ofStep: stepCount).lowerBound).fixed(decimals: 2)
    let subject = kept.isEmpty ? "" : " and the colours that must stay"
    return BuildError(
      message:
        "\(stepCount) steps under these rules\(subject) need \(last):1 from end to end of the"
        + " 21:1 there is, which leaves no room for colours; ask for less with other rules, as in"
        + " 5 apart 3:1, 6 apart 4.5:1, 8 apart 7:1")
  }
}

extension SRGB8 {
  /// The colour of the same hue and chroma at another depth, inside a band.
  func moved(to depth: Double, in band: Band, _ engine: ColorEngine) -> SRGB8? {
    let search = NearestColor(in: band)
    let luminance = min(max(Depth.luminance(depth), 0), 1)
    if isGray { return search.gray(near: luminance) }
    let own = engine.model.coordinates(ofLinearRGB: linear)
    let slice = engine.slice(hue: own.hue)
    return search.color(near: slice.fitted(luminance: luminance, chroma: own.chroma))
  }
}
