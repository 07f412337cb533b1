import Palette

extension SheetWords {
  static let korean = english
}
