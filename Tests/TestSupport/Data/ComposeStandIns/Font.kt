// Stands in for Jetpack Compose in tests: signatures alone, nothing runs.
package androidx.compose.ui.text.font

class FontWeight(val weight: Int)
