// Stands in for Android in tests: signatures alone, nothing runs.
package android.content

import java.util.concurrent.Executor

abstract class Context {
    abstract val mainExecutor: Executor
    abstract fun getSystemService(name: String): Any?

    companion object {
        const val UI_MODE_SERVICE = "uimode"
    }
}
