package dev.carrel.ingest;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class FairWorkersTest {
    private final List<String> done = new CopyOnWriteArrayList<>();

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void whoWasWorkedForTheShortestIsNext() {
        CountDownLatch all = new CountDownLatch(1);
        try (FairWorkers workers = new FairWorkers(1);
                FairWorkers.Lane large = workers.lane();
                FairWorkers.Lane small = workers.lane()) {
            large.execute(() -> await(all));
            large.execute(() -> done.add("large"));
            small.execute(() -> done.add("small"));
            all.countDown();
        }
        assertThat(done).containsExactly("small", "large");
    }

    @Test
    void whoHasTheFewestAtWorkIsNext() {
        CountDownLatch begun = new CountDownLatch(2);
        CountDownLatch all = new CountDownLatch(1);
        CountDownLatch smallDone = new CountDownLatch(2);
        try (FairWorkers workers = new FairWorkers(2);
                FairWorkers.Lane small = workers.lane();
                FairWorkers.Lane large = workers.lane()) {
            large.execute(() -> {
                begun.countDown();
                await(smallDone);
            });
            small.execute(() -> {
                begun.countDown();
                await(all);
            });
            await(begun);
            large.execute(() -> done.add("large"));
            small.execute(() -> {
                done.add("small");
                smallDone.countDown();
            });
            small.execute(() -> {
                done.add("small");
                smallDone.countDown();
            });
            all.countDown();
        }
        assertThat(done).containsExactly("small", "small", "large");
    }

    @Test
    void closingALaneWaitsForItsOwnWorkOnly() {
        CountDownLatch later = new CountDownLatch(1);
        try (FairWorkers workers = new FairWorkers(2); FairWorkers.Lane slow = workers.lane()) {
            slow.execute(() -> await(later));
            try (FairWorkers.Lane quick = workers.lane()) {
                quick.execute(() -> done.add("quick"));
            }
            assertThat(done).containsExactly("quick");
            later.countDown();
        }
    }
}
