import Palette

extension ResolverDocument {
  /// What there is to say about how remarks were read.
  var notes: [InputNote] { misplaced + losses }

  private var misplaced: [InputNote] {
    guard let rootExtensions else { return [] }
    return [
      InputNote(
        "a resolver cannot have '$extensions' at its root, only in a set or a modifier: they are "
          + "read all the same", at: source.position(at: rootExtensions))
    ]
  }

  /// One remark for all of them.
  private var losses: [InputNote] {
    guard let first = remarked.first else { return [] }
    let others = remarked.count == 1 ? "" : " and \(remarked.count - 1) more"
    return [
      .loss(
        "what is said about \(first.name)\(others) is not kept",
        at: source.position(at: first.offset))
    ]
  }

  /// What an object says about itself.
  func remarks(of object: JSONObject) throws(InputError) -> Remarks {
    var remarks = Remarks()
    if let node = object["description"] {
      remarks.description = try source.string(node, "'description'")
    }
    if let node = object["$extensions"] {
      remarks.extensions = try source.object(node, "'$extensions'").extensions
    }
    return remarks
  }

  /// What other tools keep beside the only set or modifier is about the palette as a whole: the
  /// root has no place for it.
  mutating func adoptExtensions() {
    guard setCount + modifiers.count == 1, let only = remarked.first else { return }
    remarks = remarks.merged(with: Remarks(extensions: only.remarks.extensions))
    remarked[0].remarks.extensions = []
    if remarked[0].remarks.isEmpty || remarked[0].remarks == Self.own { remarked = [] }
  }

  private var setCount: Int {
    // One that stands in the order itself is in no table.
    let steps = order.count { step in
      if case .set = step { true } else { false }
    }
    return max(sets.count, steps)
  }

  /// What we write ourselves is the same in every resolver.
  private static let own = Remarks(description: DTCGTokenFiles.modifierDescription)

  /// Notes that something is said about a set or a modifier.
  mutating func note(_ object: JSONObject, _ what: String) throws(InputError) {
    let remarks = try remarks(of: object)
    guard !remarks.isEmpty, remarks != Self.own else { return }
    remarked.append((what, object.offset, remarks))
  }
}
