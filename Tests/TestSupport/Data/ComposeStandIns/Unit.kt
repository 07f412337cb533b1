// Stands in for Jetpack Compose in tests: signatures alone, nothing runs.
@file:Suppress("unused", "UNUSED_PARAMETER")

package androidx.compose.ui.unit

class Dp(val value: Float)

class TextUnit

interface Density {
    fun TextUnit.toDp(): Dp

    fun Dp.toSp(): TextUnit
}

val Float.sp: TextUnit get() = TODO()

val Float.dp: Dp get() = TODO()

fun Dp.coerceIn(minimumValue: Dp, maximumValue: Dp): Dp = TODO()
