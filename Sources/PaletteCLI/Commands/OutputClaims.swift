import Palette
import PaletteFormats

/// What the other palette files of a folder have made there, by their manifests.
///
/// Two palettes whose files have the same names would otherwise take turns in one folder.
struct OutputClaims {
  /// More names than this are no folder of a project.
  private static let mostNames = 100_000

  private struct Claim {
    var manifest: String
    var paletteName: String
  }

  private let place: OutputPlace
  private var claims: [String: Claim] = [:]

  init(beside place: OutputPlace) throws(CommandFailure) {
    self.place = place
    let names: [String]
    do throws(SystemError) {
      names = try CLibrary.names(in: place.path("."), limit: Self.mostNames)
    } catch {
      throw CommandFailure(FileFailure(.read, place.path("."), error))
    }
    let own = place.path(place.manifestName)
    for name in names.sorted()
    where name.hasPrefix(".") && name.hasSuffix(".files") && name != place.manifestName {
      let path = place.path(name)
      // Where case does not count, it may be our own under another name.
      guard (try? CLibrary.status(of: path))?.kind == .file, !FilePath.areSame(path, own) else {
        continue
      }
      try read(name)
    }
  }

  private mutating func read(_ name: String) throws(CommandFailure) {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileReader.content(place.path(name))
    } catch {
      throw CommandFailure(FileFailure(.read, place.path(name), error))
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    // Others call files like this too.
    guard let first = lines.first, first.hasPrefix(OutputManifest.start) else { return }
    let paletteName = OutputManifest.paletteName(ofHeader: first)
    let claim = Claim(manifest: name, paletteName: paletteName)
    for path in lines.filter({ !$0.hasPrefix("#") }).map({ String($0) }) + [name, paletteName]
    where OutputPlace.isInside(path) {
      claims[key(path)] = claim
    }
  }

  /// One for all names a file has: through links, and where case does not count.
  private func key(_ path: String) -> String {
    let folder = FilePath.folder(of: place.path(path))
    let name = path.split(separator: "/").last.map { String($0) } ?? path
    let joined = FilePath.join((try? CLibrary.realPath(folder)) ?? folder, name)
    return ((try? CLibrary.realPath(joined)) ?? joined).lowercased()
  }

  /// Whether another palette file answers for a file, which then is not ours to remove.
  func has(_ path: String) -> Bool {
    !claims.isEmpty && claims[key(path)] != nil
  }

  /// Throws where one of the files is another palette file's.
  func check(_ paths: [String]) throws(CommandFailure) {
    guard !claims.isEmpty else { return }
    for path in paths {
      guard let claim = claims[key(path)] else { continue }
      let isGone = !FilePath.exists(place.path(claim.paletteName))
      throw CommandFailure(
        .badInput,
        "an output would overwrite \(place.path(path)), which "
          + (isGone
            ? "\(claim.paletteName) made, and that is gone: remove \(place.path(claim.manifest))"
            : "\(place.path(claim.paletteName)) makes (\(claim.manifest)); "
              + "give one of the two another path"))
    }
  }
}
