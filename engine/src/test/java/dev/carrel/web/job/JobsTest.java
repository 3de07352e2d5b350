package dev.carrel.web.job;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

import dev.carrel.base.UserError;
import dev.carrel.ingest.Outcome;
import dev.carrel.ingest.Report;
import dev.carrel.library.json.ReportJson;
import dev.carrel.web.route.News;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class JobsTest {
    private static final Duration FOREVER = Duration.ofDays(1);
    private static final JobResult DONE = new JobResult.Indexed(new ReportJson.Told("default",
            new Report(0, 0, 0, 0, 0, 0, List.of(), 0, 0, 0, List.of(), 0, 0, false)));

    /// Runs until it is let go or stopped.
    private static final class Held implements Jobs.Work {
        private final CountDownLatch begun = new CountDownLatch(1);
        private final CountDownLatch go = new CountDownLatch(1);
        private volatile boolean stopped;

        @Override
        public JobResult run(Job job) throws IOException {
            begun.countDown();
            await(go);
            return stopped ? new JobResult.Interrupted() : DONE;
        }

        @Override
        public void stop() {
            stopped = true;
            go.countDown();
        }
    }

    private record Plain(Body body) implements Jobs.Work {
        interface Body {
            void run(Job job) throws IOException;
        }

        @Override
        public JobResult run(Job job) throws IOException {
            body.run(job);
            return DONE;
        }

        @Override
        public void stop() {}
    }

    private final Feed feed = new Feed();
    private final AtomicInteger ended = new AtomicInteger();
    private final AtomicLong now = new AtomicLong();
    private final Jobs jobs = new Jobs(feed, ended::incrementAndGet, now::get);

    @AfterEach
    void end() {
        jobs.close();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private Job begin(Jobs.Work work) {
        return jobs.begin(Job.Kind.REINDEX, "papers", work);
    }

    private Job.State stateAfter(Job job) throws InterruptedException {
        return stateAfter(job, feed);
    }

    private static Job.State stateAfter(Job job, Feed feed) throws InterruptedException {
        try (News news = feed.listen()) {
            while (!job.state().isEnd()) {
                news.next(FOREVER);
            }
        }
        return job.state();
    }

    private static JobStatus.Failure error(Job job) {
        return Objects.requireNonNull(job.status().error());
    }

    @Test
    void theyAreDoneOneAfterTheOther() throws InterruptedException {
        List<Integer> order = Collections.synchronizedList(new ArrayList<>());
        Held first = new Held();
        begin(first);
        for (int i = 0; i < 9; i++) {
            int number = i;
            begin(new Plain(_ -> order.add(number)));
        }
        Job last = begin(new Plain(_ -> order.add(9)));
        await(first.begun);
        assertThat(order).isEmpty();
        assertThat(last.state()).isEqualTo(Job.State.QUEUED);
        first.go.countDown();
        assertThat(stateAfter(last)).isEqualTo(Job.State.DONE);
        assertThat(order).containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
        assertThat(jobs.all().stream().map(Job::id)).startsWith("11", "10").hasSize(11);
    }

    @Test
    void oneThatWaitsAndIsStoppedNeverBegins() throws InterruptedException {
        Held first = new Held();
        begin(first);
        Held second = new Held();
        Job waiting = begin(second);
        assertThat(jobs.stop(waiting.id()).orElseThrow().state()).isEqualTo(Job.State.STOPPED);
        first.go.countDown();
        Job third = begin(new Plain(_ -> {}));
        assertThat(stateAfter(third)).isEqualTo(Job.State.DONE);
        assertThat(second.begun.getCount()).isEqualTo(1);
        assertThat(waiting.status().started()).isNull();
        assertThat(waiting.status().ended()).isNotNull();
    }

    @Test
    void oneThatRunsEndsEarly() throws InterruptedException {
        Held work = new Held();
        Job job = begin(work);
        await(work.begun);
        jobs.stop(job.id());
        assertThat(stateAfter(job)).isEqualTo(Job.State.STOPPED);
        assertThat(job.status().result()).isEqualTo(new JobResult.Interrupted());
    }

    @Test
    void stoppingWhatHasEndedChangesNothing() throws InterruptedException {
        Job job = begin(new Plain(_ -> {}));
        stateAfter(job);
        assertThat(jobs.stop(job.id()).orElseThrow().state()).isEqualTo(Job.State.DONE);
        assertThat(jobs.stop("99")).isEmpty();
        assertThat(jobs.find("99")).isEmpty();
    }

    @Test
    void whatFailsSaysWhyAndTheNextGoesOn() throws InterruptedException {
        Job wrong = begin(new Plain(_ -> {
            throw UserError.busy("Somebody else is at work.", "Wait.");
        }));
        Job broken = begin(new Plain(_ -> {
            throw new IOException("disk full");
        }));
        Job silent = begin(new Plain(_ -> {
            throw new IllegalStateException();
        }));
        Job deep = begin(new Plain(_ -> {
            throw new StackOverflowError();
        }));
        Job fine = begin(new Plain(_ -> {}));
        assertThat(stateAfter(fine)).isEqualTo(Job.State.DONE);
        assertThat(List.of(wrong.state(), broken.state(), silent.state(), deep.state()))
                .containsOnly(Job.State.FAILED);
        assertThat(error(wrong)).isEqualTo(new JobStatus.Failure("Somebody else is at work.", "Wait."));
        assertThat(error(broken).message()).isEqualTo("It failed: disk full.");
        assertThat(error(silent).message()).isEqualTo("It failed: IllegalStateException.");
        assertThat(ended).hasValueGreaterThanOrEqualTo(4);
    }

    @Test
    void tooManyAreRefused() {
        Held first = new Held();
        begin(first);
        for (int i = 1; i < 20; i++) {
            begin(new Held());
        }
        assertThatThrownBy(() -> begin(new Held())).isInstanceOf(UserError.class)
                .extracting(e -> ((UserError) e).kind()).isEqualTo(UserError.Kind.BUSY);
        jobs.stop("7");
        assertThat(begin(new Held()).id()).isEqualTo("21");
    }

    @Test
    void onlyTheLatestAreKept() throws InterruptedException {
        for (int i = 0; i < 70; i++) {
            stateAfter(begin(new Plain(_ -> {})));
        }
        assertThat(jobs.all().size()).isBetween(49, 51);
        assertThat(jobs.find("1")).isEmpty();
        assertThat(jobs.find("70")).isPresent();
    }

    @Test
    void theEndIsToldEvenIfWhatComesAfterwardsFails() throws InterruptedException {
        Feed own = new Feed();
        try (News news = own.listen(); Jobs failing = new Jobs(own, () -> {
            throw new IllegalStateException("afterwards");
        }, now::get)) {
            failing.begin(Job.Kind.SYNC, "papers", new Plain(_ -> {}));
            Object state;
            do {
                News.Item item = news.next(FOREVER).orElseThrow();
                state = ((Map<?, ?>) item.tree()).get("state");
            } while (!"done".equals(state));
            Job next = failing.begin(Job.Kind.SYNC, "papers", new Plain(_ -> {}));
            assertThat(stateAfter(next, own)).isEqualTo(Job.State.DONE);
        }
    }

    @Test
    void closingEndsAllAndTakesNoMore() {
        Held running = new Held();
        Job first = begin(running);
        Job second = begin(new Held());
        await(running.begun);
        jobs.close();
        assertThat(first.state()).isEqualTo(Job.State.STOPPED);
        assertThat(second.state()).isEqualTo(Job.State.STOPPED);
        assertThatThrownBy(() -> begin(new Held())).isInstanceOf(UserError.class);
    }

    @Test
    void progressIsToldNowAndThen() throws InterruptedException {
        List<Integer> told = new ArrayList<>();
        try (News news = feed.listen()) {
            Job job = begin(new Plain(own -> {
                heard(news);
                for (int second = 0; second < 3; second++) {
                    now.addAndGet(Duration.ofSeconds(1).toNanos());
                    for (int i = 0; i < 1000; i++) {
                        own.embedded(1);
                        told.addAll(heard(news));
                    }
                }
            }));
            assertThat(stateAfter(job)).isEqualTo(Job.State.DONE);
            assertThat(told).containsExactly(1, 1001, 2001);
            assertThat(job.status().progress().embedded()).isEqualTo(3000);
        }
    }

    /// The counts of passages in all that has been told since somebody listened last.
    private static List<Integer> heard(News news) {
        try {
            List<Integer> counts = new ArrayList<>();
            for (Optional<News.Item> item = news.next(Duration.ZERO); item.isPresent(); item = news
                    .next(Duration.ZERO)) {
                counts.add(progress((Map<?, ?>) item.get().tree()));
            }
            return counts;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static int progress(Map<?, ?> job) {
        return (int) Objects.requireNonNull(
                ((Map<?, ?>) Objects.requireNonNull(job.get("progress"))).get("embedded"));
    }

    @Test
    void documentsAreBroughtInByAFewAtATime() throws InterruptedException {
        List<Held> reading = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Held held = new Held();
            reading.add(held);
            jobs.begin(i % 2 == 0 ? Job.Kind.ADD : Job.Kind.SYNC, "papers", held);
        }
        Held fifth = new Held();
        jobs.begin(Job.Kind.ADD, "papers", fifth);
        Held alone = new Held();
        Job reindex = begin(alone);
        reading.forEach(held -> await(held.begun));
        assertThat(fifth.begun.getCount()).isEqualTo(1);
        reading.getFirst().go.countDown();
        await(fifth.begun);
        assertThat(reindex.state()).isEqualTo(Job.State.QUEUED);
        reading.forEach(held -> held.go.countDown());
        fifth.go.countDown();
        await(alone.begun);
        alone.go.countDown();
        assertThat(stateAfter(reindex)).isEqualTo(Job.State.DONE);
    }

    @Test
    void filesOfSeveralSourcesAreCountedTogether() {
        Job job = new Job("1", Job.Kind.ADD, "papers", _ -> {});
        job.reading("/large", OptionalInt.of(40));
        job.outcome("/large/a.md", new Outcome.Unchanged());
        job.reading("/small", OptionalInt.of(2));
        assertThat(job.status().progress().done()).isEqualTo(1);
        assertThat(job.status().progress().total()).isEqualTo(42);
        job.reading("/corpus", OptionalInt.empty());
        assertThat(job.status().progress().total()).isNull();
    }

    @Test
    void theNextBeginsWhenAllThatRunOnlyMakeVectors() throws InterruptedException {
        CountDownLatch second = new CountDownLatch(1);
        CountDownLatch first = new CountDownLatch(1);
        jobs.begin(Job.Kind.ADD, "large", new Plain(job -> {
            job.embedding(3);
            await(second);
            first.countDown();
        }));
        jobs.begin(Job.Kind.ADD, "small", new Plain(_ -> second.countDown()));
        first.await();
        assertThat(second.getCount()).isZero();
    }
}
