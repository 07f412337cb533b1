import Palette

/// The parts of a Kotlin file that hardly depend on the palette.
enum ComposeTemplates {
  private static let always = [
    "android.app.UiModeManager", "android.content.Context", "android.os.Build",
    "androidx.compose.foundation.isSystemInDarkTheme", "androidx.compose.runtime.Composable",
    "androidx.compose.runtime.CompositionLocalProvider",
    "androidx.compose.runtime.DisposableEffect", "androidx.compose.runtime.Immutable",
    "androidx.compose.runtime.getValue", "androidx.compose.runtime.mutableStateOf",
    "androidx.compose.runtime.remember", "androidx.compose.runtime.setValue",
    "androidx.compose.runtime.staticCompositionLocalOf", "androidx.compose.ui.graphics.Color",
    "androidx.compose.ui.platform.LocalContext",
  ]
  private static let forStyles = [
    "androidx.compose.ui.platform.LocalDensity", "androidx.compose.ui.text.TextStyle",
    "androidx.compose.ui.text.font.FontWeight", "androidx.compose.ui.unit.TextUnit",
    "androidx.compose.ui.unit.coerceIn", "androidx.compose.ui.unit.dp",
    "androidx.compose.ui.unit.sp",
  ]

  /// Each name once, in the order linters want.
  static func imports(withStyles: Bool) -> String {
    (always + (withStyles ? forStyles : [])).map { "import \($0)" }.joined(separator: "\n")
  }

  /// The last member of the object that holds the schemes, and its end.
  static func choice(type: String) -> String {
    """
        /** The scheme for what the reader asked the system for. */
        fun scheme(dark: Boolean, increasedContrast: Boolean): \(type)ColorScheme = when {
            dark && increasedContrast -> DarkIncreasedContrast
            dark -> Dark
            increasedContrast -> LightIncreasedContrast
            else -> Light
        }
    }
    """
  }

  /// What gives the colours to the composables inside it.
  static func theme(type: String) -> String {
    """
    /** The scheme that holds here; [\(type)Theme] provides it. */
    val Local\(type)Colors = staticCompositionLocalOf<\(type)ColorScheme> { \(type)Colors.Light }

    /** Provides the scheme that fits the system's appearance and contrast, or the one asked for. */
    @Composable
    fun \(type)Theme(
        dark: Boolean = isSystemInDarkTheme(),
        increasedContrast: Boolean = systemContrast() >= 0.5f,
        content: @Composable () -> Unit
    ) {
        CompositionLocalProvider(
            Local\(type)Colors provides \(type)Colors.scheme(dark, increasedContrast),
            content = content
        )
    }

    /** 0 as designed, up to 1 for the most contrast; before API level 34 always 0. */
    @Composable
    private fun systemContrast(): Float {
        if (Build.VERSION.SDK_INT < 34) return 0f
        val context = LocalContext.current
        val manager = remember(context) {
            context.getSystemService(Context.UI_MODE_SERVICE) as UiModeManager
        }
        var contrast by remember(manager) { mutableStateOf(manager.contrast) }
        DisposableEffect(manager) {
            val listener = UiModeManager.ContrastChangeListener { contrast = it }
            manager.addContrastChangeListener(context.mainExecutor, listener)
            onDispose { manager.removeContrastChangeListener(listener) }
        }
        return contrast
    }
    """
  }

  /// Text styles; one with a range follows the reader's text size within it, another keeps its own.
  static func textStyles(type: String, _ styles: [(member: String, style: TextStyle)]) -> String {
    var lines = ["/** The kinds of text. */", "object \(type)TextStyles {"]
    for (member, style) in styles {
      let range = style.dynamicRange ?? style.size...style.size
      let sizes = [style.size, range.lowerBound, range.upperBound].map { number($0) + "f" }
      let weight = Int(min(max(style.weight, 1), 1000).rounded())
      lines.append("    /** \(description(style)) */")
      lines.append("    val \(member): TextStyle")
      lines.append("        @Composable get() = TextStyle(")
      lines.append("            fontSize = fontSize(\(sizes.joined(separator: ", "))),")
      lines.append("            fontWeight = FontWeight(\(weight))")
      lines += ["        )", ""]
    }
    return lines.joined(separator: "\n") + "\n" + """
          @Composable
          private fun fontSize(size: Float, least: Float, greatest: Float): TextUnit =
              with(LocalDensity.current) {
                  size.sp.toDp().coerceIn(least.dp, greatest.dp).toSp()
              }
      }
      """
  }

  private static func description(_ style: TextStyle) -> String {
    guard let range = style.dynamicRange else { return "\(number(style.size)) dp at any text size" }
    return "\(number(style.size)) sp, from \(number(range.lowerBound)) to "
      + "\(number(range.upperBound)) dp"
  }

  private static func number(_ value: Double) -> String {
    value.fixed(decimals: 3)
  }
}
