package dev.carrel.endpoint;

import java.net.http.HttpResponse.BodySubscriber;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

import org.jspecify.annotations.Nullable;

/// The bytes of a reply as they arrive, one at a time, within the limits. Closing it ends the connection.
final class ReplyBytes implements BodySubscriber<ReplyBytes>, AutoCloseable {
    static final int END = -1;

    /// A piece of news from the connection.
    private sealed interface Signal {}

    private record Arrived(List<ByteBuffer> buffers) implements Signal {}

    private record Ended() implements Signal {}

    private record Failed() implements Signal {}

    private final EndpointLimits limits;
    private final Deadline deadline;
    private final BlockingQueue<Signal> signals = new LinkedBlockingQueue<>();
    private volatile Flow.@Nullable Subscription connection;
    private volatile boolean closed;
    private List<ByteBuffer> current = List.of();
    private long taken;
    private boolean ended;

    ReplyBytes(EndpointLimits limits, Deadline deadline) {
        this.limits = limits;
        this.deadline = deadline;
    }

    @Override
    public CompletionStage<ReplyBytes> getBody() { return CompletableFuture.completedFuture(this); }

    @Override
    public void onSubscribe(Flow.Subscription subscription) {
        connection = subscription;
        if (closed) {
            subscription.cancel();
        } else {
            subscription.request(1);
        }
    }

    @Override
    public void onNext(List<ByteBuffer> buffers) {
        signals.add(new Arrived(buffers));
    }

    @Override
    public void onError(Throwable problem) {
        signals.add(new Failed());
    }

    @Override
    public void onComplete() {
        signals.add(new Ended());
    }

    /// The next byte, or `END`.
    int next() throws EndpointFailure.Thrown, InterruptedException {
        while (!ended && current.stream().noneMatch(ByteBuffer::hasRemaining)) {
            take(awaited());
        }
        for (ByteBuffer buffer : current) {
            if (buffer.hasRemaining()) {
                return counted(buffer.get() & 0xFF);
            }
        }
        return END;
    }

    private int counted(int octet) throws EndpointFailure.Thrown {
        if (++taken > limits.longest()) {
            throw new EndpointFailure.Thrown(new EndpointFailure.TooLarge(limits.longest()));
        }
        return octet;
    }

    private void take(Signal signal) throws EndpointFailure.Thrown {
        switch (signal) {
            case Arrived(List<ByteBuffer> buffers) -> {
                current = buffers;
                Objects.requireNonNull(connection).request(1);
            }
            case Ended() -> ended = true;
            case Failed() -> throw new EndpointFailure.Thrown(new EndpointFailure.BrokenOff());
        }
    }

    /// Servers that stream send their headers before they have read the question: the first byte may take as long here.
    private Signal awaited() throws EndpointFailure.Thrown, InterruptedException {
        var own = taken == 0 ? limits.firstByte() : limits.idle();
        var stage = taken == 0 ? EndpointFailure.Stage.FIRST_BYTE : EndpointFailure.Stage.NEXT_BYTE;
        @Nullable
        Signal signal = deadline.left() <= 0 ? null : signals.poll(deadline.wait(own), TimeUnit.NANOSECONDS);
        if (signal == null) {
            throw new EndpointFailure.Thrown(deadline.missed(stage, own));
        }
        return signal;
    }

    @Override
    public void close() {
        closed = true;
        Flow.Subscription begun = connection;
        if (begun != null) {
            begun.cancel();
        }
    }
}
