import Palette

extension SheetWords {
  static let german = english
}
