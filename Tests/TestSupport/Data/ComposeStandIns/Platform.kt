// Stands in for Jetpack Compose in tests: signatures alone, nothing runs.
package androidx.compose.ui.platform

import android.content.Context
import androidx.compose.runtime.ProvidableCompositionLocal
import androidx.compose.ui.unit.Density

val LocalContext: ProvidableCompositionLocal<Context> = TODO()

val LocalDensity: ProvidableCompositionLocal<Density> = TODO()
