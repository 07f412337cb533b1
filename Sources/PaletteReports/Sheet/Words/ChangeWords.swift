/// What a sheet says of the change from one palette to another.
struct ChangeWords: Sendable {
  let title: String
  let since: @Sendable (_ palette: String) -> String
  let nothing: String
  let added: @Sendable (_ name: String) -> String
  let removed: @Sendable (_ name: String) -> String
  let renamed: @Sendable (_ old: String, _ new: String) -> String
  let promise: String
  let moved: @Sendable (_ count: Int, _ all: Int) -> String
  let noneMoved: String
  let became:
    @Sendable (_ name: String, _ old: String, _ new: String, _ difference: String) -> String
  let lost: String
  let gained: String
  let broken: String
  let mended: String
  let pair: String
  let before: String
  let after: String
  let more: @Sendable (_ count: String) -> String

  static let english = ChangeWords(
    title: "Changes",
    since: { "From \($0), old above new, the farthest moved first; differences are CIEDE2000." },
    nothing: "Nothing has changed.",
    added: { "\($0) is new." },
    removed: { "\($0) is gone." },
    renamed: { "\($0) is called \($1) now." },
    promise: "The promise is another one.",
    moved: { "\($0) of \($1) colours moved" },
    noneMoved: "No colour moved.",
    became: { "\($0) went from \($1) to \($2), a difference of \($3)" },
    lost: "Pairs that lost a level",
    gained: "Pairs that gained a level",
    broken: "Pairs that miss the promise now",
    mended: "Pairs that miss the promise no longer",
    pair: "Pair",
    before: "Before",
    after: "After",
    more: { "And \($0) more." })

  static let german = ChangeWords(
    title: "Änderungen",
    since: {
      "Gegenüber \($0): alt über neu, das am weitesten Bewegte zuerst; Unterschiede in CIEDE2000."
    },
    nothing: "Nichts hat sich geändert.",
    added: { "\($0) ist neu." },
    removed: { "\($0) ist weg." },
    renamed: { "\($0) heißt jetzt \($1)." },
    promise: "Das Versprechen ist ein anderes.",
    moved: { "\($0) von \($1) Farben haben sich bewegt" },
    noneMoved: "Keine Farbe hat sich bewegt.",
    became: { "\($0) ging von \($1) zu \($2), ein Unterschied von \($3)" },
    lost: "Paare, die eine Kontraststufe verloren haben",
    gained: "Paare, die eine Kontraststufe gewonnen haben",
    broken: "Paare, die das Versprechen jetzt verfehlen",
    mended: "Paare, die das Versprechen nicht mehr verfehlen",
    pair: "Paar",
    before: "Vorher",
    after: "Nachher",
    more: { "Und \($0) weitere." })

  static let japanese = ChangeWords(
    title: "変更点",
    since: { "\($0) からの変更です。上が旧、下が新で、変化の大きい順に並びます。差は CIEDE2000 です。" },
    nothing: "変更はありません。",
    added: { "\($0) が加わりました。" },
    removed: { "\($0) がなくなりました。" },
    renamed: { "\($0) は \($1) になりました。" },
    promise: "約束の内容が変わりました。",
    moved: { "\($1) 色のうち \($0) 色が変わりました" },
    noneMoved: "変わった色はありません。",
    became: { "\($0) は \($1) から \($2) へ、差は \($3)" },
    lost: "レベルが下がった組",
    gained: "レベルが上がった組",
    broken: "約束に届かなくなった組",
    mended: "約束に届くようになった組",
    pair: "組",
    before: "前",
    after: "後",
    more: { "ほかに \($0) 件。" })

  static let korean = ChangeWords(
    title: "변경 사항",
    since: { "\($0)에서 바뀐 점입니다. 위가 이전, 아래가 새것이며 많이 움직인 순서입니다. 차이는 CIEDE2000입니다." },
    nothing: "바뀐 것이 없습니다.",
    added: { "\($0)이(가) 새로 생겼습니다." },
    removed: { "\($0)이(가) 없어졌습니다." },
    renamed: { "\($0)은(는) 이제 \($1)입니다." },
    promise: "약속의 내용이 달라졌습니다.",
    moved: { "\($1)색 가운데 \($0)색이 움직였습니다" },
    noneMoved: "움직인 색이 없습니다.",
    became: { "\($0)은(는) \($1)에서 \($2)로, 차이 \($3)" },
    lost: "등급이 내려간 쌍",
    gained: "등급이 올라간 쌍",
    broken: "이제 약속에 못 미치는 쌍",
    mended: "이제 약속을 지키는 쌍",
    pair: "쌍",
    before: "이전",
    after: "이후",
    more: { "그 밖에 \($0)건." })
}
