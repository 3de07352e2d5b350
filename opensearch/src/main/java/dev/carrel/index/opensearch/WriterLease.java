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
import java.util.function.Predicate;

import dev.carrel.base.UserError;

/// The right to write to a library, which lasts as long as it is renewed; several can have it at once. What somebody wrote whose right
/// ran out is never seen: his number is abandoned by the next one who comes.
final class WriterLease {
    private static final System.Logger LOG = System.getLogger(WriterLease.class.getName());
    private static final long SECONDS = 60;

    private final ClusterClient client;
    private final StateStore store;
    private final Clock clock;
    private final String writer = UUID.randomUUID().toString();
    private final Set<String> ended;
    private final ScheduledExecutorService renewing;
    private LibraryState state;

    private WriterLease(ClusterClient client, StateStore.Read before, Set<String> ended, Clock clock,
            boolean alone) throws IOException {
        this.client = client;
        this.store = new StateStore(client, before.name());
        this.ended = ended;
        this.clock = clock;
        List<Long> lost = before.state().leases().stream().filter(isOver()).map(LibraryState.Lease::number)
                .toList();
        this.state = store.change(now -> joined(now, alone)).state();
        this.renewing = Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().factory());
        ScheduledFuture<?> _ = renewing.scheduleWithFixedDelay(this::renew, SECONDS / 3, SECONDS / 3,
                TimeUnit.SECONDS);
        if (!lost.isEmpty()) {
            delete(Json.terms("gen", lost));
        }
        clean();
    }

    /// @param ended writers of this process that have ended, whether the cluster has heard of it or not
    /// @param alone true if nobody else is to write meanwhile
    /// @throws UserError if somebody else writes, or wants to be alone
    static WriterLease take(ClusterClient client, StateStore.Read before, Set<String> ended, Clock clock,
            boolean alone) throws IOException {
        return new WriterLease(client, before, ended, clock, alone);
    }

    private LibraryState joined(LibraryState now, boolean alone) {
        if (now.lease(writer).isPresent()) {
            return now;
        }
        LibraryState living = now.abandoning(isOver());
        if (living.leases().stream().anyMatch(other -> alone || other.alone())) {
            throw StateStore.busy();
        }
        return living.joined(writer, until(), alone);
    }

    private Predicate<LibraryState.Lease> isOver() {
        return lease -> lease.until() <= clock.millis() || ended.contains(lease.writer());
    }

    private long until() {
        return clock.millis() + 1_000 * SECONDS;
    }

    /// The index that is written to, whatever an alias means by now.
    String index() {
        return store.index();
    }

    String writer() {
        return writer;
    }

    /// The number that what is written bears.
    synchronized long number() {
        return mine(state).number();
    }

    private LibraryState.Lease mine(LibraryState now) {
        return now.lease(writer).orElseThrow(StateStore::busy);
    }

    /// As it was when this writer last changed it.
    synchronized LibraryState state() {
        return state;
    }

    /// As it is now.
    synchronized LibraryState current() throws IOException {
        return store.read().map(StateStore.Read::state).orElseThrow(StateStore::busy);
    }

    /// Those whose right has not run out.
    boolean isWriting(LibraryState now, String other) {
        return now.lease(other).filter(isOver().negate()).isPresent();
    }

    private synchronized void renew() {
        try {
            if (!renewing.isShutdown()) {
                state = store.change(now -> now.renewed(writer, until())).state();
            }
        } catch (IOException | UserError e) {
            LOG.log(System.Logger.Level.DEBUG, "the right to write could not be renewed", e);
        }
    }

    /// What a commit says, once everything that it brings has been written.
    @FunctionalInterface
    interface Commit {
        /// @param now  the state that it changes
        /// @param mine under which it was written
        LibraryState of(LibraryState now, LibraryState.Lease mine) throws IOException;
    }

    /// Makes what was written under the number visible, and goes on under another one.
    ///
    /// @throws UserError if the right to write ran out and somebody has noticed
    synchronized void commit(Commit commit) throws IOException {
        long number = number();
        state = store.change(now -> {
            LibraryState.Lease mine = mine(now);
            return mine.number() == number ? commit.of(now, mine).renewed(writer, until()) : now;
        }).state();
    }

    /// Deletes what commits replaced. Whoever is asked meanwhile leaves it out.
    synchronized void clean() throws IOException {
        for (LibraryState.Replaced each : state.replaced()) {
            delete(each.stale());
            state = store.change(now -> now.cleaned(each)).state();
        }
    }

    private void delete(Map<String, Object> query) throws IOException {
        client.post(index() + "/_delete_by_query?conflicts=proceed&refresh=true", Map.of("query", query));
    }

    /// Ends the right to write.
    ///
    /// @param nothingLeft true if no record bears the number any more
    synchronized void end(boolean nothingLeft) throws IOException {
        renewing.shutdownNow();
        ended.add(writer);
        store.change(now -> nothingLeft
                ? now.left(writer)
                : now.abandoning(lease -> lease.writer().equals(writer)));
    }
}
