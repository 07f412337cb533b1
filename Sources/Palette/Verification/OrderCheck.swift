/// Judges whether each ramp goes one way, step by step, and repeats no colour.
struct OrderCheck {
  let measured: MeasuredVariant
  let severity: Finding.Severity

  func findings() -> [Finding] {
    measured.palette.ramps.indices.flatMap { ramp in
      guard let swatches = measured.palette.ramps[ramp].swatches[measured.variant] else {
        return [Finding]()
      }
      return repetitions(ramp, swatches) + disorder(ramp, swatches)
    }
  }

  /// Steps that look the same on one kind of display, each told once with its next twin.
  private func repetitions(_ ramp: Int, _ swatches: [Swatch]) -> [Finding] {
    swatches.indices.compactMap { first in
      for table in measured.tables {
        let twin = swatches.indices.dropFirst(first + 1).first {
          table.representation.isSame(swatches[first], swatches[$0])
        }
        if let twin {
          return finding(.distinct, ramp, first, twin, table.representation) {
            Wording.identical($0, $1)
          }
        }
      }
      return nil
    }
  }

  private func disorder(_ ramp: Int, _ swatches: [Swatch]) -> [Finding] {
    swatches.indices.dropLast().compactMap { first in
      for table in measured.tables {
        let representation = table.representation
        let (one, other) = (swatches[first], swatches[first + 1])
        // The same colour twice has been told already.
        if representation.isSame(one, other) { continue }
        let getsDarker = getsDarker(swatches, representation)
        let (here, next) = (
          representation.luminance(of: one), representation.luminance(of: other)
        )
        if getsDarker ? next < here : next > here { continue }
        return finding(.order, ramp, first, first + 1, representation) {
          Wording.disordered($0, getsDarker: getsDarker, isLevel: here == next, $1)
        }
      }
      return nil
    }
  }

  /// The way of a ramp is that from its first colour to its last.
  private func getsDarker(_ swatches: [Swatch], _ representation: Representation) -> Bool {
    let ends = [swatches.first, swatches.last].compactMap { $0 }.map(representation.luminance)
    guard let first = ends.first, let last = ends.last, first != last else {
      return measured.variant.appearance == .light
    }
    return last < first
  }

  private func finding(
    _ rule: Finding.Rule, _ ramp: Int, _ first: Int, _ second: Int,
    _ representation: Representation, _ message: ([Finding.Subject], String) -> String
  ) -> Finding {
    let subjects = [first, second].map { measured.subject(ramp: ramp, step: $0, representation) }
    let luminances = [first, second].compactMap { step in
      measured.palette.ramps[ramp].swatches[measured.variant].map {
        representation.luminance(of: $0[step])
      }
    }
    return Finding(
      rule: rule, severity: severity, variant: measured.variant, pair: subjects,
      distance: second - first, ratio: ContrastRatio(luminances[0], luminances[1]).value,
      message: message(subjects, measured.clause(representation)))
  }
}
