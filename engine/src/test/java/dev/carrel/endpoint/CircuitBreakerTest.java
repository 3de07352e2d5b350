package dev.carrel.endpoint;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

final class CircuitBreakerTest {
    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.EPOCH);
    private final CircuitBreaker breaker = new CircuitBreaker(now::get);

    private void fail(int times) {
        for (int i = 0; i < times; i++) {
            breaker.failed(new EndpointFailure.Unreachable());
        }
    }

    private EndpointFailure.Resting resting() {
        var thrown = catchThrowableOfType(EndpointFailure.Thrown.class, breaker::pass);
        return (EndpointFailure.Resting) thrown.failure();
    }

    private void later(int seconds) {
        now.updateAndGet(moment -> moment.plusSeconds(seconds));
    }

    @Test
    void twoFailuresAreNothing() {
        fail(2);
        assertThatCode(breaker::pass).doesNotThrowAnyException();
    }

    @Test
    void threeInARowAreARestThatSaysWhenItEnds() {
        fail(3);
        later(5);
        assertThat(resting()).isEqualTo(
                new EndpointFailure.Resting(3, Duration.ofSeconds(10), new EndpointFailure.Unreachable()));
    }

    @Test
    void afterTheRestOneRequestTriesAgainAndOthersWait() {
        fail(3);
        later(15);
        assertThatCode(breaker::pass).doesNotThrowAnyException();
        assertThat(resting().pause()).isEqualTo(Duration.ofSeconds(15));
    }

    @Test
    void aTrialThatFailsMakesTheRestLonger() {
        fail(3);
        later(15);
        assertThatCode(breaker::pass).doesNotThrowAnyException();
        fail(1);
        assertThat(resting().pause()).isEqualTo(Duration.ofSeconds(30));
    }

    @Test
    void manyThatFailAtOnceMakeItNoLonger() {
        fail(64);
        assertThat(resting().pause()).isEqualTo(Duration.ofSeconds(15));
    }

    @Test
    void successForgetsAll() {
        fail(3);
        later(15);
        breaker.succeeded();
        fail(2);
        assertThatCode(breaker::pass).doesNotThrowAnyException();
    }

    @Test
    void whatIsWrongWithAQuestionSaysNothingAboutTheEndpoint() {
        for (int i = 0; i < 9; i++) {
            breaker.failed(new EndpointFailure.Refused(400, "too long"));
        }
        assertThatCode(breaker::pass).doesNotThrowAnyException();
    }
}
