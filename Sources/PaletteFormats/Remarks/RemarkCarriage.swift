/// How much of what is said about colours a format carries.
enum RemarkCarriage {
  /// All of it.
  case everything
  /// What is said about single colours, and nothing about groups and files.
  case ofColors
  /// Descriptions and deprecations, as comments.
  case asComments
  /// Descriptions and deprecations of single colours.
  case asCommentsOfColors
  /// Nothing.
  case nothing

  /// What of it is lost.
  var drops: Set<PaletteFeature> {
    switch self {
    case .everything: []
    case .ofColors: [.groupDescriptions, .groupDeprecations, .groupExtensions]
    case .asComments: [.extensions, .groupExtensions]
    case .asCommentsOfColors:
      [.extensions, .groupDescriptions, .groupDeprecations, .groupExtensions]
    case .nothing:
      [
        .descriptions, .deprecations, .extensions, .groupDescriptions, .groupDeprecations,
        .groupExtensions,
      ]
    }
  }
}
