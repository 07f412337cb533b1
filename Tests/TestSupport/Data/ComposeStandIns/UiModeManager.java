// Stands in for Android in tests: signatures alone, nothing runs.
package android.app;

import java.util.concurrent.Executor;

public abstract class UiModeManager {
  public interface ContrastChangeListener {
    void onContrastChanged(float contrast);
  }

  public abstract float getContrast();

  public abstract void addContrastChangeListener(Executor executor, ContrastChangeListener listener);

  public abstract void removeContrastChangeListener(ContrastChangeListener listener);
}
