// Stands in for Jetpack Compose in tests: signatures alone, nothing runs.
package androidx.compose.ui.text

import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.TextUnit

class TextStyle(val fontSize: TextUnit, val fontWeight: FontWeight)
