import Foundation
import Palette
import TestSupport
import Testing

@testable import PaletteFormats

/// What is said about colours, made to break out of what is written.
@Suite struct HostileRemarksTests {
  /// Formats with comments, and the rules of their language.
  static let commented: [(format: OutputFormat, rules: CommentStripper.Rules)] = [
    (.css, .css), (.cssMedia, .css), (.tailwind, .css), (.tailwind3, .javaScript), (.scss, .sass),
    (.less, .sass), (.swift, .swift), (.compose, .kotlin), (.flutter, .dart),
    (.reactNative, .javaScript),
  ]

  // Without its comments a file is what it is for a palette about which nothing is said.
  @Test(arguments: commented.indices)
  func onlyCommentsAreAdded(_ index: Int) throws {
    let (format, rules) = Self.commented[index]
    let plain = try StyleSheetCompilers.text(format, Samples.small)
    let code = CommentStripper.code(plain, rules)
    #expect(code.count > 5)
    for palette in RemarkedSamples.hostile {
      let text = try StyleSheetCompilers.text(format, palette)
      #expect(text.utf8.count > plain.utf8.count)
      #expect(CommentStripper.code(text, rules) == code, "\(text)")
      let strange = text.unicodeScalars.first { $0.isControl && $0 != "\n" }
      #expect(strange == nil)
      #expect(!text.split(separator: "\n").contains { $0.last == " " })
    }
  }

  // Letters that join the next sign to one character hide it from whoever looks at characters.
  @Test(arguments: ["\u{d4e}", "\u{111c2}", "\u{11d46}"])
  func joiningLettersHideNothing(_ letter: String) throws {
    var palette = Samples.small
    palette.name = "x\(letter)*/ --\(letter)-->"
    palette.roles[0].remarks = PerAppearance { _ in
      Remarks(description: "\(letter)*/ \(letter)--> \(letter)/* \(letter)-\(letter)--")
    }
    let scalars = try OutputFormat.css.write(palette)[0].bytes
    let css = String(decoding: scalars, as: UTF8.self).unicodeScalars
    let ends = css.indices.dropLast().filter { css[$0] == "*" && css[css.index(after: $0)] == "/" }
    #expect(ends.count == 2, "the header and the description end once each")
    let xml = String(decoding: try OutputFormat.android.write(palette)[1].bytes, as: UTF8.self)
    let isClean = xml.unicodeScalars.split(separator: ">").allSatisfy { part in
      guard let start = String(part).firstRange(of: "<!--") else { return true }
      let inner = String(part)[start.upperBound...].unicodeScalars.dropLast(2)
      return !zip(inner, inner.dropFirst()).contains { $0 == "-" && $1 == "-" }
    }
    #expect(isClean)
  }

  @Test("The stripper sees what breaks out")
  func stripperSees() {
    #expect(CommentStripper.code("/* a */ b */\nc // d", .css) == ["b */", "c // d"])
    #expect(CommentStripper.code("/* a /* b */ c */ d", .swift) == ["d"])
    #expect(CommentStripper.code("// a\u{2028}b", .javaScript) == ["b"])
    #expect(CommentStripper.code("x = '/* no */'; /* yes */", .javaScript) == ["x = '/* no */';"])
  }

  @Test func xmlHasNoMoreElements() throws {
    let directory = try TemporaryDirectory()
    var paths: [String] = []
    let opening = /<[a-z]/.matchingSemantics(.unicodeScalar)
    let description = /<desc>/.matchingSemantics(.unicodeScalar)
    func elements(_ text: String) -> Int { text.matches(of: opening).count }
    let comment = #/<!--(?s:.*?)-->/#.matchingSemantics(.unicodeScalar)
    for (index, palette) in RemarkedSamples.hostile.enumerated() {
      for format in [OutputFormat.android, .svg] {
        for (file, plain) in zip(try format.write(palette), try format.write(Samples.small)) {
          paths.append("\(index)/\(file.path)")
          try directory.write(file.bytes, to: paths[paths.count - 1])
          let text = String(decoding: file.bytes, as: UTF8.self).replacing(comment, with: "")
          let old = String(decoding: plain.bytes, as: UTF8.self).replacing(comment, with: "")
          let descriptions = text.matches(of: description).count
          #expect(elements(text) == elements(old) + descriptions)
          if format.name == "android" {
            #expect(text.filter { !$0.isWhitespace } == old.filter { !$0.isWhitespace })
          }
        }
      }
    }
    _ = try expectSuccess("xmllint", ["--noout", "--nonet"] + paths, directory: directory)
  }

