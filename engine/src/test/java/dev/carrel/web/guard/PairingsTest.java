package dev.carrel.web.guard;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

final class PairingsTest {
    @TempDir
    Path folder;

    private final AtomicLong now = new AtomicLong();

    private Pairings pairings() {
        return new Pairings(folder.resolve("library/pairings"), () -> "a secret", now::get);
    }

    @Test
    void aCodeIsGoodOnce() throws IOException {
        Pairings pairings = pairings();
        String code = pairings.code();
        assertThat(pairings.code()).isEqualTo(code).matches("\\d{6}");
        assertThat(pairings.pair(code.substring(0, 3) + " " + code.substring(3))).hasValue("a secret");
        assertThat(pairings.pair(code)).isEmpty();
        assertThat(pairings.paired()).isEqualTo(1);
    }

    @Test
    void aWrongCodeGivesNothing() throws IOException {
        Pairings pairings = pairings();
        String wrong = pairings.code().equals("000000") ? "000001" : "000000";
        assertThat(pairings.pair(wrong)).isEmpty();
        assertThat(pairings.pair("")).isEmpty();
        assertThat(pairings.knows("a secret")).isFalse();
    }

    @Test
    void aCodeIsGoneAfterFiveWrongOnes() throws IOException {
        Pairings pairings = pairings();
        String code = pairings.code();
        for (int i = 0; i < 4; i++) {
            assertThat(pairings.pair("wrong")).isEmpty();
        }
        assertThat(pairings.code()).isEqualTo(code);
        assertThat(pairings.pair("wrong")).isEmpty();
        // One in a million is the same again.
        assertThat(pairings.code()).isNotEqualTo(code);
    }

    @Test
    void aCodeChangesWithTime() {
        Pairings pairings = pairings();
        String code = pairings.code();
        now.addAndGet(Duration.ofMinutes(11).toNanos());
        // One in a million is the same again.
        assertThat(pairings.code()).isNotEqualTo(code);
    }

    @Test
    void pairingOutlivesTheServerAndNoTokenIsWritten() throws IOException {
        Pairings before = pairings();
        String token = before.pair(before.code()).orElseThrow();
        assertThat(pairings().knows(token)).isTrue();
        assertThat(pairings().knows("another")).isFalse();
        assertThat(folder.resolve("library/pairings")).content().doesNotContain(token);
    }

    @Test
    void guessingIsSlow() {
        Pairings pairings = pairings();
        for (int i = 0; i < 5; i++) {
            assertThat(pairings.allowsGuess()).isTrue();
        }
        assertThat(pairings.allowsGuess()).isFalse();
        now.addAndGet(Duration.ofMinutes(1).toNanos());
        assertThat(pairings.allowsGuess()).isTrue();
    }
}
