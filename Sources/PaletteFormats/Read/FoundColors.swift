public import Palette

/// The colours a file holds, as it names them, before anybody asks which of them form ramps.
public struct FoundColors: Hashable, Sendable {
  /// The palette's own name, where the file gives one.
  public var name: String?
  /// The colours, in the order of the file.
  public var colors: [FoundColor]
  /// What the file says about groups of them.
  public var groups: [FoundGroup] = []
  /// What the file says about the palette, in whatever appearance.
  public var remarks = Remarks()
  /// What was read, but not as one might think.
  public var notes: [InputNote]

  /// Colours, and what there is to say about them.
  public init(name: String? = nil, colors: [FoundColor] = [], notes: [InputNote] = []) {
    (self.name, self.colors, self.notes) = (name, colors, notes)
  }
}

/// One colour as a file names it, in one appearance.
public struct FoundColor: Hashable, Sendable {
  /// Its name as written, from the outermost group to itself: `["--color-blue-500"]`,
  /// `["color", "blue", "500"]`.
  public var path: [String]
  /// The appearance it is for.
  public var variant: AppearanceVariant
  /// The colour, in eight-bit sRGB: what a screen without a wider gamut shows.
  public var color: HexColor
  /// The Display P3 colour that stands beside it, for screens that can show it.
  public var p3: DisplayP3Color?
  /// Its value is that of another colour of the file, as a role's is.
  public var isAlias: Bool
  /// What the file says about it.
  public var remarks = Remarks()
  /// Where its value stands.
  public var position: SourcePosition

  /// A colour from the facts about it.
  public init(
    path: [String], variant: AppearanceVariant = .light, color: HexColor,
    p3: DisplayP3Color? = nil, isAlias: Bool = false, position: SourcePosition
  ) {
    self.path = path
    self.variant = variant
    self.color = color
    self.p3 = p3
    self.isAlias = isAlias
    self.position = position
  }
}

/// A group of colours about which a file says something, in one appearance.
public struct FoundGroup: Hashable, Sendable {
  /// Its name as written, from the outermost group to itself; empty for the file.
  public var path: [String]
  /// The appearance it is for.
  public var variant: AppearanceVariant
  /// What is said.
  public var remarks: Remarks
  /// Where it stands.
  public var position: SourcePosition

  /// A group from the facts about it.
  public init(
    path: [String], variant: AppearanceVariant, remarks: Remarks, position: SourcePosition
  ) {
    (self.path, self.variant) = (path, variant)
    (self.remarks, self.position) = (remarks, position)
  }
}

/// Something in a file that is no error but should be known: a value that was clipped, two
/// statements that disagree.
public struct InputNote: Hashable, Sendable {
  /// One sentence.
  public var message: String
  /// Where.
  public var position: SourcePosition?
  /// It bears on no colour, and matters only to who writes the palette again: what the file says
  /// beside its colours, and a palette has no place for.
  public var isLoss = false
  /// It loses no colour, and matters only to who judges the palette: no rule looks at some of them.
  public var isAboutRules = false

  /// Comments that are about no colour in particular.
  static func lostComments(_ count: Int, at position: SourcePosition?) -> InputNote {
    let comments = count == 1 ? "1 comment is" : "\(count) comments are"
    return loss("\(comments) beside no colour and not kept", at: position)
  }

  /// What matters only to who writes the palette again.
  static func loss(_ message: String, at position: SourcePosition?) -> InputNote {
    var note = InputNote(message, at: position)
    note.isLoss = true
    return note
  }

  /// A remark on a place.
  public init(_ message: String, at position: SourcePosition? = nil) {
    (self.message, self.position) = (message, position)
  }
}
