extension Double {
  /// Fixed-point text, rounded to nearest, without exponent.
  ///
  /// The same in every locale: `0.5`, `3`, `-0.0325`, never `-0`; with `keepsZeros`, for columns of
  /// numbers, `3.00`.
  /// - Precondition: finite, and below 9e15 when scaled.
  package func fixed(decimals: Int, keepsZeros: Bool = false) -> String {
    Self.decimalText(
      (self * Self.powersOfTen[decimals]).rounded(), decimals, keepsZeros: keepsZeros)
  }

  /// Fixed-point text, cut toward zero so that it never claims more than there is.
  ///
  /// All decimals are kept (`4.50`), because they tell how exactly the number is known.
  package func cut(decimals: Int) -> String {
    Self.decimalText(cutScaled(decimals), decimals, keepsZeros: true)
  }

  /// Like `cut`, without the zeros at its end: for numbers that machines read.
  package func cutShort(decimals: Int) -> String {
    Self.decimalText(cutScaled(decimals), decimals, keepsZeros: false)
  }

  private func cutScaled(_ decimals: Int) -> Double {
    let scale = Self.powersOfTen[decimals]
    var scaled = (magnitude * scale).rounded(.towardZero)
    // The product itself may have been rounded, up to the next whole number or down below it.
    if scaled / scale > magnitude { scaled -= 1 }
    if (scaled + 1) / scale <= magnitude { scaled += 1 }
    return sign == .minus ? -scaled : scaled
  }

  private static let powersOfTen: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]

  private static func decimalText(
    _ scaled: Double, _ decimals: Int, keepsZeros: Bool
  ) -> String {
    precondition(scaled.magnitude < 9e15, "only finite numbers of ordinary size are written")
    var digits = String(Int64(scaled.magnitude))
    if digits.count <= decimals {
      digits = String(repeating: "0", count: decimals + 1 - digits.count) + digits
    }
    var fraction = digits.suffix(decimals)
    let whole = digits.dropLast(decimals)
    if !keepsZeros {
      while fraction.last == "0" { fraction.removeLast() }
    }
    let sign = scaled < 0 ? "-" : ""
    return fraction.isEmpty ? sign + whole : "\(sign)\(whole).\(fraction)"
  }
}
