package dev.carrel.cli.run;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import dev.carrel.library.Library;

/// Lets Ctrl-C end a process in good order. What is under way is asked to stop, and what it has read is committed at once; then the
/// command itself says how it has ended. Only if that takes too long, or nothing was under way, does the process end without it.
public final class Interruption implements CommandHost.Interruptible {
    /// Ends take a second, and on a machine with no time to spare about ten. Five at most are promised, of which such a machine needs
    /// one and a half to come here and to go. What was read is kept by then, and the rest is done by the next run.
    private static final Duration PATIENCE = Duration.ofMillis(3_500);

    /// For a disk that takes its time. Whatever takes longer hangs.
    private static final Duration LONGEST = Duration.ofSeconds(30);

    /// Of this process, which ends once.
    private static final Set<Interruption> UNDER_WAY = ConcurrentHashMap.newKeySet();

    private static volatile boolean ending;

    /// What goes on until it is told to end.
    @FunctionalInterface
    public interface Work {
        /// Asks it to end early. May wait until it has.
        void stop();

        /// Commits what it has done so far, while it goes on or ends.
        default void keep() throws IOException {}
    }

    /// The end that has to be waited for.
    private enum Awaited {
        COMMAND, NOTHING
    }

    private final Work work;
    private final Awaited awaited;

    private Interruption(Work work, Awaited awaited) {
        this.work = work;
        this.awaited = awaited;
    }

    /// Lets this process end so. To be called by the thread that runs the command; there is one hook for all, since hooks
    /// run at the same time and the first to end the process would cut off the others.
    public static void prepare() {
        prepare(PATIENCE);
    }

    static void prepare(Duration patience) {
        Thread command = Thread.currentThread();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> end(command, patience), "interruption"));
    }

    /// Whether this process is ending because somebody wants it to. Whatever fails from then on fails for that reason.
    public static boolean hasBegun() {
        return ending;
    }

    private static void end(Thread command, Duration patience) {
        ending = true;
        // What stops is under way no more.
        List<Interruption> all = List.copyOf(UNDER_WAY);
        Thread.ofPlatform().daemon().name("patience").start(() -> endAfter(patience, all));
        all.forEach(each -> each.work.stop());
        if (all.stream().anyMatch(each -> each.awaited == Awaited.COMMAND)) {
            await(command);
        }
        Runtime.getRuntime().halt(ExitCode.INTERRUPTED.code());
    }

    /// Ends the process even if something that was asked to stop never does.
    private static void endAfter(Duration patience, List<Interruption> all) {
        FutureTask<Void> keeping = new FutureTask<>(() -> {
            for (Interruption each : all) {
                each.work.keep();
            }
            return null;
        });
        Thread.ofPlatform().daemon().name("keeping").start(keeping);
        boolean kept = false;
        try {
            Thread.sleep(patience);
            kept = isDone(keeping);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        System.err.println("carrel: It was told to end, and did before all was "
                + (kept ? "done; what it had read is kept." : "written.")
                + " `carrel sync` goes on from there.");
        Runtime.getRuntime().halt(ExitCode.INTERRUPTED.code());
    }

    private static boolean isDone(Future<Void> keeping) throws InterruptedException {
        try {
            keeping.get(LONGEST.toMillis(), TimeUnit.MILLISECONDS);
            return true;
        } catch (ExecutionException | TimeoutException cannotBeWritten) {
            return false;
        }
    }

    /// It ends the process itself, with its own exit code.
    private static void await(Thread command) {
        try {
            command.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// A run that writes to a library, until it is closed.
    public static Interruption of(Library library) {
        return by(new Work() {
            @Override
            public void stop() {
                library.stop();
            }

            @Override
            public void keep() throws IOException {
                library.keep();
            }
        });
    }

    /// For what is only ever ended by Ctrl-C, or has its own way to end.
    public static Interruption by(Work work) {
        return begun(new Interruption(work, Awaited.COMMAND));
    }

    /// For what only reads: the library is closed at once.
    public static void closing(Library library) {
        begun(new Interruption(() -> close(library), Awaited.NOTHING));
    }

    private static void close(Library library) {
        try {
            library.close();
        } catch (IOException e) {
            // The process ends in any case, and what was committed is safe.
        }
    }

    private static Interruption begun(Interruption interruption) {
        UNDER_WAY.add(interruption);
        return interruption;
    }

    @Override
    public void close() {
        UNDER_WAY.remove(this);
    }
}
