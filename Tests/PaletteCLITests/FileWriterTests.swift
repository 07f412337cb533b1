import Foundation
import TestSupport
import Testing

@testable import PaletteCLI

@Suite struct FileWriterTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
  }

  private func write(_ files: [(String, String)]) throws -> [Bool] {
    try FileWriter.write(files.map { OutputFile(path: tool.path($0.0), bytes: Array($0.1.utf8)) })
  }

  @Test("Files and the folders they lie in come into being, and nothing else")
  func creates() throws {
    #expect(try write([("a/b/one", "1"), ("a/two", "2")]) == [true, true])
    #expect(tool.text("a/b/one") == "1")
    #expect(tool.text("a/two") == "2")
    #expect(try tool.names(in: "a") == ["b", "two"])
    #expect(try tool.names(in: "a/b") == ["one"])
  }

  @Test("A file keeps its permissions", arguments: [0o600, 0o644, 0o755])
  func keepsPermissions(_ permissions: Int) throws {
    try tool.write("old", to: "file")
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: tool.path("file"))
    #expect(try write([("file", "new")]) == [true])
    let found = try FileManager.default.attributesOfItem(atPath: tool.path("file"))
    #expect(found[.posixPermissions] as? Int == permissions)
    #expect(tool.text("file") == "new")
  }

  @Test("What is the same already is not touched")
  func leavesUnchanged() throws {
    try tool.write("same", to: "file")
    let inode = try identity("file")
    #expect(try write([("file", "same"), ("other", "x")]) == [false, true])
    #expect(try identity("file") == inode)
    #expect(try write([("file", "new")]) == [true])
    #expect(try identity("file") != inode)
  }

  private func identity(_ name: String) throws -> UInt64? {
    let found = try FileManager.default.attributesOfItem(atPath: tool.path(name))
    return (found[.systemFileNumber] as? NSNumber)?.uint64Value
  }

  @Test("A link stays a link, and what it leads to is written", arguments: [true, false])
  func followsLinks(_ targetExists: Bool) throws {
    try tool.write("x", to: "real/other")
    if targetExists { try tool.write("old", to: "real/file") }
    try FileManager.default.createSymbolicLink(
      atPath: tool.path("link"), withDestinationPath: "real/file")
    #expect(try write([("link", "new")]) == [true])
    #expect(tool.text("real/file") == "new")
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: tool.path("link"))
    #expect(target == "real/file")
  }

  @Test("Links that lead in a circle are an error")
  func circle() throws {
    try FileManager.default.createSymbolicLink(
      atPath: tool.path("a"), withDestinationPath: "b")
    try FileManager.default.createSymbolicLink(
      atPath: tool.path("b"), withDestinationPath: "a")
    #expect(throws: FileFailure.self) { try write([("a", "new")]) }
  }

  @Test("Devices are written to and not replaced")
  func device() throws {
    #expect(
      try FileWriter.write([OutputFile(path: "/dev/null", bytes: Array("gone".utf8))]) == [true])
    #expect(try CLibrary.status(of: "/dev/null").kind == .device)
  }

  @Test("One file that cannot be written leaves all the others as they were")
  func allOrNothing() throws {
    try tool.write("old", to: "one")
    try tool.write("x", to: "folder/inside")
    let failure = #expect(throws: FileFailure.self) {
      try write([("one", "new"), ("two", "new"), ("folder", "new")])
    }
    #expect(failure?.description == "cannot write \(tool.path("folder")): it is a directory")
    #expect(tool.text("one") == "old")
    #expect(try tool.names() == ["folder", "one"])
  }

  @Test("A failure leaves no folder behind that was not there before")
  func removesFolders() throws {
    try tool.write("x", to: "file")
    try tool.write("x", to: "folder/inside")
    try FileManager.default.createDirectory(
      atPath: tool.path("empty"), withIntermediateDirectories: false)
    for last in ["folder", "new/a/b/../../../file/c"] {
      #expect(throws: FileFailure.self) {
        try write([("new/a/one", "1"), ("empty/b/two", "2"), ("folder/c/d", "3"), (last, "4")])
      }
      #expect(try tool.names() == ["empty", "file", "folder"])
      #expect(try tool.names(in: "empty") == [])
      #expect(try tool.names(in: "folder") == ["inside"])
    }
  }

  @Test("A folder that is a file is named as the reason")
  func fileInTheWay() throws {
    try tool.write("x", to: "file")
    let failure = #expect(throws: FileFailure.self) { try write([("file/below", "new")]) }
    #expect(failure?.description.contains("not a directory") == true)
    #expect(tool.text("file") == "x")
  }

  @Test("A place taken in the meantime brings back what was replaced before it")
  func rollsBack() throws {
    try tool.write("old", to: "one")
    let staged = try [("one", "old"), ("new", nil)].map { name, previous in
      try StagedFile(
        OutputFile(path: tool.path(name), bytes: Array("new".utf8)), target: tool.path(name),
        previous: previous.map { (Array($0.utf8), 0o644) })
    }
    for file in staged {
      try CLibrary.move(file.temporary, to: file.target)
      #expect(tool.text((file.path as NSString).lastPathComponent) == "new")
      file.restore()
    }
    #expect(tool.text("one") == "old")
    #expect(try tool.names() == ["one"])
  }

  @Test("A file that is set to be read only stays", .enabled(if: getuid() != 0))
  func readOnly() throws {
    try tool.write("old", to: "file")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: tool.path("file"))
    let failure = #expect(throws: FileFailure.self) { try write([("file", "new")]) }
    #expect(failure?.reason == "permission denied")
    #expect(tool.text("file") == "old")
  }

  @Test("What is left of an interrupted run is in nobody's way")
  func survivesLeftovers() throws {
    try tool.write("left over", to: ".palette-\(CLibrary.processIdentifier)-0.tmp")
    #expect(try write([("file", "new")]) == [true])
    #expect(tool.text("file") == "new")
  }

  @Test("What cannot be read says why")
  func unreadable() throws {
    try tool.write("x", to: "folder/file")
    let cases = [
      ("missing", "no such file"), ("folder", "it is a directory"),
      ("folder/file/below", "not a directory"),
    ]
    for (name, reason) in cases {
      let failure = #expect(throws: FileFailure.self) { try FileReader.read(tool.path(name)) }
      #expect(failure?.description == "cannot read \(tool.path(name)): \(reason)")
    }
  }

  @Test("An endless device does not fill the memory")
  func endless() {
    let failure = #expect(throws: FileFailure.self) { try FileReader.read("/dev/zero") }
    #expect(failure?.reason == "it is larger than 16 MB")
  }
}
