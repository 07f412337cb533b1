// Stands in for Android in tests: signatures alone, nothing runs.
package android.os;

public abstract class Build {
  public abstract static class VERSION {
    public static final int SDK_INT = Integer.parseInt("34");
  }
}
