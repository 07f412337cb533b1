public import LittleCMS

/// What has changed from one palette to another: colours, pairs and promises.
///
/// Ramps, their steps and roles are the same where they have the same name; see `PartChange`.
/// Contrast and verdicts are unrounded, on the values that ship. What is told comes with the largest
/// change first, and where nothing else decides in the order of the new palette, so that the same
/// palettes give the same comparison.
public struct PaletteComparison: Hashable, Sendable {
  /// The name of the old palette.
  public var oldName: String
  /// The name of the new palette.
  public var newName: String
  /// Ramps that have come, gone or got another name.
  public var ramps: [PartChange] = []
  /// Steps that have come or gone in ramps that both palettes have, and colours in series.
  public var steps: [StepsChange] = []
  /// Roles that have come, gone or got another name.
  public var roles: [PartChange] = []
  /// Series that have come, gone or got another name.
  public var series: [PartChange] = []
  /// Colours of series that both palettes have, the farthest moved first.
  public var movedSeriesColors: [MovedColor] = []
  /// Each appearance that one of the palettes has.
  public var appearances: [AppearanceComparison] = []
  /// What verifying the old palette finds.
  public var oldVerification: Verification
  /// What verifying the new palette finds.
  public var newVerification: Verification
  /// The two do not promise the same: by their rules or where these hold, by increased contrast, or
  /// by their checks and the text styles that these name.
  public var isPromiseChanged: Bool

  /// Compares two palettes.
  ///
  /// - Parameters:
  ///   - limit: How many pairs of each kind to list in an appearance; all are counted.
  /// - Throws: `LittleCMSError` where LittleCMS has no memory for its tables.
  /// - Complexity: In the number of pairs of a colour that has changed with any other; two palettes
  ///   of 30 ramps in four appearances take some ten milliseconds. Both are verified as well.
  public init(
    from old: ColorPalette, to new: ColorPalette, listing limit: Int = 1000
  ) throws(LittleCMSError) {
    precondition(limit > 0, "a comparison lists at least one pair of a kind")
    (oldName, newName) = (old.name, new.name)
    oldVerification = Verifier.verify(old, listing: limit)
    newVerification = Verifier.verify(new, listing: limit)
    let matched = MatchedPalettes(old, new)
    isPromiseChanged = !matched.old.promisesTheSame(as: new)
    (ramps, steps) = (matched.rampChanges, matched.stepChanges)
    (roles, series) = (matched.roleChanges, matched.seriesChanges)
    let meter = try ColorMeter()
    movedSeriesColors = matched.movedSeriesColors(meter)
    for variant in AppearanceVariant.allCases {
      let (wasThere, isThere) = (
        old.allVariants.contains(variant), new.allVariants.contains(variant)
      )
      if wasThere, isThere {
        appearances.append(matched.compared(in: variant, meter, listing: limit))
      } else if wasThere || isThere {
        appearances.append(
          AppearanceComparison(variant: variant, presence: wasThere ? .onlyOld : .onlyNew))
      }
    }
  }

  /// How many colours have moved, in all appearances and series.
  public var movedCount: Int {
    appearances.reduce(movedSeriesColors.count) { $0 + $1.moved.count }
  }

  /// The two palettes have the same parts, colours and promises; their own names may differ.
  public var isEmpty: Bool {
    movedCount == 0 && !isPromiseChanged && steps.isEmpty
      && ramps.isEmpty && roles.isEmpty && series.isEmpty
      && appearances.allSatisfy { appearance in
        appearance.presence == .both && appearance.added.isEmpty && appearance.removed.isEmpty
      }
  }
}

extension ColorPalette {
  fileprivate func promisesTheSame(as other: ColorPalette) -> Bool {
    func plain(_ checks: [CheckDefinition]) -> [CheckDefinition] {
      checks.map {
        CheckDefinition($0.subject, foregrounds: $0.foregrounds, backgrounds: $0.backgrounds)
      }
    }
    return rules == other.rules && scope == other.scope && stepDistance == other.stepDistance
      && increasedContrast == other.increasedContrast && plain(checks) == plain(other.checks)
      && (checks.isEmpty || textStyles == other.textStyles)
  }
}
