package dev.carrel.read.apart;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

import dev.carrel.document.Document;
import dev.carrel.document.reason.Reason;
import dev.carrel.read.Input;
import dev.carrel.read.UnreadableException;

/// A child process, seen from its parent.
final class ChildProcess {
    /// The exit code of a Java process whose heap is too small for it.
    private static final int OUT_OF_MEMORY = 3;
    private static final int START_SECONDS = 60;

    private final Process process;
    private final DataInputStream in;
    private final DataOutputStream out;
    private final long started = System.nanoTime();
    private long used = started;

    private ChildProcess(Process process) {
        this.process = process;
        this.in = new DataInputStream(new BufferedInputStream(process.getInputStream(), 1 << 16));
        this.out = new DataOutputStream(new BufferedOutputStream(process.getOutputStream(), 1 << 16));
    }

    /// @throws IOException if it does not come up
    static ChildProcess start(ChildCommand launch, Limits limits, ScheduledExecutorService timer)
            throws IOException {
        ChildProcess child = new ChildProcess(launch.start(limits.megabytes()));
        ScheduledFuture<?> alarm = timer.schedule(child::end, START_SECONDS, TimeUnit.SECONDS);
        try {
            if (child.in.readByte() != ChildProtocol.READY) {
                throw new IOException("the process answers nonsense");
            }
            return child;
        } catch (IOException e) {
            child.end();
            throw e;
        } finally {
            alarm.cancel(false);
        }
    }

    /// @throws UnreadableException with the reason, also if the child had to be ended; [#isAlive] tells
    Document read(Input input, Limits limits, ScheduledExecutorService timer) throws IOException {
        Timeout alarm = new Timeout(timer, limits.timeout(), this::worked,
                () -> Duration.ofNanos(System.nanoTime()), this::end);
        ChildProtocol.Answer answer;
        try {
            ChildProtocol.ask(input, out);
            answer = ChildProtocol.answer(in, alarm::again);
        } catch (IOException ended) {
            throw new UnreadableException(alarm.hasRung() ? limits.tooSlow() : cause(limits));
        } finally {
            alarm.cancel();
            used = System.nanoTime();
        }
        return switch (answer) {
            case ChildProtocol.Answer.Read(Document document) -> document;
            case ChildProtocol.Answer.Refused(Reason reason) -> throw new UnreadableException(reason);
        };
    }

    private Reason cause(Limits limits) {
        boolean alive = process.onExit().completeOnTimeout(process, 5, TimeUnit.SECONDS).join().isAlive();
        return !alive && process.exitValue() == OUT_OF_MEMORY
                ? limits.tooMuchMemory()
                : new Reason.ReaderCrashed();
    }

    /// How long the processor was at its service. Where the system does not tell, it counts as always.
    private Duration worked() {
        return process.info().totalCpuDuration()
                .orElseGet(() -> Duration.ofNanos(System.nanoTime() - started));
    }

    boolean isAlive() { return process.isAlive(); }

    boolean isIdleFor(long nanos) {
        return System.nanoTime() - used > nanos;
    }

    void end() {
        process.destroyForcibly();
    }
}
