extension MatchedPalettes {
  /// What has changed in an appearance that both palettes have.
  func compared(
    in variant: AppearanceVariant, _ meter: ColorMeter, listing limit: Int
  ) -> AppearanceComparison {
    var comparison = AppearanceComparison(variant: variant, presence: .both)
    let (oldPage, newPage) = (old.page(in: variant), new.page(in: variant))
    var colors = Shared()
    for match in ramps.matches {
      collect(match, variant, into: &colors, &comparison, pages: (oldPage, newPage))
    }
    for index in ramps.removed { comparison.removed += steps(of: old.ramps[index], variant) }
    for index in ramps.added { comparison.added += steps(of: new.ramps[index], variant) }
    for pair in roles.pairs {
      let before = role(old.roles[pair.old], variant, oldPage, name: oldName(ofRole: pair.old))
      let after = role(new.roles[pair.new], variant, newPage)
      if let before, let after {
        colors.pairs.append((before, after))
      } else if let before {
        comparison.removed.append(before.label)
      } else if let after {
        comparison.added.append(after.label)
      }
    }
    comparison.removed += roles.removed.compactMap { index in
      role(old.roles[index], variant, oldPage, name: oldName(ofRole: index))?.label
    }
    comparison.added += roles.added.compactMap { role(new.roles[$0], variant, newPage)?.label }
    comparison.colorCount = colors.pairs.count
    comparison.moved = meter.moved(colors.pairs, on: newPage)
    comparePairs(colors.steps, &comparison, listing: limit)
    return comparison
  }

  /// The colours of series, which have no appearance; they are seen on white.
  func movedSeriesColors(_ meter: ColorMeter) -> [MovedColor] {
    func color(_ series: SeriesDefinition, _ index: Int) -> ComparedColor {
      ComparedColor(
        label: ColorLabel(series.name, step: String(index + 1)),
        color: HexColor(series.colors[index]))
    }
    let pairs = series.pairs.flatMap { pair in
      let (before, after) = (old.series[pair.old], new.series[pair.new])
      return (0..<min(before.colors.count, after.colors.count)).map {
        (old: color(before, $0), new: color(after, $0))
      }
    }
    return meter.moved(pairs, on: .white)
  }

  /// What both palettes have in one appearance.
  private struct Shared {
    var pairs: [(old: ComparedColor, new: ComparedColor)] = []
    var steps: [RampPairs.Step] = []
  }

  private func collect(
    _ match: RampMatching.Match, _ variant: AppearanceVariant, into shared: inout Shared,
    _ comparison: inout AppearanceComparison, pages: (SRGB8, SRGB8)
  ) {
    let (before, after) = (old.ramps[match.old], new.ramps[match.new])
    for pair in match.steps.pairs {
      let one = step(before, pair.old, variant, pages.0)
      let other = step(after, pair.new, variant, pages.1)
      if let one, let other {
        shared.pairs.append((one, other))
        shared.steps.append(
          RampPairs.Step(old: (match.old, pair.old), new: (match.new, pair.new)))
      } else if let one {
        comparison.removed.append(one.label)
      } else if let other {
        comparison.added.append(other.label)
      }
    }
    comparison.removed += match.steps.removed.compactMap {
      step(before, $0, variant, pages.0)?.label
    }
    comparison.added += match.steps.added.compactMap { step(after, $0, variant, pages.1)?.label }
  }

  private func comparePairs(
    _ steps: [RampPairs.Step], _ comparison: inout AppearanceComparison, listing limit: Int
  ) {
    let variant = comparison.variant
    let ramps = RampPairs(
      steps, old: MeasuredVariant(old, variant), new: MeasuredVariant(new, variant))
    let checks = CheckedPairs(old: old, new: new, variant)
    comparison.pairCount = ramps.count + checks.count
    let (rampTally, checkTally) = (ramps.tally(limit: limit), checks.tally(limit: limit))
    let kinds:
      [(WritableKeyPath<AppearanceComparison, PairChanges>, KeyPath<PairTally, RankedPairs>)]
    kinds = [
      (\.gained, \.gained), (\.lost, \.lost), (\.broken, \.broken), (\.mended, \.mended),
    ]
    for (changes, pairs) in kinds {
      comparison[keyPath: changes].add(rampTally[keyPath: pairs], limit: limit) { first, second in
        let ordered = ramps.isReversed(first, second) ? [second, first] : [first, second]
        return ordered.map { label(ramps.steps[$0].new) }
      }
      comparison[keyPath: changes].add(checkTally[keyPath: pairs], limit: limit) { index, _ in
        checks.labels(index)
      }
    }
  }

  private func label(_ place: (ramp: Int, step: Int)) -> ColorLabel {
    ColorLabel(new.ramps[place.ramp].name, step: new.ramps[place.ramp].stepNames[place.step])
  }

  private func steps(of ramp: Ramp, _ variant: AppearanceVariant) -> [ColorLabel] {
    ramp.stepNames.prefix(ramp.swatches[variant]?.count ?? 0).map {
      ColorLabel(ramp.name, step: $0)
    }
  }

  private func step(
    _ ramp: Ramp, _ position: Int, _ variant: AppearanceVariant, _ page: SRGB8
  ) -> ComparedColor? {
    guard let swatches = ramp.swatches[variant], position < swatches.count else { return nil }
    let swatch = swatches[position]
    return ComparedColor(
      label: ColorLabel(ramp.name, step: ramp.stepNames[position]), color: HexColor(swatch.color),
      p3: swatch.p3, onPage: swatch.color.contrast(with: page))
  }

  private func role(
    _ role: ResolvedRole, _ variant: AppearanceVariant, _ page: SRGB8, name: String? = nil
  ) -> ComparedColor? {
    role.colors[variant].map { color in
      ComparedColor(
        label: ColorLabel(name ?? role.name), color: color, p3: role.p3[variant],
        onPage: color.composited(over: page).contrast(with: page))
    }
  }
}

extension ColorMeter {
  /// Those of some colours that are not the same, the farthest moved first.
  fileprivate func moved(
    _ colors: [(old: ComparedColor, new: ComparedColor)], on page: SRGB8
  ) -> [MovedColor] {
    let moved = colors.filter { $0.old.color != $0.new.color || $0.old.p3 != $0.new.p3 }
      .map { MovedColor(old: $0, new: $1, difference: difference($0, $1, on: page)) }
    return moved.enumerated().sorted { one, other in
      (other.element.difference, one.offset) < (one.element.difference, other.offset)
    }.map(\.element)
  }
}
