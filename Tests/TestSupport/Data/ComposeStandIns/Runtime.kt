// Stands in for Jetpack Compose in tests: signatures alone, nothing runs.
@file:Suppress("unused", "UNUSED_PARAMETER")

package androidx.compose.runtime

import kotlin.reflect.KProperty

@Target(AnnotationTarget.FUNCTION, AnnotationTarget.TYPE, AnnotationTarget.PROPERTY_GETTER)
annotation class Composable

annotation class Immutable

interface MutableState<T> {
    var value: T
}

fun <T> mutableStateOf(value: T): MutableState<T> = TODO()

operator fun <T> MutableState<T>.getValue(owner: Any?, property: KProperty<*>): T = value

operator fun <T> MutableState<T>.setValue(owner: Any?, property: KProperty<*>, newValue: T) {
    value = newValue
}

fun <T> remember(key: Any?, calculation: () -> T): T = TODO()

interface DisposableEffectResult

abstract class DisposableEffectScope {
    abstract fun onDispose(effect: () -> Unit): DisposableEffectResult
}

fun DisposableEffect(
    key: Any?,
    effect: DisposableEffectScope.() -> DisposableEffectResult
): Unit = TODO()

abstract class ProvidedValue<T>

abstract class CompositionLocal<T> {
    val current: T get() = TODO()
}

abstract class ProvidableCompositionLocal<T> : CompositionLocal<T>() {
    infix fun provides(value: T): ProvidedValue<T> = TODO()
}

fun <T> staticCompositionLocalOf(default: () -> T): ProvidableCompositionLocal<T> = TODO()

fun CompositionLocalProvider(vararg values: ProvidedValue<*>, content: () -> Unit): Unit = TODO()
