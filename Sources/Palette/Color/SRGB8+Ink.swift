extension SRGB8 {
  /// Black or white, whichever stands out more on the colour: at least 4.58:1.
  package var ink: SRGB8 {
    contrast(with: .black) > contrast(with: .white) ? .black : .white
  }
}
