/// What something is seen on: surfaces that lie on each other, of which the lowest is opaque.
struct Surface {
  /// As the check names it.
  let stack: RoleStack
  /// Every layer, the lowest first, with what shows through a surface that is named alone.
  let layers: [RoleColor]
  /// Its sRGB values.
  let composite: Composite
  /// Its Display P3 value, where all its layers have one.
  let p3: TranslucentColor?

  /// - Parameter backdrop: What a translucent surface that is named alone stands on. A stack says
  ///   itself what lies below, so nothing is guessed for one.
  init(_ stack: RoleStack, in roles: RoleColors, on backdrop: RoleColor?) throws(Unjudged) {
    var layers: [RoleColor] = []
    for name in stack.roles {
      layers.append(try roles.color(name).get())
    }
    guard let top = layers.last, let lowest = layers.first else { throw .emptyStack }
    if !lowest.isOpaque {
      guard layers.count == 1 else { throw .translucentBottom(lowest, of: stack) }
      guard let backdrop else { throw .noBackdrop(top) }
      layers.insert(backdrop, at: 0)
    }
    (self.stack, self.layers) = (stack, layers)
    composite = layers.dropFirst().reduce(Composite(layers[0].color)) { below, layer in
      below.covered(by: layer.color)
    }
    p3 = layers.dropFirst().reduce(layers[0].p3) { below, layer in
      below.flatMap { below in layer.p3.map { $0.over(below) } }
    }
  }

  /// What a finding says of it: a surface alone as it is written, a stack as it is seen.
  var subject: Finding.Subject {
    var subject = layers[layers.count - 1].subject
    subject.stack = RoleStack(layers.map(\.name))
    if stack.roles.count > 1 {
      (subject.ramp, subject.color) = (stack.name, composite.shown.hex)
    }
    return subject
  }
}
