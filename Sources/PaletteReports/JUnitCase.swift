import Palette

/// A test case of a JUnit file.
struct JUnitCase {
  /// How it ended.
  enum Result {
    case passed
    /// It passed, but somebody should look.
    case passedWithRemark(String)
    case failure(message: String, type: String, text: String)
    /// It could not be run.
    case error(message: String, text: String)
  }

  var name: String
  var className: String
  /// The file it is about, where that is another than the suite's.
  var source: String?
  var line: Int?
  var result = Result.passed

  func xml(file: String) -> String {
    var attributes = [("name", name), ("classname", className), ("file", source ?? file)]
    if let line { attributes.append(("line", String(line))) }
    let list = attributes.map { " \($0)=\"\($1.xmlEscaped)\"" }.joined()
    guard let content else { return "    <testcase\(list)/>\n" }
    return "    <testcase\(list)>\n      \(content)\n    </testcase>\n"
  }

  private var content: String? {
    switch result {
    case .passed: nil
    case .passedWithRemark(let text): "<system-out>\(text.xmlEscaped)</system-out>"
    case .failure(let message, let type, let text):
      "<failure message=\"\(message.xmlEscaped)\" type=\"\(type)\">\(text.xmlEscaped)</failure>"
    case .error(let message, let text):
      "<error message=\"\(message.xmlEscaped)\" type=\"unchecked\">\(text.xmlEscaped)</error>"
    }
  }
}
