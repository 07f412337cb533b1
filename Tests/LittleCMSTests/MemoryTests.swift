import LittleCMS
import TestSupport
import Testing

#if canImport(Glibc)
  import Foundation
  import Glibc

  /// What is made is freed again: thousands of transforms leave the process as large as it was.
  ///
  /// Each test has a process of its own, so that no other test's memory is counted.
  @Suite struct MemoryTests {
    @Test func transformsAreFreed() async {
      await #expect(processExitsWith: .success) {
        let growth = try growth {
          for _ in 0..<1000 {
            _ = try Transform(from: .sRGB(.sRGB), to: .cielab())
          }
        }
        try #require(growth < 2_000_000)
      }
    }

    @Test func modelsAreFreed() async {
      await #expect(processExitsWith: .success) {
        let growth = try growth {
          for index in 0..<600 {
            _ = try PerceptualModel(PerceptualSpace.allCases[index % 3], linear: .sRGB(.linear))
          }
        }
        try #require(growth < 2_000_000)
      }
    }

    @Test func refusedProfilesAreFreed() async {
      await #expect(processExitsWith: .success) {
        let bytes = try TestData.bytes("gray.icc")
        var refused = 0
        let growth = growth {
          for _ in 0..<2000 {
            if (try? Profile.icc(bytes)) == nil { refused += 1 }
            if (try? Profile.icc(Array(bytes.dropLast(50)))) == nil { refused += 1 }
          }
        }
        try #require(refused == 8000)
        try #require(growth < 2_000_000)
      }
    }

    /// The measure itself notices what is kept.
    @Test func keptTransformsAreSeen() async {
      await #expect(processExitsWith: .success) {
        var kept: [Transform] = []
        let growth = try growth {
          for _ in 0..<1000 {
            kept.append(try Transform(from: .sRGB(.sRGB), to: .cielab()))
          }
        }
        try #require(kept.count == 2000)
        try #require(growth > 4_000_000)
      }
    }
  }

  /// Bytes of memory the process needs more after `body` than before it, when it has already run
  /// once.
  private func growth(_ body: () throws -> Void) rethrows -> Int {
    try body()
    let before = residentBytes()
    try body()
    return residentBytes() - before
  }

  private func residentBytes() -> Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii))?
      .split(separator: " ")
    return (fields.map { Int($0[1]) ?? 0 } ?? 0) * sysconf(Int32(_SC_PAGESIZE))
  }
#endif
