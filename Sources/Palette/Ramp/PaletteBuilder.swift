import LittleCMS

extension PaletteDefinition {
  /// Builds the palette: ladder, ramps, the four appearances and the roles.
  ///
  /// About 2 ms, and some 20 µs a ramp with all its appearances.
  /// - Throws: `BuildError` if the wishes contradict each other or the rules, with the numbers.
  public func build() throws(BuildError) -> BuiltPalette {
    let engine: ColorEngine
    do {
      engine = try ColorEngine(space: space, gamut: gamut, deviceProfile: deviceProfile)
    } catch {
      let subject = deviceProfile == nil ? "" : "ICC profile \(gamut.name): "
      throw BuildError(message: subject + error.description, position: gamutPosition)
    }
    var ramps: [Ramp] = []
    var notices: [BuildNotice] = []
    for group in try ladderGroups(engine) {
      let plan = AppearancePlan(
        ladder: group.ladder, rules: rules, promise: increasedContrast, target: ladder.lightness)
      let builders = group.ramps.map { definition, keyStep in
        RampBuilder(
          RampRecipe(
            definition, keyStep: keyStep, lightness: plan.lightness, model: engine.model),
          engine: engine)
      }
      for (ramp, (definition, _)) in zip(try plan.ramps(builders), group.ramps) {
        var ramp = ramp
        ramp.position = definition.position
        if let description = definition.description {
          ramp.remarks = PerAppearance { _ in Remarks(description: description) }
        }
        ramp.nearbyKey = ramp.nearby(definition.key, engine)
        notices += ramp.notices(on: definition.key, engine).map {
          BuildNotice(ramp: ramp.name, message: $0, position: definition.position)
        }
        ramps.append(ramp)
      }
    }
    var palette = ColorPalette(
      name: name, space: space, gamut: gamut, rules: rules, scope: scope,
      increasedContrast: increasedContrast, ramps: ramps, roles: resolvedRoles(ramps))
    palette.textStyles = textStyles
    palette.checks = checks
    palette.series = series
    palette.remarks.palette.description = description
    return BuiltPalette(palette: palette, notices: notices)
  }

  /// Ramps that share a ladder: all of them, or under the scope `ramp` each for itself.
  private func ladderGroups(
    _ engine: ColorEngine
  ) throws(BuildError) -> [(ladder: Ladder, ramps: [(RampDefinition, keyStep: Int?)])] {
    let groups = scope == .palette ? [ramps] : ramps.map { [$0] }
    var found: [(ladder: Ladder, ramps: [(RampDefinition, keyStep: Int?)])] = []
    for group in groups {
      let keyed = group.filter { $0.key?.keep == .exact }
      for ramp in keyed {
        guard let key = ramp.key, engine.device?.contains(key.color.linear) == false else {
          continue
        }
        throw BuildError(
          message: "key \(key.color) of \(ramp.name) lies outside the gamut of \(gamut.name); "
            + "give it \"keep\": \"nearest\"",
          position: ramp.position)
      }
      do {
        let ladder = try Ladder(
          target: self.ladder.lightness, rules: rules,
          fixed: keyed.compactMap { $0.placement(near: self.ladder.lightness) },
          holdsGrays: group.contains(where: \.isNeutral))
        var steps = ladder.fixedSteps[...]
        found.append(
          (ladder, group.map { ($0, $0.key?.keep == .exact ? steps.popFirst() : nil) }))
      } catch {
        throw BuildError(message: error.message, position: keyed.last?.position ?? rulesPosition)
      }
    }
    return found
  }

  private func resolvedRoles(_ ramps: [Ramp]) -> [ResolvedRole] {
    roles.compactMap { role in
      guard let ramp = ramps.first(where: { $0.name == role.ramp }) else { return nil }
      var resolved = ResolvedRole(name: role.name, colors: .init(), position: role.position)
      for variant in ramp.swatches.variants {
        guard let swatch = ramp.swatches[variant]?[role.step - 1] else { continue }
        let alpha = variant.contrast == .standard ? role.alpha : role.increasedAlpha
        resolved.colors[variant] = HexColor(swatch.color, alpha: HexColor.alpha(alpha))
        resolved.p3[variant] = swatch.p3
      }
      return resolved
    }
  }
}

extension RampDefinition {
  /// The steps its key colour may be.
  fileprivate func placement(near target: [Double]) -> PlacementChoice? {
    guard let key else { return nil }
    let color = FixedColor(
      subject: "key \(key.color) of \(name)", depth: Depth.ofLuminance(key.color.luminance))
    return PlacementChoice(
      color, at: key.step.map { [$0] } ?? Array(1...PaletteDefinition.stepCount), near: target)
  }
}
