import Foundation
import TestSupport
import Testing

@testable import PaletteCLI

/// The command at a real terminal: what it finds out by itself.
@Suite struct PseudoTerminalTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write(Sample.definition, to: "harbor.palette.json")
  }

  /// Runs a command with a terminal of some width as its output and error, its input given late.
  private static let script = """
    import fcntl, os, pty, struct, sys, termios, time
    columns, late, *words = sys.argv[1:]
    reader, writer = os.pipe()
    child, terminal = pty.fork()
    if child == 0:
        fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", 24, int(columns), 0, 0))
        os.dup2(reader, 0)
        os.close(writer)
        os.execv(words[0], words)
    os.close(reader)
    time.sleep(float(late))
    os.write(writer, sys.stdin.buffer.read())
    os.close(writer)
    output = b""
    while True:
        try:
            read = os.read(terminal, 65536)
        except OSError:
            break
        if not read:
            break
        output += read
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    sys.stdout.buffer.write(output)
    sys.exit(status)
    """

  private func run(
    _ arguments: [String], columns: Int = 80, late: Double = 0, input: String = "",
    environment: [String: String]
  ) throws -> (status: Int32, output: String) {
    var variables = environment
    for name in ["NO_COLOR", "COLORTERM", "CLICOLOR", "CLICOLOR_FORCE"] {
      variables[name] = variables[name] ?? ""
    }
    let result = try TestSupport.run(
      "python3", ["-c", Self.script, String(columns), String(late), Executable.path] + arguments,
      input: input, directory: tool.folder.url.path, environment: variables)
    return (result.status, result.stdout.replacing("\r\n", with: "\n"))
  }

  @Test(
    arguments: [
      (["TERM": "xterm"], "\u{1b}[104m  \u{1b}[0m*#0070f2"),
      (["TERM": "xterm-256color"], "\u{1b}[38;5;16;48;5;"),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], ";48;2;0;112;242m*#0070f2"),
      (["TERM": "xterm-256color", "NO_COLOR": "1"], nil), (["TERM": "dumb"], nil),
    ] as [([String: String], String?)])
  func `swatches are what the terminal can do`(
    environment: [String: String], paint: String?
  ) throws {
    let shown = try run(["show", "harbor.palette.json"], environment: environment)
    #expect(shown.status == 0)
    #expect(shown.output.contains("#0070f2"))
    if let paint {
      #expect(shown.output.contains(paint), "\(shown.output)")
    } else {
      #expect(!shown.output.contains("\u{1b}"))
    }
    let bare = shown.output.replacing(/\u{1b}\[[0-9;]*m/, with: "")
    #expect(bare.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(
    arguments: [(0, "40", 40), (120, "40", 120), (0, "", 80)] as [(Int, String, Int)])
  func `lines are as wide as the terminal, or as COLUMNS says where it does not tell`(
    terminal: Int, columns: String, width: Int
  ) throws {
    let shown = try run(
      ["show", "harbor.palette.json"], columns: terminal,
      environment: ["COLUMNS": columns, "NO_COLOR": "1"])
    let same = tool.run(
      ["show", "{}/harbor.palette.json"], environment: ["NO_COLOR": "1"], terminalWidth: width)
    #expect(shown.output == same.stdout)
  }

  @Test func `long work says how far it has come, and erases it`() throws {
    let made = try run(
      ["generate", "-", "--output", "x.json"], late: 0.6, input: Sample.definition,
      environment: ["TERM": "xterm"])
    #expect(made.status == 0)
    #expect(
      made.output.hasPrefix(
        "\r\u{1b}[Kproving and writing 2 ramps\r\u{1b}[Kpalette: wrote x.json\n"),
      "\(made.output)")
    let dumb = try run(
      ["generate", "-", "--output", "y.json"], late: 0.6, input: Sample.definition,
      environment: ["TERM": "dumb"])
    #expect(dumb.output.hasPrefix("palette: wrote y.json\n"))
  }
}
