extension PaletteCommand {
  /// Runs the tool as this process and ends it: arguments in, outcome out.
  public static func runProcess(_ words: [String]) -> Never {
    CLibrary.ignoreBrokenPipes()
    let outcome = run(words, .process)
    var exitCode = outcome.exitCode
    var talk = outcome.standardError
    do {
      try FileDescriptor.standardOutput.write(outcome.standardOutput)
    } catch  where error == .brokenPipe {
      // The reader has what it wanted, as in `palette … | head`: nothing went wrong.
    } catch {
      exitCode = .cannotWrite
      talk += Diagnostic.lines([
        .error(FileFailure(.write, "standard output", error).description)
      ])
    }
    // Where even this fails, there is nobody left to tell.
    try? FileDescriptor.standardError.write(Array(talk.utf8))
    CLibrary.endProcess(exitCode.rawValue)
  }
}

extension System {
  /// The outside of this process.
  static var process: System {
    System(
      readStandardInput: { () throws(FileFailure) in
        do throws(SystemError) {
          return try FileDescriptor.standardInput.readToEnd(limit: FileReader.sizeLimit)
        } catch {
          throw FileFailure(.read, "standard input", error)
        }
      },
      environment: CLibrary.environmentVariable,
      isOutputTerminal: FileDescriptor.standardOutput.isTerminal,
      outputWidth: FileDescriptor.standardOutput.columns,
      isErrorTerminal: FileDescriptor.standardError.isTerminal,
      errorWidth: FileDescriptor.standardError.columns,
      writeToTerminal: { try? FileDescriptor.standardError.write(Array($0.utf8)) })
  }
}
