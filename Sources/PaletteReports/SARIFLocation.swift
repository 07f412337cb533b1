import Palette

/// Places in SARIF.
enum SARIFLocation {
  /// What relative addresses start from: the folder the tool was run in.
  static let root = "%SRCROOT%"

  /// Where to look for a finding.
  static func location(of reported: ReportedFinding) -> JSONText {
    location(
      reported.file, reported.finding.region.map { ($0.start, $0.endColumn) },
      name: reported.subjects)
  }

  /// The places of the other colours of a finding.
  static func others(of reported: ReportedFinding) -> [JSONText] {
    let main = reported.finding.region?.start
    return reported.finding.pair.compactMap { subject in
      guard let region = subject.region, region.start != main else { return nil }
      return location(
        region.start.file ?? reported.paletteFile, (region.start, region.endColumn),
        name: subject.name)
    }
  }

  static func location(
    _ file: String, _ region: (start: SourcePosition, endColumn: Int?)?, name: String? = nil
  ) -> JSONText {
    // A viewer needs a line; a finding without one is about the whole file.
    var lines: [(String, JSONText)] = [("startLine", .integer(region?.start.line ?? 1))]
    if let region {
      lines.append(("startColumn", .integer(region.start.column)))
      lines.append(("endLine", .integer(region.start.line)))
      lines.append(("endColumn", .integer(region.endColumn ?? region.start.column + 1)))
    }
    var members: [(String, JSONText)] = [
      (
        "physicalLocation",
        .object(
          [
            ("artifactLocation", artifact(file)), ("region", .object(lines, .line)),
          ], .line)
      )
    ]
    if let name, !name.isEmpty {
      members.append(
        (
          "logicalLocations",
          .array(
            [
              .object([("fullyQualifiedName", .string(name.withVisibleControls))], .line)
            ], .line)
        ))
    }
    return .object(members, .line)
  }

  private static func artifact(_ file: String) -> JSONText {
    if file.hasPrefix("/") {
      return .object([("uri", .string("file://" + percentEncoded(file)))], .line)
    }
    return .object(
      [
        ("uri", .string(percentEncoded(file))), ("uriBaseId", .string(root)),
      ], .line)
  }

  /// The path as part of an address: only what never has a meaning there stays as it is.
  private static func percentEncoded(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }
}
