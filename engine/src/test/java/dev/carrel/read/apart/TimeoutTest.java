package dev.carrel.read.apart;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class TimeoutTest {
    private static final Duration LIMIT = Duration.ofSeconds(10);

    /// Keeps what is to be done later, for the test to do when it has moved the time.
    private static final class HandTimer extends ScheduledThreadPoolExecutor {
        private record Task(Runnable body, Duration pause, ScheduledFuture<?> future) {}

        private final List<Task> tasks = new ArrayList<>();

        private HandTimer() {
            super(1);
        }

        @Override
        public ScheduledFuture<?> schedule(Runnable body, long delay, TimeUnit unit) {
            ScheduledFuture<?> future = super.schedule(() -> {}, 1, TimeUnit.DAYS);
            tasks.add(new Task(body, Duration.of(delay, unit.toChronoUnit()), future));
            return future;
        }
    }

    private final HandTimer timer = new HandTimer();
    private Duration worked = Duration.ofMinutes(1);
    private Duration clock = Duration.ofHours(1);
    private final AtomicInteger rings = new AtomicInteger();
    private final Timeout timeout = new Timeout(timer, LIMIT, () -> worked, () -> clock,
            rings::incrementAndGet);

    @AfterEach
    void end() {
        timer.shutdownNow();
    }

    /// Lets time pass until the next look, and then looks.
    private Duration look(Duration work) {
        HandTimer.Task next = timer.tasks.removeFirst();
        clock = clock.plus(next.pause());
        worked = worked.plus(work);
        if (!next.future().isCancelled()) {
            next.body().run();
        }
        return next.pause();
    }

    @Test
    void whatWorksAllTheTimeIsEndedAtTheLimit() {
        assertThat(look(LIMIT)).isEqualTo(LIMIT);
        assertThat(rings).hasValue(1);
        assertThat(timeout.hasRung()).isTrue();
        assertThat(timer.tasks).isEmpty();
    }

    @Test
    void waitingIsNotWorking() {
        look(Duration.ofSeconds(3));
        assertThat(timeout.hasRung()).isFalse();
        assertThat(look(Duration.ofSeconds(3))).as("what is left of its work").isEqualTo(
                Duration.ofSeconds(7));
        assertThat(timeout.hasRung()).isFalse();
        look(Duration.ofSeconds(4));
        assertThat(timeout.hasRung()).isTrue();
    }

    @Test
    void whatOnlyWaitsIsEndedInTheEnd() {
        Duration waited = Duration.ZERO;
        while (!timeout.hasRung()) {
            waited = waited.plus(look(Duration.ZERO));
        }
        assertThat(waited).isEqualTo(LIMIT.multipliedBy(Timeout.PATIENCE));
    }

    @Test
    void aSignOfLifeStartsTheTimeAnew() {
        worked = worked.plusSeconds(9);
        timeout.again();
        look(Duration.ZERO);
        look(Duration.ofSeconds(9));
        assertThat(timeout.hasRung()).isFalse();
        look(Duration.ofSeconds(1));
        assertThat(timeout.hasRung()).isTrue();
    }

    @Test
    void whatEndsInTimeIsLeftAlone() {
        timeout.cancel();
        look(LIMIT);
        assertThat(rings).hasValue(0);
    }
}
