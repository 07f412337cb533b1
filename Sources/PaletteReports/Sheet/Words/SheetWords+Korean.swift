import Palette

extension SheetWords {
  static let korean = SheetWords(
    language: .korean,
    semicolon: "; ",
    title: { "\($0): 색과 대비" },
    skip: "색으로 건너뛰기",
    sections: "섹션",
    view: "보기",
    scheme: "화면 모드",
    contrast: "대비",
    system: "시스템",
    standard: "표준",
    increased: "높임",
    footer: "대비 비율은 WCAG 2에 따르며, 실제로 쓰이는 값으로 재고 버림합니다. 올림하지 않습니다.",
    holds: { "약속이 지켜집니다: \($0)쌍이 대비 비율을 만족합니다." },
    fails: { "약속이 깨졌습니다: 오류 \($1)건." },
    nothingPromised: "증명할 것이 없습니다.",
    raised: "높은 대비에서는 면(1~4단계)과 내용(5단계부터) 사이에서 한 등급 더 높습니다.",
    contents: { ramps, steps, roles, appearances in
      var parts: [String] = []
      if ramps > 0 { parts.append("\(steps)단계 색 램프 \(ramps)개") }
      if roles > 0 { parts.append("역할 \(roles)개") }
      return parts.joined(separator: ", ") + " · " + appearances.joined(separator: " · ")
    },
    promise: { rules, isOfPalette in
      let list = rules.map { "\($0.distance)단계 떨어지면 \($0.ratio):1" }
      return "\(isOfPalette ? "어느 두 색이든" : "같은 램프의 어느 두 색이든") "
        + list.joined(separator: ", ") + "에 이르러야 합니다."
    },
    ramps: "색 램프",
    rampsLead: "색을 고르면 함께 쓸 수 있는 색이 보입니다. 화살표 키로 움직이고 Enter로 고르며 Esc로 마칩니다.",
    ratiosOn: { "색 견본의 숫자는 페이지(\($0))와의 대비입니다." },
    roles: "역할",
    keyMark: "기준",
    under: { "\($0) 미만" },
    from: { "\($0) 이상" },
    shortLevels: ["3 미만", "그래픽", "글자", "AAA"],
    pairs: "조합",
    pairsLead:
      "한 단계를 다른 단계 위에 놓았을 때의 대비(대 1)입니다. 3:1 이상은 옅게, 4.5:1 이상은 더 진하게, 7:1 이상은 가장 진하게 칠하고, 약속에 못 미치면 취소선을 긋습니다.",
    anyTwo: "임의의 두 램프",
    rowsRamp: "행",
    columnsRamp: "열",
    leastOfAny: "임의의 두 색 램프에서 가장 나쁜 경우",
    eachRamp: "각 램프 안에서",
    matrixOf: { "\($0) 안에서" },
    needs: { "미달, 약속은 \($0)" },
    curves: "곡선",
    curvesLead: { "\($0)의 명도, 채도(선명한 정도), 색상을 단계별로, 모든 색 램프를 같은 축척에 그렸습니다." },
    lightness: "명도",
    chroma: "채도",
    hue: "색상",
    noHue: "색상 없음",
    curveTable: "값을 표로 보기",
    bands: "휘도 띠",
    bandsLead:
      "각 단계의 밝기를 흰색과의 대비를 축척으로 보여 줍니다. 표시는 색 램프입니다. 상자는 다른 단계가 지금 그대로일 때 모든 약속을 지키는 범위입니다. 상자 밖의 표시는 약속에 못 미치는 쌍에 속하며, 상자가 없으면 지킬 자리가 없습니다.",
    bandsAlternativeOf: { "각 단계의 휘도와 띠, \($0)" },
    bandOf: { step, least, most, allowed in
      let may =
        allowed.map { "\($0.0)에서 \($0.1)까지 허용됩니다" } ?? "모든 약속을 지키는 띠가 없습니다"
      return "\(step)단계는 흰색 위에서 \(least)에서 \(most)이고, \(may)."
    },
    sideBySide: "대비 높이기",
    sideBySideLead:
      "위는 표준, 아래는 시스템에서 대비를 높인 사람에게 보이는 색입니다. 숫자는 페이지 위의 비율입니다.",
    staysOf: { "\($0)은(는) 그대로, \($1)" },
    becomesOf: { "\($0)은(는) 페이지 위에서 \($1)에서 \($2) 대 1로" },
    inUse: "쓰임",
    inUseLead: "역할을 작은 화면으로 보여 줍니다. 역할이 없으면 단계가 대신합니다.",
    inUseTable: "무엇이 무엇 위에 있는가",
    on: { "\($1) 위의 \($0)" },
    parts: Parts(
      text: "글자:", secondary: "보조 글자:", link: "링크:", button: "버튼:",
      buttonText: "버튼 글자:", border: "입력란 테두리:", focus: "초점 고리:"),
    mockTitle: "물때표",
    mockText: "만조는 14:20, 어제보다 15분 이릅니다.",
    mockLink: "모든 관측소",
    mockSecondary: "4분 전에 갱신됨",
    mockField: "관측소",
    mockButton: "저장",
    mockFocused: "공유",
    mockChart: "날짜별 수위(센티미터)",
    charts: "차트",
    chartsLead:
      "계열의 색이 여러 색각(시뮬레이션)과 회색조에서 어떻게 보이는지 보여 줍니다. CIEDE2000이 6 이상이면 두 색을 구별할 수 있습니다.",
    visions: Visions(
      normal: "정상 색각", protan: "제1색맹(적색 원뿔세포 없음)",
      deutan: "제2색맹(녹색 원뿔세포 없음)", tritan: "제3색맹(청색 원뿔세포 없음)",
      grayscale: "회색조"),
    closest: { one, other, difference, isTold in
      "가장 가까운 쌍: \(one), \(other), \(difference)" + (isTold ? "" : "; 구별되지 않습니다")
    },
    findings: "발견 사항",
    nothingFound: "발견된 것이 없습니다.",
    moreFindings: { "그 밖에 \($0)건: palette verify가 모두 보여 줍니다." },
    instead: "대신:",
    severities: Severities(error: "오류", warning: "경고", note: "참고"),
    changes: .korean,
    chosen: "고른 색",
    clear: "해제",
    script: [
      ("copy", "% 복사"), ("copied", "% 복사됨"),
      ("selected", "Ctrl+C 또는 Command+C로 %을(를) 복사하세요"),
      ("partners", "%1은(는) 글자에 %2색, 그래픽에 추가로 %3색과 어울립니다"),
      ("pair", "%2과(와) %1 대 1: %3"), ("self", "선택됨"), ("cleared", "선택이 해제되었습니다"),
    ])
}
