import PaletteCLI

PaletteCommand.runProcess(Array(CommandLine.arguments.dropFirst()))
