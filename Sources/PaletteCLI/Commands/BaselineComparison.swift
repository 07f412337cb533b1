import Palette
import PaletteFormats
import PaletteReports

/// What a baseline accepts of the findings of a run.
struct BaselineComparison {
  /// The results without what is accepted.
  private(set) var results: CheckResults
  /// How many entries about the files of this run no finding answers to any more.
  private(set) var mendedCount = 0

  /// - Parameter folder: Where the baseline is: its files are named from there, so that it holds
  ///   wherever the tool is run.
  init(_ results: CheckResults, with baseline: Baseline, in folder: String) {
    self.results = results
    // Two findings may have one key: the worst answers to the worst that is recorded, and so on.
    var known = Dictionary(grouping: baseline.entries, by: \.key).mapValues { entries in
      entries.map { $0.ratio ?? 0 }.sorted(by: >)
    }
    let names = results.files.map { FilePath.relative($0.file, to: folder) }
    let files = Set(names)
    for index in results.files.indices {
      let name = names[index]
      var accepted = 0
      var remaining: [Finding] = []
      for var finding in results.files[index].verification.findings {
        if let recorded = known[Baseline.Key(finding, in: name)]?.popLast(),
          finding.severity != .note
        {
          if (finding.ratio ?? recorded) >= recorded {
            accepted += 1
            continue
          }
          finding.message += "; the baseline has \(recorded.cut(decimals: 2)):1"
        }
        remaining.append(finding)
      }
      self.results.files[index].verification.findings = remaining
      self.results.files[index].acceptedCount = accepted
    }
    mendedCount = known.reduce(0) { files.contains($1.key.file) ? $0 + $1.value.count : $0 }
  }
}

extension Baseline {
  /// Every error and warning of a run; notes never make one fail.
  init(_ results: CheckResults, in folder: String) {
    self.init(
      results.files.flatMap { file in
        let name = FilePath.relative(file.file, to: folder)
        return file.verification.findings.filter { $0.severity != .note }.map { finding in
          Entry(Key(finding, in: name), ratio: finding.ratio)
        }
      })
  }
}

extension Baseline.Key {
  /// What a finding is known by.
  fileprivate init(_ finding: Finding, in file: String) {
    self.init(
      rule: finding.rule.rawValue, file: file, variant: finding.variant,
      pair: finding.pair.map(\.name))
  }
}
