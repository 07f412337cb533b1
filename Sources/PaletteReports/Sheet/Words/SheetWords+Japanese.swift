import Palette

extension SheetWords {
  static let japanese = SheetWords(
    language: .japanese,
    semicolon: "、",
    title: { "\($0)：色とコントラスト" },
    skip: "色へ移動",
    sections: "セクション",
    view: "表示",
    scheme: "外観",
    contrast: "コントラスト",
    system: "システム",
    standard: "標準",
    increased: "高コントラスト",
    footer: "比率は WCAG 2 により、出荷される値で計算し、切り捨てています。切り上げることはありません。",
    holds: { "約束は守られています：\($0) 組がコントラスト比を満たします。" },
    fails: { "約束が破られています：エラー \($1) 件。" },
    nothingPromised: "証明するものがありません。",
    raised: "高コントラストでは、面（段階 1〜4）と内容（5 以降）の間でもう一段高くなります。",
    contents: { ramps, steps, roles, appearances in
      var parts: [String] = []
      if ramps > 0 { parts.append("\(steps) 段階のカラーランプ \(ramps) 本") }
      if roles > 0 { parts.append("ロール \(roles) 件") }
      return parts.joined(separator: "、") + " · " + appearances.joined(separator: " · ")
    },
    promise: { rules, isOfPalette in
      let list = rules.map { "\($0.distance) 段階離れると \($0.ratio):1" }
      return "\(isOfPalette ? "どの 2 色も" : "同じランプのどの 2 色も")、"
        + list.joined(separator: "、") + " に達しなければなりません。"
    },
    ramps: "カラーランプ",
    rampsLead: "色を選ぶと、組み合わせられる色がわかります。矢印キーで移動、Enter で選択、Esc で終了します。",
    ratiosOn: { "色見本の数字は、ページ（\($0)）とのコントラストです。" },
    roles: "ロール",
    keyMark: "基準",
    under: { "\($0) 未満" },
    from: { "\($0) 以上" },
    shortLevels: ["3 未満", "図形", "文字", "AAA"],
    pairs: "組み合わせ",
    pairsLead:
      "ある段階を別の段階に重ねたときのコントラスト比（対 1）。3:1 以上は薄く、4.5:1 以上はやや濃く、7:1 以上は最も濃く網かけします。約束に届かないものには取り消し線を引きます。",
    anyTwo: "任意の 2 本のランプ",
    rowsRamp: "行",
    columnsRamp: "列",
    leastOfAny: "任意の 2 本のカラーランプの最悪の場合",
    eachRamp: "各ランプの内部",
    matrixOf: { "\($0) の内部" },
    needs: { "不足、約束は \($0)" },
    curves: "曲線",
    curvesLead: { "\($0) の明度、彩度（鮮やかさ）、色相を段階ごとに、すべてのカラーランプを同じ尺度で示します。" },
    lightness: "明度",
    chroma: "彩度",
    hue: "色相",
    noHue: "色相なし",
    curveTable: "値の表",
    bands: "輝度の帯",
    bandsLead:
      "各段階の明るさを、白とのコントラストの尺度で示します。印はカラーランプです。枠は、ほかの段階が今のままですべての約束を守れる範囲です。枠の外の印は約束に届かない組の一方で、枠がなければ守れる位置がありません。",
    bandsAlternativeOf: { "各段階の輝度とその帯、\($0)" },
    bandOf: { step, least, most, allowed in
      let may =
        allowed.map { "\($0.0) から \($0.1) まで許されます" } ?? "約束をすべて守れる帯がありません"
      return "段階 \(step) は白の上で \(least) から \(most)、\(may)。"
    },
    sideBySide: "コントラストを上げる",
    sideBySideLead:
      "上が標準、下がシステムでコントラストを上げた人に見える色です。数字はページに対する比です。",
    staysOf: { "\($0) は変わらず、\($1)" },
    becomesOf: { "\($0) はページに対して \($1) から \($2) 対 1 へ" },
    inUse: "使用例",
    inUseLead: "ロールを小さな画面で示します。ロールがなければ段階で代用します。",
    inUseTable: "何が何の上にあるか",
    on: { "\($1) の上の \($0)" },
    parts: Parts(
      text: "文字：", secondary: "補助の文字：", link: "リンク：", button: "ボタン：",
      buttonText: "ボタンの文字：", border: "入力欄の枠：", focus: "フォーカスリング："),
    mockTitle: "潮位表",
    mockText: "満潮は 14:20、昨日より 15 分早くなります。",
    mockLink: "観測所一覧",
    mockSecondary: "4 分前に更新",
    mockField: "観測所",
    mockButton: "保存",
    mockFocused: "共有",
    mockChart: "日ごとの潮位（センチメートル）",
    charts: "グラフの色",
    chartsLead:
      "系列の色が、さまざまな色覚（シミュレーション）とグレースケールでどう見えるかを示します。CIEDE2000 が 6 以上なら 2 色は見分けられます。",
    visions: Visions(
      normal: "一般色覚", protan: "P 型（赤錐体なし）", deutan: "D 型（緑錐体なし）",
      tritan: "T 型（青錐体なし）", grayscale: "グレースケール"),
    closest: { one, other, difference, isTold in
      "最も近い組：\(one) と \(other)、\(difference)" + (isTold ? "" : "、見分けられません")
    },
    findings: "検出事項",
    nothingFound: "何も見つかりませんでした。",
    moreFindings: { "ほかに \($0) 件。palette verify がすべてを示します。" },
    instead: "代わりに：",
    severities: Severities(error: "エラー", warning: "警告", note: "注記"),
    changes: .japanese,
    chosen: "選んだ色",
    clear: "解除",
    script: [
      ("copy", "% をコピー"), ("copied", "% をコピーしました"),
      ("selected", "Ctrl+C または Command+C で % をコピーできます"),
      ("partners", "%1 は文字に %2 色、図形にさらに %3 色と組み合わせられます"),
      ("pair", "%2 と %1 対 1：%3"), ("self", "選択中"), ("cleared", "選択を解除しました"),
    ])
}
