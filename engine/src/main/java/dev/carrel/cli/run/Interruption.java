package dev.carrel.cli.run;

import java.io.IOException;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import dev.carrel.library.Library;

/// Lets Ctrl-C end a process in good order. What is under way is asked to stop; then the command itself says how it has
/// ended. Only if that takes too long, or nothing was under way, does the process end without it.
public final class Interruption implements CommandHost.Interruptible {
    /// Ends take a second, and on a machine with no time to spare about ten. Whatever takes longer hangs; what was committed is
    /// safe then, and the rest is done by the next run.
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /// Of this process, which ends once.
    private static final Set<Interruption> UNDER_WAY = ConcurrentHashMap.newKeySet();

    private static volatile boolean ending;

    /// The end that has to be waited for.
    private enum Awaited {
        COMMAND, NOTHING
    }

    private final Runnable stopping;
    private final Awaited awaited;

    private Interruption(Runnable stopping, Awaited awaited) {
        this.stopping = stopping;
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
        Thread.ofPlatform().daemon().name("patience").start(() -> endAfter(patience));
        boolean orderly = UNDER_WAY.stream().anyMatch(each -> each.awaited == Awaited.COMMAND);
        UNDER_WAY.forEach(each -> each.stopping.run());
        if (orderly) {
            await(command);
        }
        Runtime.getRuntime().halt(ExitCode.INTERRUPTED.code());
    }

    /// Ends the process even if something that was asked to stop never does.
    private static void endAfter(Duration patience) {
        try {
            Thread.sleep(patience);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        System.err.println(
                "carrel: It was told to end, and did before all was written. `carrel sync` goes on from there.");
        Runtime.getRuntime().halt(ExitCode.INTERRUPTED.code());
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
    static Interruption of(Library library) {
        return begun(new Interruption(library::stop, Awaited.COMMAND));
    }

    /// For what is only ever ended by Ctrl-C, or has its own way to end.
    ///
    /// @param ending is to be stopped; waits as long as that takes, within reason
    public static Interruption by(Runnable ending) {
        return begun(new Interruption(ending, Awaited.COMMAND));
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
