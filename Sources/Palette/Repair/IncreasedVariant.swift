import LittleCMS

extension ColorPalette {
  /// The palette with an increased variant of every standard appearance it has, derived anew.
  ///
  /// Surfaces (steps 1-4) and the last step stay. Each content step goes to where the next step of
  /// its ramp stands, or as far as one WCAG level up against every surface needs, whichever is more;
  /// what the ends of the scale do not allow is cut there, and a verifier tells.
  /// - Throws: `BuildError` for a ramp too short to have surfaces and content.
  public func withIncreasedContrast() throws(BuildError) -> ColorPalette {
    let engine: ColorEngine
    do {
      engine = try ColorEngine(space: .oklch, gamut: .sRGB, deviceProfile: nil)
    } catch {
      throw BuildError(message: "\(error)")
    }
    var palette = self
    palette.increasedContrast = .surfaceContent
    for variant in variants where variant.contrast == .standard {
      let increased = AppearanceVariant(variant.appearance, .increased)
      let rows = ramps.map { $0.swatches[variant] ?? [] }
      let surfaces = SurfaceDepths(rows, isDark: Page.appearance(of: rows) == .dark)
      for (index, row) in rows.enumerated() where !row.isEmpty {
        guard row.count > IncreasedContrastPromise.lastSurface + 1 else {
          throw BuildError(
            message: "\(ramps[index].name) has \(row.count) steps; surfaces are steps 1 to 4, so"
              + " an increased variant needs at least six",
            position: ramps[index].position)
        }
        let seen = scope == .palette ? surfaces : SurfaceDepths([row], isDark: surfaces.isDark)
        palette.ramps[index].swatches[increased] = seen.increased(row, rules: rules, engine)
      }
    }
    return palette
  }
}

/// How far the surfaces of an appearance lie from its page, over all ramps that must agree.
private struct SurfaceDepths {
  let isDark: Bool
  /// For each surface, the depth (from the page) of the colour farthest from it.
  private let farthest: [Double]

  init(_ rows: [[Swatch]], isDark: Bool) {
    self.isDark = isDark
    farthest = (0..<IncreasedContrastPromise.lastSurface).map { index in
      rows.filter { $0.indices.contains(index) }
        .map { Self.depth($0[index].color, isDark) }.max() ?? 0
    }
  }

  /// The increased variant of a ramp.
  func increased(
    _ row: [Swatch], rules: [PairingRule], _ engine: ColorEngine
  ) -> [Swatch] {
    var swatches = row
    var before = Self.depth(row[IncreasedContrastPromise.lastSurface - 1].color, isDark)
    for index in IncreasedContrastPromise.lastSurface..<row.count {
      let own = Self.depth(row[index].color, isDark)
      let next = index + 1 < row.count - 1 ? Self.depth(row[index + 1].color, isDark) : own
      // Every step still to come keeps a little room before black, or white.
      let limit = Depth.ofBlack - Double(row.count - 1 - index) * Self.room
      let wish = max(own, next, needed(at: index, rules), before + Self.room)
      let depth = min(wish, limit)
      guard depth > own, let color = color(row[index].color, at: depth, engine) else {
        before = max(before, own)
        continue
      }
      swatches[index] = Swatch(color, position: row[index].position)
      before = Self.depth(color, isDark)
    }
    return swatches
  }

  /// The depth at which a content step stands out from every surface as promised.
  private func needed(at index: Int, _ rules: [PairingRule]) -> Double {
    farthest.enumerated().map { surface, depth in
      let ratio = rules.filter { $0.distance <= index - surface }.map(\.increased.ratio).max() ?? 1
      return depth + naturalLogarithm(ratio)
    }.max() ?? 0
  }

  /// The nearest colour at or beyond a depth, so that rounding never falls short.
  private func color(_ old: SRGB8, at depth: Double, _ engine: ColorEngine) -> SRGB8? {
    for width in [Self.room, 2 * Self.room, 6 * Self.room] {
      let band = Band(lower: depth, upper: min(depth + width, Depth.ofBlack))
      let real = isDark ? band.mirrored : band
      if let color = old.moved(to: real.center, in: real, engine) { return color }
    }
    return nil
  }

  private static func depth(_ color: SRGB8, _ isDark: Bool) -> Double {
    let depth = Depth.ofLuminance(color.luminance)
    return isDark ? Depth.ofBlack - depth : depth
  }

  /// A little over what tells two neighbouring greys near white apart, 0.0085; near black it is less.
  private static let room = 0.009
}
