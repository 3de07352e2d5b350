package dev.carrel.assist.check;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

import dev.carrel.testing.RandomText;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

/// Whatever a model replies, it is judged, soon, and never as checked if no page says it.
@Tag("thorough")
@ExtendWith(Randomized.class)
final class FirewallHostileTest {
    private static final Duration SOON = Duration.ofMinutes(10);

    static Stream<String> replies() {
        int much = 100_000;
        return Stream.of("a".repeat(much), "a'".repeat(much / 2), "1.".repeat(much / 2),
                "!?".repeat(much / 2),
                " ".repeat(much) + "x", "\n".repeat(much), "“".repeat(much), "\"a\" ".repeat(much / 4),
                "‘ ".repeat(much / 2), "‘a".repeat(much / 2), "[1]".repeat(much / 3), "[1,".repeat(much / 3),
                "<think>".repeat(much / 7), "*a ".repeat(much / 3), "_".repeat(much), "`".repeat(much),
                "> ".repeat(much / 2), "- x\n".repeat(much / 4), "|".repeat(much), "and ".repeat(much / 4),
                "aspirin inhibits ".repeat(much / 17), "the study found that ".repeat(much / 21),
                "\u0000\u0007\u001b[2J".repeat(much / 6), "\u202Eאספירין \u200B".repeat(much / 12),
                "血".repeat(much),
                "e\u0301".repeat(much / 2), "\uD800", "not ".repeat(much / 4), "(((".repeat(much / 3),
                "...".repeat(much / 3), "a-".repeat(much / 2), "≤".repeat(much));
    }

    @ParameterizedTest
    @MethodSource("replies")
    void anyReplyIsJudgedSoonAndNotAsChecked(String reply) {
        Pages pages = Pages.given("Aspirin inhibits thrombin in vitro. It is not known why.",
                "Another page says little.");
        assertTimeoutPreemptively(SOON, () -> {
            List<DraftSentence> draft = new ArrayList<>(DraftReader.read(reply).stream().limit(200).toList());
            draft.add(new DraftSentence(reply, List.of("1", "x", "")));
            assertThat(pages.firewall().check(draft, pages.given())).hasSize(draft.size())
                    .noneMatch(CheckedSentence::isChecked);
        });
    }

    @ParameterizedTest
    @MethodSource("replies")
    void anyPageIsReadSoon(String page) {
        Pages pages = Pages.given(page.substring(0, Math.min(page.length(), 20_000)).replace('|', 'l'));
        assertTimeoutPreemptively(SOON, () -> assertThat(
                pages.check("Aspirin inhibits thrombin and “trypsin” in vitro, but not in vivo.", "1")
                        .isChecked())
                .isFalse());
    }

    @Test
    void whatStandsThereIsCheckedWhateverScriptItIsIn(Random random) throws IOException {
        for (int i = 0; i < 40; i++) {
            RandomText text = new RandomText(random);
            String sentence = "Aspirin inhibits "
                    + text.sentence(6 + random.nextInt(10)).replaceAll("[\"'.|]", "x").strip();
            Pages pages = Pages.given("Nothing is said here. " + sentence + ". Nor is it here.");
            assertThat(pages.check(sentence + ".").status()).as(sentence)
                    .isEqualTo(CheckedSentence.Status.CHECKED);
        }
    }

    @Test
    void aWordThatThePageHasNotIsNeverChecked(Random random) {
        List<String> words = List.of("aspirin", "thrombin", "kidney", "42", "mg", "inhibits", "mice",
                "without", "plasma",
                "rapid", "5.5", "renal");
        for (int i = 0; i < 200; i++) {
            List<String> page = new ArrayList<>();
            random.ints(12, 0, words.size()).forEach(number -> page.add(words.get(number)));
            List<String> claim = new ArrayList<>(page);
            claim.set(random.nextInt(claim.size()),
                    List.of("novel", "43", "not", "kg", "Ritonavir").get(random.nextInt(5)));
            Pages pages = Pages.given("It is " + String.join(" ", page) + ".");
            assertThat(pages.check("It is " + String.join(" ", page) + ".").isChecked()).isTrue();
            assertThat(pages.check("It is " + String.join(" ", claim) + ".").isChecked())
                    .as("%s of %s", claim, page)
                    .isFalse();
        }
    }

    @Test
    void theSameDraftIsJudgedTheSameWay(Random random) throws IOException {
        RandomText text = new RandomText(random);
        Pages pages = Pages.given(text.prose(5).replace('|', 'l'), text.prose(5).replace('|', 'l'));
        List<DraftSentence> draft = DraftReader.read(text.prose(5) + pages.given().getFirst().text());
        assertThat(pages.firewall().check(draft, pages.given()))
                .isEqualTo(pages.firewall().check(draft, pages.given()));
    }
}
