import Synchronization
import Testing

@testable import PaletteCLI

@Suite struct ProgressTests {
  private final class Screen: Sendable {
    let text = Mutex("")
    var written: String { text.withLock { $0 } }
  }

  private static func said(
    isTerminal: Bool = true, terminal: String? = "xterm", isWanted: Bool = true,
    patience: Duration = .zero
  ) -> String {
    let screen = Screen()
    let system = System(
      environment: { $0 == "TERM" ? terminal : nil }, isErrorTerminal: isTerminal, errorWidth: 60,
      writeToTerminal: { text in screen.text.withLock { $0 += text } })
    let progress = Progress(system, isWanted: isWanted, patience: patience)
    progress.tell("checking 1 of 2: \u{1b}[2J" + String(repeating: "x", count: 99))
    progress.end()
    return screen.written
  }

  @Test func `what was said fits a line, steers nothing and is erased`() {
    #expect(Self.said() == "\r\u{1b}[Kchecking 1 of 2: \\u{1b}[2Jxxxx\r\u{1b}[K")
  }

  @Test func `nothing is said where nobody watches, or before anybody would wonder`() {
    #expect(Self.said(isTerminal: false) == "")
    #expect(Self.said(terminal: "dumb") == "")
    #expect(Self.said(terminal: nil) == "")
    #expect(Self.said(isWanted: false) == "")
    #expect(Self.said(patience: .seconds(60)) == "")
  }
}
