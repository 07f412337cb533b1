/// The limits between the classes of lightness and chroma, around one colour.
///
/// They are ours. They were set by hand until the CSS colour names, the colours of the Okabe-Ito
/// set, the centres of the XKCD colour survey (2010) and ramps of published palettes came out as
/// people call them. Limits of lightness depend on hue, because a full yellow is light and a full
/// blue is dark; toward the greys they become those of greys, so that no name jumps there.
struct NamingLimits {
  /// Chroma as a share of the full chroma of the hue; full is 1, and sRGB goes a little beyond.
  let vividness: Double
  private let place: NamingPlace

  init(at place: NamingPlace) {
    self.place = place
    vividness = place.chroma / Self.fullChroma(place.hue)
  }

  /// The class of lightness.
  var lightnessClass: LightnessClass {
    let colored = min(
      max((vividness - Self.grayVividness) / (Self.hueVividness - Self.grayVividness), 0), 1)
    func isAbove(_ ofGray: Double, _ ofHue: HueCurve) -> Bool {
      place.lightness >= ofGray + (ofHue(place.hue) - ofGray) * colored
    }
    if place.lightness >= white { return .white }
    if isAbove(0.9, Self.pale) { return .pale }
    if isAbove(0.77, Self.light) { return .light }
    if isAbove(0.53, Self.middle) { return .middle }
    if isAbove(0.3, Self.dark) { return .dark }
    return place.lightness >= Self.blackish ? .blackish : .black
  }

  /// The class of chroma.
  var chromaClass: ChromaClass {
    if place.chroma < Self.tingedChroma(place.lightness) { return .neutral }
    if place.chroma < hueChroma { return .tinged }
    if vividness < grayishVividness { return .grayish }
    if vividness < 0.65 { return .moderate }
    return vividness < 0.8 ? .strong : .vivid
  }

  /// Lightness from which anything is white that is nearly neutral: with a tinge a little less,
  /// since a page of a tinged white is not called grey.
  private var white: Double {
    Self.interpolate(place.chroma, [(0.006, 0.9595), (0.02, 0.93), (0.04, 0.96)])
  }

  /// Lightness below which anything nearly neutral is black.
  private static let blackish = 0.19
  /// Vividness up to which a colour is as light as the grey of its lightness.
  private static let grayVividness = 0.1
  /// Vividness from which the limits of its hue hold.
  private static let hueVividness = 0.4

  /// Chroma from which a tinge is seen.
  private static func tingedChroma(_ lightness: Double) -> Double {
    interpolate(lightness, [(0, 0.012), (0.6, 0.009), (1, 0.0055)])
  }

  /// Chroma from which it is a colour and no longer a tinged grey.
  ///
  /// Of the dark hues with little room, such as teal, less is asked.
  private var hueChroma: Double {
    let dark = 0.17 * min(Self.fullChroma(place.hue), 0.21)
    return Self.interpolate(
      place.lightness,
      [(0, dark), (0.2, dark), (0.45, 0.047), (0.65, 0.047), (0.93, 0.026), (1, 0.024)])
  }

  /// Vividness below which a colour is greyish: less in the light and the dark, where sRGB holds
  /// less chroma, and always some way beyond the tinged greys.
  private var grayishVividness: Double {
    let usual = Self.interpolate(
      place.lightness, [(0.3, 0.18), (0.45, 0.3), (0.7, 0.3), (0.87, 0.18)])
    return max(usual, 1.3 * hueChroma / Self.fullChroma(place.hue))
  }

  private static func interpolate(
    _ x: Double, _ points: [(x: Double, y: Double)]
  ) -> Double {
    guard let next = points.firstIndex(where: { $0.x > x }), next > 0 else {
      return points[x < points[0].x ? 0 : points.count - 1].y
    }
    let (from, to) = (points[next - 1], points[next])
    return from.y + (to.y - from.y) * (x - from.x) / (to.x - from.x)
  }

  /// The chroma people take as full: near the most that sRGB holds at the hue.
  private static let fullChroma = curve(\.chroma)
  private static let pale = curve(\.pale)
  private static let light = curve(\.light)
  private static let middle = curve(\.middle)
  private static let dark = curve(\.dark)

  private typealias Row = (
    hue: Double, pale: Double, light: Double, middle: Double, dark: Double, chroma: Double
  )

  private static func curve(_ column: KeyPath<Row, Double>) -> HueCurve {
    HueCurve(rows.map { ($0.hue, $0[keyPath: column]) })
  }

  /// Hue in degrees, the least lightness that is pale, light, middle and dark, and full chroma.
  private static let rows: [Row] = [
    (0, 0.87, 0.72, 0.48, 0.24, 0.25),
    (30, 0.87, 0.72, 0.49, 0.24, 0.25),
    (50, 0.88, 0.67, 0.41, 0.23, 0.20),
    (70, 0.88, 0.65, 0.38, 0.23, 0.175),
    (90, 0.92, 0.70, 0.42, 0.24, 0.175),
    (110, 0.945, 0.72, 0.45, 0.25, 0.20),
    (130, 0.93, 0.74, 0.46, 0.26, 0.25),
    (145, 0.92, 0.74, 0.45, 0.26, 0.27),
    (165, 0.92, 0.73, 0.44, 0.25, 0.19),
    (195, 0.92, 0.74, 0.44, 0.24, 0.15),
    (230, 0.89, 0.70, 0.42, 0.23, 0.16),
    (250, 0.88, 0.68, 0.40, 0.22, 0.20),
    (264, 0.87, 0.67, 0.38, 0.21, 0.27),
    (285, 0.87, 0.66, 0.42, 0.22, 0.28),
    (305, 0.87, 0.67, 0.40, 0.22, 0.28),
    (328, 0.87, 0.68, 0.41, 0.23, 0.29),
    (345, 0.87, 0.70, 0.46, 0.24, 0.27),
  ]
}
