import Palette

extension ResolverDocument {
  /// One remark for all of them.
  var losses: [InputNote] {
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

  /// Notes that something is said which has no place in a palette.
  mutating func note(_ object: JSONObject, _ what: String) throws(InputError) {
    let remarks = try remarks(of: object)
    // What we write ourselves is the same in every resolver.
    let own = Remarks(description: DTCGTokenFiles.modifierDescription)
    guard !remarks.isEmpty, remarks != own else { return }
    remarked.append((what, object.offset))
  }
}
