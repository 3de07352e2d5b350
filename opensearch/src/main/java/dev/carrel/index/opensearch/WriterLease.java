package dev.carrel.index.opensearch;

import java.io.IOException;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.LongFunction;

import dev.carrel.base.UserError;

/// The right to write to a library, which lasts as long as it is renewed. What somebody wrote whose right ran out is never seen:
/// his number is abandoned.
final class WriterLease implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(WriterLease.class.getName());
    private static final long SECONDS = 60;

    private final ClusterClient client;
    private final StateStore store;
    private final Clock clock;
    private final String writer = UUID.randomUUID().toString();
    private final ScheduledExecutorService renewing;
    private StateStore.Read read;
    private long number;

    private final Set<String> ended;

    private WriterLease(ClusterClient client, StateStore.Read before, Set<String> ended, Clock clock)
            throws IOException {
        this.client = client;
        this.store = new StateStore(client, before.name());
        this.ended = ended;
        this.clock = clock;
        LibraryState state = before.state();
        LibraryState.Lease other = state.lease();
        if (other != null && other.until() > clock.millis() && !ended.contains(other.writer())) {
            throw StateStore.busy();
        }
        this.number = state.next();
        this.read = store.change(before,
                (other == null ? state : state.abandoning(other.number())).leased(lease(), number + 1));
        this.renewing = Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().factory());
        ScheduledFuture<?> _ = renewing.scheduleWithFixedDelay(this::renew, SECONDS / 3, SECONDS / 3,
                TimeUnit.SECONDS);
        if (other != null) {
            delete(Json.terms("gen", List.of(other.number())));
        }
        clean();
    }

    /// @param ended writers of this process that have ended, whether the cluster has heard of it or not
    /// @throws UserError if somebody else has it
    static WriterLease take(ClusterClient client, StateStore.Read before, Set<String> ended, Clock clock)
            throws IOException {
        return new WriterLease(client, before, ended, clock);
    }

    private LibraryState.Lease lease() {
        return new LibraryState.Lease(writer, number, clock.millis() + 1_000 * SECONDS);
    }

    /// The index that is written to, whatever an alias means by now.
    String index() {
        return store.index();
    }

    /// The number that what is written bears.
    synchronized long number() {
        return number;
    }

    synchronized LibraryState state() {
        return read.state();
    }

    private synchronized void renew() {
        try {
            if (!renewing.isShutdown()) {
                read = store.change(read, read.state().leased(lease(), read.state().next()));
            }
        } catch (IOException | UserError e) {
            LOG.log(System.Logger.Level.DEBUG, "the right to write could not be renewed", e);
        }
    }

    /// Makes what was written under the number visible, and goes on under the next one.
    ///
    /// @param state of a number
    /// @throws UserError if the right to write ran out and somebody else has it
    synchronized void commit(LongFunction<LibraryState> state) throws IOException {
        LibraryState after = state.apply(number);
        number++;
        read = store.change(read, after.leased(lease(), number + 1));
    }

    /// Deletes what the last commit replaced. Whoever is asked meanwhile leaves it out.
    synchronized void clean() throws IOException {
        if (read.state().isUnclean()) {
            delete(Map.of("bool", Map.of("should", read.state().stale())));
            read = store.change(read, read.state().cleaned());
        }
    }

    private void delete(Map<String, Object> query) throws IOException {
        client.post(index() + "/_delete_by_query?conflicts=proceed&refresh=true", Map.of("query", query));
    }

    @Override
    public synchronized void close() throws IOException {
        renewing.shutdownNow();
        ended.add(writer);
        store.change(read, read.state().leased(null, read.state().next()));
    }
}
