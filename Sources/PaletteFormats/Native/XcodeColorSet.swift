import Palette

/// One colour set: its colours by appearance.
struct XcodeColorSet {
  /// What an entry holds for; absent means whatever the system is set to.
  private struct Setting: Hashable {
    var appearance: Appearance?
    var isIncreased = false
  }

  private struct Entry {
    var color: HexColor
    var position: SourcePosition
    /// Less is better: every device before one kind, sRGB before a wider gamut.
    var rank: Int
    /// What is to be said of it.
    var remark: String?
  }

  private var remarks: [InputNote] = []

  /// Where the set begins.
  private(set) var position: SourcePosition
  private var entries: [Setting: Entry] = [:]
  /// The colours outside sRGB for screens of every device that show Display P3.
  private var twins: [Setting: DisplayP3Color] = [:]
  private let source: JSONSource
  private let file: String?

  /// What is to be said of its entries, in the order of the file.
  var notes: [InputNote] {
    let ofEntries = entries.values.compactMap { entry in
      entry.remark.map { InputNote($0, at: entry.position) }
    }
    return (remarks + ofEntries).sorted {
      ($0.position?.line ?? 0, $0.message) < ($1.position?.line ?? 0, $1.message)
    }
  }

  init(_ bytes: [UInt8], file: String, isInput: Bool) throws(InputError) {
    let (root, source) = try JSONParser.parse(bytes, file: file)
    self.source = source
    self.file = isInput ? nil : file
    position = SourcePosition(line: 1, column: 1, file: isInput ? nil : file)
    let object = try source.object(root, "a colour set")
    guard let colors = object["colors"] else {
      remarks.append(InputNote("the colour set has no colours", at: position))
      return
    }
    for node in try source.array(colors, "'colors'") { try add(node) }
  }

  /// Its colour in an appearance, and its twin in Display P3, where it says more about it than about the standard ones.
  ///
  /// In dark with increased contrast a set that knows dark but not both gives its dark colour, not
  /// the light one of increased contrast: on a dark surface that would be illegible.
  func color(_ variant: AppearanceVariant) -> (HexColor, DisplayP3Color?, SourcePosition)? {
    let isIncreased = variant.contrast == .increased
    var setting = Setting(appearance: variant.appearance, isIncreased: isIncreased)
    if entries[setting] == nil, variant.appearance == .light {
      setting = Setting(isIncreased: isIncreased)
    }
    if entries[setting] == nil, variant == .darkIncreasedContrast,
      entries.keys.contains(where: \.isIncreased)
    {
      setting = Setting(appearance: .dark)
    }
    return entries[setting].map { ($0.color, twins[setting], $0.position) }
  }

  private func place(_ node: JSONNode) -> SourcePosition {
    var position = source.position(at: node.offset)
    position.file = file
    return position
  }

  private mutating func add(_ node: JSONNode) throws(InputError) {
    let object = try source.object(node, "an entry of 'colors'")
    guard let setting = try setting(object["appearances"]) else {
      remarks.append(
        InputNote("an entry for another appearance than dark or high is left out", at: place(node)))
      return
    }
    guard let colorNode = object["color"] else {
      remarks.append(InputNote("an entry has no colour yet and is left out", at: place(node)))
      return
    }
    let color = try source.object(colorNode, "'color'")
    if let reference = color["reference"] {
      let name = try source.string(reference, "'reference'")
      remarks.append(
        InputNote(
          "\(name.quoted) is a colour of the system, which may change: it is left out",
          at: place(colorNode)))
      return
    }
    let reader = XcodeComponents(source: source)
    let (found, remark) = try reader.color(color)
    let isDevice = object["idiom"]?.text.map { $0 != "universal" } ?? false
    let isWide = object["display-gamut"]?.text.map { $0.lowercased() != "srgb" } ?? false
    let rank = (isDevice ? 2 : 0) + (isWide ? 1 : 0)
    let twin = DisplayP3Color(rounding: found.displayP3)
    if isWide, !isDevice, !twin.isInSRGB { twins[setting] = twin }
    let entry = Entry(
      color: found.eightBit.color, position: place(colorNode), rank: rank, remark: remark)
    try put(entry, setting, isDevice: isDevice)
  }

  private mutating func put(
    _ entry: Entry, _ setting: Setting, isDevice: Bool
  ) throws(InputError) {
    if let other = entries[setting], other.rank <= entry.rank {
      guard other.rank < entry.rank || isDevice else {
        throw InputError(
          file: source.file, position: entry.position,
          message: "two entries are for the same appearance: the first is at line "
            + "\(other.position.line)")
      }
      if isDevice { remarks.append(InputNote(Self.deviceNote, at: entry.position)) }
      return
    }
    if let other = entries[setting], other.rank > 1 {
      remarks.append(InputNote(Self.deviceNote, at: other.position))
    }
    entries[setting] = entry
  }

  private static let deviceNote =
    "the colour for one kind of device is left out beside that for the others"

  /// What an entry holds for; `nil` where it is for something no palette knows.
  private func setting(_ node: JSONNode?) throws(InputError) -> Setting? {
    var setting = Setting()
    guard let node else { return setting }
    for element in try source.array(node, "'appearances'") {
      let object = try source.object(element, "an appearance")
      switch (object["appearance"]?.text, object["value"]?.text) {
      case ("luminosity", "dark"): setting.appearance = .dark
      case ("luminosity", "light"): setting.appearance = .light
      case ("contrast", "high"): setting.isIncreased = true
      default: return nil
      }
    }
    return setting
  }
}