  @Test func compilersReadThem() throws {
    let palettes = RemarkedSamples.hostile.prefix(12)
    func all(_ format: OutputFormat) throws -> [String] {
      try palettes.map { try StyleSheetCompilers.text(format, $0) }
    }
    for compiler in StyleSheetCompilers.Sass.allCases {
      _ = try compiler.compile(try all(.scss).joined(), ["get($palette, \"light\") != null"])
    }
    _ = try StyleSheetCompilers.less(try all(.less).joined(), [])
    try SwiftCompiler(for: .plain).typecheck(
      try all(.swift).enumerated().map { index, source in
        source.replacing("Harbor", with: "Harbor\(index)")
      }, options: ["-swift-version", "6"])
    let directory = try TemporaryDirectory()
    let presets = try all(.tailwind3).enumerated().map { index, preset in
      try directory.write(Array(preset.utf8), to: "\(index).cjs").path
    }
    let script = "process.argv.slice(1).forEach(path => require(path).theme.extend.colors)"
    let result = try run("node", ["-e", script] + presets)
    #expect(result.status == 0, "\(result.stderr)")
  }

  @Test("Tokens hold every remark, and give it back")
  func tokens() throws {
    for palette in RemarkedSamples.hostile {
      let files = try DTCGTokenFiles.write(palette)
      for file in files { _ = try JSONSerialization.jsonObject(with: Data(file.bytes)) }
      let read = try Remarked.read(files, "harbor.resolver.json")
      #expect(Remarked(read) == Remarked(palette))
      for file in files.dropLast() {
        _ = try DTCGReader.read(file.bytes, file: file.path, isStrict: true)
      }
    }
  }

  @Test("No text of Style Dictionary is taken for a reference")
  func references() throws {
    let comment = /"(?:comment|deprecated_comment)": "((?:[^"\\]|\\.)*)"/
      .matchingSemantics(.unicodeScalar)
    let reference = /\{[^}]+\}/.matchingSemantics(.unicodeScalar)
    for palette in RemarkedSamples.hostile {
      for file in try StyleDictionaryFiles.write(palette) {
        let text = String(decoding: file.bytes, as: UTF8.self)
        for match in text.matches(of: comment) {
          #expect(match.1.firstMatch(of: reference) == nil, "\(match.1)")
        }
      }
    }
  }

  @Test("Tokens of other tools hold what is said about single colours")
  func legacyTokens() throws {
    for palette in RemarkedSamples.hostile {
      let expected = Remarked(palette).ofColors
      let dictionary = try Remarked.read(
        try StyleDictionaryFiles.write(palette), as: .styleDictionary)
      #expect(Remarked(dictionary).ofColors.withoutBraces == expected.withoutBraces)
      let studio = try Remarked.read(
        try OutputFormat.tokensStudio.write(palette), "harbor.tokens-studio.json")
      #expect(Remarked(studio).ofColors == expected)
    }
  }
}

/// What is said about a palette, to compare.
struct Remarked: Equatable {
  var palette: PaletteRemarks
  var ramps: [PerAppearance<Remarks>]
  var steps: [PerAppearance<[Remarks]>]
  var roles: [PerAppearance<Remarks>]

  init(_ palette: ColorPalette) {
    self.palette = palette.remarks
    ramps = palette.ramps.map(\.remarks)
    steps = palette.ramps.map(\.stepRemarks)
    roles = palette.roles.map(\.remarks)
  }

  /// The same for single colours alone.
  var ofColors: Remarked {
    var part = self
    part.palette = PaletteRemarks()
    part.ramps = []
    return part
  }

  /// The same without the braces that references are made of.
  var withoutBraces: Remarked {
    func plain(_ remarks: Remarks) -> Remarks {
      var remarks = remarks
      remarks.description = remarks.description?.plain
      let reason = remarks.deprecation?.reason?.plain
      remarks.deprecation?.reason = reason
      return remarks
    }
    var part = self
    for variant in AppearanceVariant.allCases {
      for index in steps.indices { part.steps[index][variant] = steps[index][variant]?.map(plain) }
      for index in roles.indices { part.roles[index][variant] = roles[index][variant].map(plain) }
    }
    return part
  }

  static func read(
    _ files: [WrittenFile], _ name: String? = nil, as format: InputFormat? = nil
  ) throws -> ColorPalette {
    var texts: [String: String] = [:]
    for file in files { texts[file.path] = String(decoding: file.bytes, as: UTF8.self) }
    var input = InputFile.folder("tokens", texts)
    if let name {
      input = InputFile(
        name: name, bytes: texts[name].map { Array($0.utf8) }, files: MemoryFileTree(texts),
        path: name, folder: ".")
    }
    guard case .palette(let palette) = try PaletteDocument.read(input, as: format).document else {
      preconditionFailure("tokens are no definition")
    }
    return palette
  }
}

extension String {
  fileprivate var plain: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "{" && $0 != "}" }))
  }
}
