// Stands in for Jetpack Compose in tests: signatures alone, nothing runs.
package androidx.compose.foundation

fun isSystemInDarkTheme(): Boolean = TODO()
