import Foundation
import Palette
import TestSupport

/// A sheet of swatches as Python's ElementTree reads it.
struct SVGSheet: Decodable {
  struct Swatch: Decodable {
    var title: String
    var frame: ReadingFrame
  }

  struct Panel: Decodable {
    var heading: String
    var frame: ReadingFrame
    var swatches: [Swatch]
  }

  var title: String
  var language: String
  var frame: ReadingFrame
  var panels: [Panel]

  init(_ svg: String) throws {
    let script = """
      import json, sys
      from xml.etree import ElementTree
      svg = '{http://www.w3.org/2000/svg}'
      root = ElementTree.fromstring(sys.stdin.buffer.read())
      def frame(rect):
        return {name: float(rect.get(name, 0)) for name in ('x', 'y', 'width', 'height')}
      def swatch(group):
        return {'title': group.find(svg + 'title').text, 'frame': frame(group.find(svg + 'rect'))}
      def panel(group):
        return {
          'heading': group.find(svg + "text[@class='heading']").text,
          'frame': frame(group.find(svg + 'rect')),
          'swatches': [swatch(each) for each in group.findall(svg + "g[@role='img']")],
        }
      language = root.get('lang')
      assert root.get('{http://www.w3.org/XML/1998/namespace}lang') == language
      print(json.dumps({
        'title': root.find(svg + 'title').text, 'language': language, 'frame': frame(root),
        'panels': [panel(group) for group in root.findall(svg + 'g')],
      }))
      """
    let result = try run("python3", ["-c", script], input: svg)
    self = try JSONDecoder().decode(SVGSheet.self, from: Data(result.stdout.utf8))
  }
}
