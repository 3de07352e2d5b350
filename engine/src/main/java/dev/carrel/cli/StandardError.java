package dev.carrel.cli;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;

import static java.lang.foreign.ValueLayout.JAVA_INT;

/// Standard error, given back after the start of the virtual machine.
///
/// Java announces the vector module on standard error whenever it is used, and has no option that keeps it quiet.
/// The launcher therefore starts the program with standard error pointing nowhere, keeps the real one at the
/// descriptor that it names in `carrel.stderr`, and the program puts it back with its first step. It is put back
/// below Java, by `dup2`, so that native code and the terminal checks of libraries see the real one too.
final class StandardError {

    private static final int STANDARD_ERROR = 2;

    private StandardError() {}

    /// Puts standard error back if the launcher has set it aside; does nothing otherwise.
    static void restore() {
        Integer kept = Integer.getInteger("carrel.stderr");
        if (kept != null) {
            duplicate(kept, STANDARD_ERROR);
        }
    }

    @SuppressWarnings("restricted")
    private static void duplicate(int from, int to) {
        var linker = Linker.nativeLinker();
        var dup2 = linker.downcallHandle(linker.defaultLookup().findOrThrow("dup2"),
                FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_INT));
        try {
            int result = (int) dup2.invokeExact(from, to);
            if (result != to) {
                throw new IllegalStateException("standard error cannot be put back from descriptor " + from);
            }
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}
