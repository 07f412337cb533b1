import Palette

extension SheetWords {
  static let japanese = english
}
