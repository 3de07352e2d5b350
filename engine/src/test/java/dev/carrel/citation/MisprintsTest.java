package dev.carrel.citation;

import java.util.Random;

import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;

@ExtendWith(Randomized.class)
class MisprintsTest {
    @Test
    void theBandTellsWhatTheWholeTableTells(Random random) {
        for (int round = 0; round < 2_000; round++) {
            String one = letters(random);
            String other = random.nextBoolean() ? letters(random) : damaged(one, random);
            int distance = distance(one, other);
            for (int allowed = 1; allowed < 6; allowed++) {
                assertThat(Misprints.atMost(allowed, one, other)).as("%s %s %d", one, other, allowed)
                        .isEqualTo(distance <= allowed);
            }
        }
    }

    private static String letters(Random random) {
        return random.ints(random.nextInt(12), 'a', 'd')
                .collect(StringBuilder::new, StringBuilder::appendCodePoint,
                        StringBuilder::append)
                .toString();
    }

    private static String damaged(String text, Random random) {
        StringBuilder damaged = new StringBuilder(text);
        damaged.insert(random.nextInt(text.length() + 1), 'x');
        damaged.deleteCharAt(random.nextInt(damaged.length()));
        return damaged.toString();
    }

    private static int distance(String one, String other) {
        int[][] table = new int[one.length() + 1][other.length() + 1];
        for (int i = 0; i <= one.length(); i++) {
            for (int j = 0; j <= other.length(); j++) {
                table[i][j] = i == 0 || j == 0
                        ? i + j
                        : Math.min(table[i - 1][j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1),
                                1 + Math.min(table[i - 1][j], table[i][j - 1]));
            }
        }
        return table[one.length()][other.length()];
    }
}
