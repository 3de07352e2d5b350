package dev.carrel.web.guard;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class RateLimitTest {
    private final AtomicLong now = new AtomicLong(-5_000_000_000L);
    private final RateLimit rate = new RateLimit(3, Duration.ofSeconds(1), now::get);

    private long allowed(String caller, int times) {
        return IntStream.range(0, times).filter(_ -> rate.allows(caller)).count();
    }

    private void wait(Duration time) {
        now.addAndGet(time.toNanos());
    }

    @Test
    void soManyAtOnceAndNoMore() {
        assertThat(allowed("a", 10)).isEqualTo(3);
    }

    @Test
    void onceMoreAfterAWhile() {
        allowed("a", 10);
        wait(Duration.ofMillis(999));
        assertThat(allowed("a", 5)).isZero();
        wait(Duration.ofMillis(1));
        assertThat(allowed("a", 5)).isEqualTo(1);
    }

    @Test
    void refusalsCostNothing() {
        allowed("a", 1000);
        wait(Duration.ofSeconds(2));
        assertThat(allowed("a", 5)).isEqualTo(2);
    }

    @Test
    void aLongPauseGivesNoMoreThanAFullBucket() {
        allowed("a", 1);
        wait(Duration.ofDays(365));
        assertThat(allowed("a", 10)).isEqualTo(3);
    }

    @Test
    void callersDoNotDisturbEachOther() {
        allowed("a", 10);
        assertThat(allowed("b", 10)).isEqualTo(3);
    }

    @Test
    void whoIsHeardOfStaysKnownAmongManyOthers() {
        allowed("a", 10);
        for (int i = 0; i < 5000; i++) {
            rate.allows("other " + i);
            assertThat(rate.allows("a")).isFalse();
        }
    }
}
