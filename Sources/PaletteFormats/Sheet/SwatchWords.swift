import Palette

/// What a sheet of swatches says besides its colours.
struct SwatchWords {
  let language: PlainLanguage

  /// What the sheet is.
  func title(_ palette: String) -> String {
    switch language {
    case .english: "\(palette): swatches"
    case .german: "\(palette): Farbmuster"
    case .japanese: "\(palette)：色見本"
    case .korean: "\(palette): 색 견본"
    }
  }

  /// What stands before the row of roles.
  var roles: String {
    switch language {
    case .english: "roles"
    case .german: "Rollen"
    case .japanese: "ロール"
    case .korean: "역할"
    }
  }

  /// What is on the sheet.
  func contents(of palette: ColorPalette, in variants: [AppearanceVariant]) -> String {
    let ramps = palette.ramps.map(steps).joined(separator: language.comma)
    let roles = palette.roles.isEmpty ? "" : roles(palette.roles.count)
    let parts = [ramps, roles].filter { !$0.isEmpty }.joined(separator: semicolon)
    let panels = variants.map { $0.words(in: language) }.joined(separator: semicolon)
    return switch language {
    case .english: "\(parts). A panel each for: \(panels)."
    case .german: "\(parts). Je ein Feld für: \(panels)."
    case .japanese: "\(parts)。外観ごとの区画：\(panels)。"
    case .korean: "\(parts). 화면 모드별 구역: \(panels)."
    }
  }

  private func steps(_ ramp: Ramp) -> String {
    let count = ramp.stepCount
    return switch language {
    case .english: "\(ramp.name) with \(count) \(count == 1 ? "step" : "steps")"
    case .german: "\(ramp.name) mit \(count) \(count == 1 ? "Stufe" : "Stufen")"
    case .japanese: "\(ramp.name) \(count) 段階"
    case .korean: "\(ramp.name) \(count)단계"
    }
  }

  private func roles(_ count: Int) -> String {
    switch language {
    case .english: "\(count) \(count == 1 ? "role" : "roles")"
    case .german: "\(count) \(count == 1 ? "Rolle" : "Rollen")"
    case .japanese: "ロール \(count) 件"
    case .korean: "역할 \(count)개"
    }
  }

  /// Between parts that have commas of their own.
  private var semicolon: String { language == .japanese ? "；" : "; " }
}
