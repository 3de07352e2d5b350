package dev.carrel.web.job;

import java.io.IOException;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

import dev.carrel.base.UserError;
import dev.carrel.library.FileTrouble;
import dev.carrel.web.route.News;

/// All jobs since the server was started, done one after the other; what only asks a model is done beside the others, and documents are
/// brought in by a few at a time. A job that only makes vectors any more keeps nobody waiting: the next one begins, and the library lets
/// it write first.
public final class Jobs implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Jobs.class.getName());
    private static final int KEPT = 50;
    private static final int MOST_WAITING = 20;
    private static final int MOST_READING = 4;
    private static final long QUIET_NANOS = 200_000_000;

    /// The work of a job. Its end is its result.
    public interface Work {
        JobResult run(Job job) throws IOException;

        /// Asks it to end early; what it has done is kept.
        void stop();
    }

    private record Order(Job job, Work work) {}

    private final ExecutorService worker = Executors
            .newThreadPerTaskExecutor(Thread.ofPlatform().name("jobs").factory());
    private final Queue<Order> queue = new ConcurrentLinkedQueue<>();
    private final Set<Job> active = new HashSet<>();
    /// A model may take hours for what documents need not wait for.
    private final ExecutorService apart = Executors
            .newSingleThreadExecutor(Thread.ofPlatform().name("jobs apart").factory());
    private final Map<String, Order> orders = new LinkedHashMap<>();
    private final Feed feed;
    private final Runnable afterwards;
    private final LongSupplier nanos;
    private int last;

    /// @param afterwards is done when a job has ended, whatever came of it
    /// @param nanos      the time, as [System#nanoTime] tells it
    public Jobs(Feed feed, Runnable afterwards, LongSupplier nanos) {
        this.feed = feed;
        this.afterwards = afterwards;
        this.nanos = nanos;
    }

    public synchronized Job begin(Job.Kind kind, String title, Work work) {
        if (worker.isShutdown()) {
            throw UserError.busy("The server is ending.", "Try again when it runs again.");
        }
        if (orders.values().stream().filter(order -> !order.job().state().isEnd())
                .count() >= MOST_WAITING) {
            throw UserError.busy("Too many jobs are waiting.", "Try again when some have ended.");
        }
        Job job = new Job(String.valueOf(++last), kind, title, this::tellNowAndThen);
        orders.put(job.id(), new Order(job, work));
        forgetOld();
        tell(job);
        if (kind.isApart()) {
            apart.execute(() -> carryOut(job, work));
        } else {
            queue.add(new Order(job, work));
            dispatch();
        }
        return job;
    }

    /// Lets the next jobs begin, if none is at work but those that make vectors, or that bring documents in as they do.
    private synchronized void dispatch() {
        while (!queue.isEmpty() && !worker.isShutdown() && mayBegin(queue.element().job())) {
            Order next = queue.remove();
            active.add(next.job());
            worker.execute(() -> {
                try {
                    carryOut(next.job(), next.work());
                } finally {
                    ended(next.job());
                }
            });
        }
    }

    private boolean mayBegin(Job next) {
        List<Job> busy = active.stream().filter(job -> !job.onlyMakesVectors()).toList();
        return busy.isEmpty() || (busy.size() < MOST_READING && next.bringsDocumentsIn()
                && busy.stream().allMatch(Job::bringsDocumentsIn));
    }

    private synchronized void ended(Job job) {
        active.remove(job);
        dispatch();
    }

    private void forgetOld() {
        List<String> ended = orders.values().stream().map(Order::job).filter(job -> job.state().isEnd())
                .map(Job::id).toList();
        ended.stream().limit(Math.max(0, orders.size() - KEPT)).forEach(orders::remove);
    }

    private void carryOut(Job job, Work work) {
        try {
            if (job.begin()) {
                tell(job);
                perform(job, work);
                afterwards.run();
            }
        } finally {
            // Whatever happened afterwards: who waits for the end has to hear of it.
            tell(job);
        }
    }

    private static void perform(Job job, Work work) {
        try {
            JobResult result = work.run(job);
            job.end(result.isInterrupted() ? Job.State.STOPPED : Job.State.DONE, result, null);
        } catch (UserError e) {
            job.end(Job.State.FAILED, null, failure(e));
        } catch (IOException | RuntimeException | Error e) {
            job.end(Job.State.FAILED, null,
                    FileTrouble.behind(e).map(Jobs::failure).orElseGet(() -> unexpected(e)));
        }
    }

    private static JobStatus.Failure failure(UserError e) {
        return new JobStatus.Failure(String.valueOf(e.getMessage()), e.hint());
    }

    private static JobStatus.Failure unexpected(Throwable e) {
        LOG.log(System.Logger.Level.ERROR, "a job failed", e);
        return new JobStatus.Failure("It failed: " + reason(e) + ".",
                "What was done before is kept; try again.");
    }

    private static String reason(Throwable trouble) {
        return trouble.getMessage() == null ? trouble.getClass().getSimpleName() : trouble.getMessage();
    }

    public synchronized Optional<Job> find(String id) {
        return Optional.ofNullable(orders.get(id)).map(Order::job);
    }

    /// The latest first.
    public synchronized List<Job> all() {
        return List.copyOf(orders.values()).reversed().stream().map(Order::job).toList();
    }

    /// Asks a job to end early. One that has not begun never will.
    public synchronized Optional<Job> stop(String id) {
        Optional<Order> order = Optional.ofNullable(orders.get(id));
        order.ifPresent(Jobs::stop);
        order.ifPresent(each -> tell(each.job()));
        return order.map(Order::job);
    }

    private static void stop(Order order) {
        switch (order.job().state()) {
            case QUEUED, RUNNING -> {
                if (!order.job().cancel()) {
                    order.work().stop();
                }
            }
            case DONE, FAILED, STOPPED -> {
            }
        }
    }

    private void tell(Job job) {
        feed.tell("job " + job.id(), new News.Item("job", JobStatus.SHAPE.tree(job.status())));
    }

    /// Thousands of documents make thousands of changes; a person sees a few in a second.
    private void tellNowAndThen(Job job) {
        if (!queue.isEmpty()) {
            dispatch();
        }
        if (job.wasQuietFor(QUIET_NANOS, nanos.getAsLong())) {
            tell(job);
        }
    }

    private synchronized void end() {
        worker.shutdown();
        apart.shutdown();
        List.copyOf(orders.values()).forEach(Jobs::stop);
    }

    /// Ends all of them in good order.
    @Override
    public void close() {
        end();
        try {
            if (!worker.awaitTermination(30, TimeUnit.SECONDS)
                    || !apart.awaitTermination(30, TimeUnit.SECONDS)) {
                LOG.log(System.Logger.Level.WARNING, "a job did not end in time");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
