package dev.carrel.cli.command;

import java.io.IOException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import dev.carrel.library.Library;

/// Lets Ctrl-C end a run in good order: the library is asked to stop, and the process waits until the run has kept what
/// it had done and said so. Only if that takes too long is the library closed under it.
public final class Interruption implements Host.Interruptible {
    private static final int PATIENCE_SECONDS = 20;

    /// Of this process, which ends once.
    private static final Set<Interruption> UNDER_WAY = ConcurrentHashMap.newKeySet();

    private final Library library;
    private final Runnable further;
    private final CountDownLatch finished = new CountDownLatch(1);

    private Interruption(Library library, Runnable further) {
        this.library = library;
        this.further = further;
    }

    /// Lets the process, whatever it does, end with the exit code for that. The virtual machine has one of its own.
    public static void prepare() {
        Runtime.getRuntime().addShutdownHook(new Thread(Interruption::end, "interruption"));
    }

    private static void end() {
        UNDER_WAY.forEach(Interruption::interrupted);
        Runtime.getRuntime().halt(Exit.INTERRUPTED.code());
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

    /// For what only reads: the library is closed at once.
    static void closing(Library library) {
        Interruption interruption = new Interruption(library, () -> {});
        interruption.finished.countDown();
        UNDER_WAY.add(interruption);
    }

    private static Interruption begun(Interruption interruption) {
        UNDER_WAY.add(interruption);
        return interruption;
    }

    private void interrupted() {
        library.stop();
        further.run();
        try {
            finished.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
            library.close();
        } catch (InterruptedException | IOException e) {
            // The process ends in any case, and what was committed is safe.
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        UNDER_WAY.remove(this);
        finished.countDown();
    }
}
