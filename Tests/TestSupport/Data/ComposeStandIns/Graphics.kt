// Stands in for Jetpack Compose in tests: signatures alone, nothing runs.
package androidx.compose.ui.graphics

class Color(val value: Long)
