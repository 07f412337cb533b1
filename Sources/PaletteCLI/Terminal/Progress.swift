import Palette

/// A line on a terminal that says how far long work has come, and is gone when the work is done.
///
/// Nothing is said where standard error is no terminal, or one that cannot erase, and nothing of
/// work that is done before anybody would wonder.
final class Progress {
  private let write: (@Sendable (String) -> Void)?
  private let width: Int
  private let interval: Duration
  private var next: ContinuousClock.Instant
  private var isShown = false

  /// A line that is silent at first.
  ///
  /// - Parameters:
  ///   - isWanted: Whether the user wants to hear of it.
  ///   - patience: How long the work may take before anything is said.
  init(_ system: System, isWanted: Bool = true, patience: Duration = .milliseconds(400)) {
    let canErase = system.environment("TERM").map { $0 != "dumb" && !$0.isEmpty } ?? false
    write = isWanted && canErase && system.isErrorTerminal ? system.writeToTerminal : nil
    width = system.errorWidth ?? 80
    interval = min(patience, .milliseconds(100))
    next = .now + patience
  }

  /// Says what is being done, unless something was said just now.
  func tell(_ text: @autoclosure () -> String) {
    guard let write, ContinuousClock.now >= next else { return }
    next = .now + interval
    isShown = true
    // A line that wraps could not be erased.
    write("\r\u{1b}[K" + String(text().withVisibleControls.prefix(max(width / 2, 20))))
  }

  /// Erases what was said.
  func end() {
    if isShown { write?("\r\u{1b}[K") }
    isShown = false
  }

  deinit { end() }
}
