import Foundation
import Palette
import TestSupport
import Testing

@testable import PaletteFormats

@Suite struct ReactNativeTests {
  /// React Native as far as the output needs it.
  private static let standIn = """
    export type ColorValue = string | { readonly dynamic: object };
    export const Platform: { OS: 'ios' | 'android' | 'web' };
    export function DynamicColorIOS(tuple: {
      light: ColorValue;
      dark: ColorValue;
      highContrastLight?: ColorValue;
      highContrastDark?: ColorValue;
    }): ColorValue;

    """

  @Test(
    "TypeScript accepts it at its strictest, and Node runs it", arguments: ["small", "awkward"])
  func compilesAndRuns(_ sample: String) throws {
    let palette = sample == "small" ? NativeSamples.small : NativeSamples.awkward
    let directory = try TemporaryDirectory()
    let source = try ReactNativeSource.write(palette)
    try directory.write(Array(source.utf8), to: "palette.ts")
    let library = "node_modules/react-native"
    try directory.write(Array(Self.standIn.utf8), to: "\(library)/index.d.ts")
    try directory.write(
      Array(
        """
        exports.Platform = { OS: process.argv[2] };
        exports.DynamicColorIOS = (tuple) => ({ dynamic: tuple });
        """.utf8), to: "\(library)/index.js")
    let configuration = """
      { "files": ["palette.ts"], "compilerOptions": {
        "strict": true, "noUnusedLocals": true, "noImplicitReturns": true, "types": [],
        "noPropertyAccessFromIndexSignature": true, "exactOptionalPropertyTypes": true,
        "target": "es2020", "module": "commonjs", "moduleResolution": "node" } }
      """
    try directory.write(Array(configuration.utf8), to: "tsconfig.json")
    _ = try expectSuccess("tsc", [], directory: directory)
    try directory.write(
      Array(
        """
        const { palette, paletteColor, paletteValue } = require('./palette.js');
        const rows = Object.keys(palette).map((name) => [name,
          paletteValue(name), paletteValue(name, 'dark'),
          paletteValue(name, 'light', true), paletteValue(name, 'dark', true)]);
        const first = rows[0][0];
        console.log(JSON.stringify({ rows, first: JSON.stringify(paletteColor(first, 'dark')) }));
        """.utf8), to: "main.js")
    struct Output: Decodable {
      var rows: [[String]]
      var first: String
    }
    let outputs = try ["android", "ios"].map { system in
      let text = try expectSuccess("node", ["main.js", system], directory: directory)
      return try JSONDecoder().decode(Output.self, from: Data(text.utf8))
    }
    let expected = try Expectation.values(palette)
    for output in outputs { #expect(output.rows.map { Array($0.dropFirst()) } == expected) }
    let values = expected[0]
    #expect(outputs[0].first == "\"\(values[1])\"")
    #expect(
      outputs[1].first
        == "{\"dynamic\":{\"light\":\"\(values[0])\",\"dark\":\"\(values[1])\","
        + "\"highContrastLight\":\"\(values[2])\",\"highContrastDark\":\"\(values[3])\"}}")
  }
}
