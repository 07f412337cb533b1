import LittleCMS
import Palette

/// The colours of a small interface: the palette's own roles, and steps that stand in where it has
/// none.
struct InterfaceRoles {
  /// A part of the interface.
  enum Part: String, CaseIterable {
    case page
    case card
    case text
    case secondary
    case link
    case separator
    case border
    case focus
    case button
    case buttonText

    /// What people call such a role, by words, the likeliest first.
    fileprivate var names: [[String]] {
      switch self {
      case .page: [["page"], ["background"], ["bg"], ["canvas"], ["base"]]
      case .card: [["card"], ["surface"], ["background", "secondary"], ["layer"]]
      case .text: [["text"], ["text", "primary"], ["foreground"], ["ink"], ["label"]]
      case .secondary:
        [
          ["text", "secondary"], ["text", "muted"], ["secondary", "label"],
          ["foreground", "muted"], ["muted"], ["secondary"], ["subtle"],
        ]
      case .link: [["link"], ["accent"], ["primary"], ["tint"]]
      case .separator: [["separator"], ["divider"], ["hairline"]]
      case .border: [["field", "border"], ["border"], ["outline"], ["input"]]
      case .focus: [["focus", "ring"], ["focus"], ["ring"]]
      case .button: [["button"], ["accent"], ["primary"], ["brand"]]
      case .buttonText:
        [["button", "text"], ["text", "on", "button"], ["on", "button"], ["on", "primary"]]
      }
    }
  }

  /// A colour, and where it comes from.
  struct Choice {
    /// The role or the step.
    let name: String
    /// What is written, which may be translucent.
    let value: HexColor
  }

  private var choices: [Part: Choice] = [:]

  subscript(part: Part) -> Choice? { choices[part] }

  /// The parts that are there, in order.
  var parts: [(part: Part, choice: Choice)] {
    Part.allCases.compactMap { part in choices[part].map { (part, $0) } }
  }

  /// Every part that is visible on another, for the list of ratios; the surface is opaque.
  static let pairs: [(front: Part, back: Part)] = [
    (.text, .page), (.text, .card), (.secondary, .page), (.secondary, .card), (.link, .card),
    (.buttonText, .button), (.button, .card), (.border, .card), (.focus, .card),
  ]

  init(_ view: SheetView) {
    for part in Part.allCases {
      if let role = Self.role(part, view) {
        choices[part] = Choice(name: role.name, value: role.value)
      }
    }
    standIn(view)
  }

  private static func role(_ part: Part, _ view: SheetView) -> SheetColor? {
    for name in part.names {
      let role = view.roles.first { role in
        let words = role.name.lowercased().split { !$0.isLetter }.map(String.init)
        return words == name
      }
      // What others lie on must hide what is below it.
      let isSurface = [.page, .card, .button].contains(part)
      if let role, !isSurface || role.value.alpha == 255 { return role }
    }
    return nil
  }

  private mutating func standIn(_ view: SheetView) {
    let page = choices[.page]?.value.opaque ?? view.page
    if choices[.page] == nil { choices[.page] = Choice(name: page.hex, value: HexColor(page)) }
    // Without a ramp, any role that hides what is below it may stand in for another.
    let roles = SheetView.Row(name: "", colors: view.roles.filter { $0.value.alpha == 255 })
    let pool = view.ramps.isEmpty ? [roles] : view.ramps
    guard let quiet = pool.min(by: { $0.chroma < $1.chroma }),
      let loud = pool.max(by: { $0.chroma < $1.chroma })
    else { return }
    func choose(_ part: Part, _ color: SheetColor?) {
      guard choices[part] == nil, let color else { return }
      choices[part] = Choice(name: color.name, value: color.value)
    }
    let near = quiet.colors.sorted { $0.on(page) < $1.on(page) }
    choose(.card, near.first { $0.value.opaque != page && $0.on(page) < 3 } ?? near.first)
    let card = choices[.card]?.value.opaque ?? page
    func least(_ colors: [SheetColor], _ ratio: Double) -> SheetColor? {
      let sorted = colors.sorted { $0.on(page) < $1.on(page) }
      return sorted.first { min($0.on(page), $0.on(card)) >= ratio } ?? sorted.last
    }
    choose(.text, least(quiet.colors, 10))
    choose(.secondary, least(quiet.colors, 4.5))
    choose(.link, least(loud.colors, 4.5))
    choose(.separator, least(quiet.colors, 1.3))
    choose(.border, least(quiet.colors, 3))
    choose(.focus, least(loud.colors, 3))
    choose(.button, least(loud.colors, 4.5))
    let button = choices[.button]?.value.opaque ?? page
    let labels = [quiet.colors, pool.flatMap(\.colors)].compactMap { colors in
      colors.max { $0.on(button) < $1.on(button) }
    }
    choose(.buttonText, labels.first { $0.on(button) >= 4.5 } ?? labels.last)
  }
}

extension SheetView.Row {
  /// The greatest chroma of its steps.
  fileprivate var chroma: Double { colors.compactMap(\.coordinates?.chroma).max() ?? 0 }
}

extension SheetColor {
  /// The contrast of what is seen on another colour, in sRGB.
  fileprivate func on(_ color: SRGB8) -> Double { shown.contrast(with: color).value }
}
