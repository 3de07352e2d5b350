package dev.carrel.assist.chat;

import java.util.Random;

import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;

final class ThoughtFilterTest {
    private static String filtered(String... pieces) {
        ThoughtFilter filter = new ThoughtFilter();
        StringBuilder said = new StringBuilder();
        for (String piece : pieces) {
            said.append(filter.add(piece));
        }
        return said.append(filter.rest()).toString();
    }

    @Test
    void thoughtsAreLeftOutWhereverTheyStand() {
        assertThat(filtered("<think>Hm, 9 hours?</think>They slept. <thinking>No.</thinking>[1]"))
                .isEqualTo("They slept. [1]");
    }

    @Test
    void aThoughtWithoutAnEndGoesOnToTheEnd() {
        assertThat(filtered("They slept. <think>Or did they?")).isEqualTo("They slept. ");
    }

    @Test
    void whatOnlyLooksLikeAMarkIsText() {
        assertThat(filtered("a < b, <thin", "g> and p <", " 0.05 <th"))
                .isEqualTo("a < b, <thing> and p < 0.05 <th");
    }

    @RepeatedTest(50)
    @ExtendWith(Randomized.class)
    void itDoesNotMatterInWhichPiecesAReplyArrives(Random random) {
        String[] parts = {"<think>", "</think>", "<", "th", "<reasoning>", "</reasoning>", "a. ", "</",
                "ink>"};
        StringBuilder reply = new StringBuilder();
        for (int i = 0; i < 12; i++) {
            reply.append(parts[random.nextInt(parts.length)]);
        }
        String[] pieces = reply.toString().split("(?<=\\G.{" + (1 + random.nextInt(5)) + "})");
        assertThat(filtered(pieces)).isEqualTo(filtered(reply.toString()));
    }
}
