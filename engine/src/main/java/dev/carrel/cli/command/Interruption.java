package dev.carrel.cli.command;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import dev.carrel.library.Library;

/// Lets Ctrl-C end a run in good order: the library is asked to stop, and the process waits until the run has kept what
/// it had done and said so. Only if that takes too long is the library closed under it.
final class Interruption implements Host.Interruptible {
    private static final int PATIENCE_SECONDS = 20;

    private final Library library;
    private final Runnable further;
    private final CountDownLatch finished = new CountDownLatch(1);
    private final Thread hook = new Thread(this::interrupted, "interruption");

    private Interruption(Library library, Runnable further) {
        this.library = library;
        this.further = further;
    }

    static Interruption of(Library library) {
        return begun(new Interruption(library, () -> {}));
    }

    /// For what is only ever ended by Ctrl-C: the process ends when the command says how it ended, not before.
    ///
    /// @param further is to be stopped too
    static void untilTheEnd(Library library, Runnable further) {
        begun(new Interruption(library, further));
    }

    private static Interruption begun(Interruption interruption) {
        Runtime.getRuntime().addShutdownHook(interruption.hook);
        return interruption;
    }

    private void interrupted() {
        library.stop();
        further.run();
        try {
            if (!finished.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                library.close();
            }
        } catch (InterruptedException | IOException e) {
            // The process ends in any case, and what was committed is safe.
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        finished.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException alreadyEnding) {
            // The hook is running and will end by itself.
        }
    }
}
