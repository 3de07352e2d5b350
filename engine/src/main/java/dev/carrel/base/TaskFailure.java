package dev.carrel.base;

import java.io.IOException;
import java.util.concurrent.ExecutionException;

/// The failure of a task that another thread ran.
public final class TaskFailure {
    private TaskFailure() {}

    /// Throws what the task threw, as if it had run here.
    ///
    /// @return nothing, ever: `throw TaskFailure.again(e)` shows the compiler that nothing follows
    public static RuntimeException again(ExecutionException failed) throws IOException {
        switch (failed.getCause()) {
            case IOException cause -> throw cause;
            case RuntimeException cause -> throw cause;
            case Error cause -> throw cause;
            case null, default -> throw new IllegalStateException(failed);
        }
    }
}
