package dev.carrel.search.quote;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;

@ExtendWith(Randomized.class)
final class QuoteFinderTest {
    private static final String TEXT = "Owls hunt in the dark. They hear a mouse under the snow.\n\n"
            + "Owls hunt in the dark, and they rest at noon. A long line-\nup of birds was seen.";

    private static String found(String text, String exact, String before, String after) {
        return new QuoteFinder(text).find(new TextQuote(exact, before, after), 0)
                .map(place -> text.substring(place.start(), place.end())).orElse("");
    }

    @Test
    void whatStandsAroundTellsWhichOfTwoPlacesIsMeant() {
        TextQuote quote = new TextQuote("Owls hunt in the dark", "mouse under the snow.", ", and they rest");
        assertThat(new QuoteFinder(TEXT).find(quote, 0)).map(QuoteFinder.Place::start)
                .contains(TEXT.lastIndexOf("Owls"));
        assertThat(new QuoteFinder(TEXT).find(new TextQuote("Owls hunt in the dark", "", ""), 70))
                .map(QuoteFinder.Place::start).contains(TEXT.lastIndexOf("Owls"));
    }

    @Test
    void typographyAndHyphensDoNotMatter() {
        assertThat(found(TEXT, "a long lineup of BIRDS was seen.", "", ""))
                .isEqualTo("A long line-\nup of birds was seen.");
        assertThat(found("the eﬃcient “way” of it all", "efficient \"way\" of it", "", ""))
                .isEqualTo("eﬃcient “way” of it");
    }

    @Test
    void aFewWordsWithoutTheirSurroundingsAreNotTheSame() {
        assertThat(found(TEXT, "the dark", "Bats also love", "and the moon is bright")).isEmpty();
        assertThat(found(TEXT, "the dark", "Owls hunt in", ". They hear a mouse")).isEqualTo("the dark");
    }

    @Test
    void whatHasNoWordsAndWhatIsElsewhereIsNotFound() {
        assertThat(found(TEXT, "…—!", "", "")).isEmpty();
        assertThat(found(TEXT, "The committee has approved the budget for next year", "", "")).isEmpty();
        assertThat(found("", "Owls hunt in the dark", "", "")).isEmpty();
    }

    /// A text as numbered words of a small vocabulary, so that the same words stand in many places.
    private static List<String> words(Random random, int count) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            words.add("w" + (char) ('a' + random.nextInt(26)) + (char) ('a' + random.nextInt(12)));
        }
        return words;
    }

    @RepeatedTest(300)
    void aQuotationIsFoundWhereItStandsNowHoweverTheTextAroundItChanged(Random random) {
        List<String> before = words(random, random.nextInt(400));
        List<String> quoted = words(random, 6 + random.nextInt(40));
        List<String> after = words(random, random.nextInt(400));
        String first = String.join(" ", before) + " ";
        String old = first + String.join(" ", quoted) + " " + String.join(" ", after);
        TextQuote quote = TextQuote.of(old, first.length(),
                first.length() + String.join(" ", quoted).length());

        changeFarFromTheQuotation(before, random, 0, Math.max(0, before.size() - 20));
        changeFarFromTheQuotation(after, random, Math.min(20, after.size()), after.size());
        int changes = random.nextInt(1 + quoted.size() / 6);
        List<String> now = new ArrayList<>(quoted);
        for (int i = 0; i < changes; i++) {
            now.set(random.nextInt(now.size()), "changed");
        }
        String prefix = before.isEmpty() ? "" : String.join("\n", before) + "\n\n";
        String text = prefix + String.join(random.nextBoolean() ? " " : "\n", now) + " "
                + String.join(" ", after);

        Optional<QuoteFinder.Place> place = new QuoteFinder(text).find(quote, first.length());
        assertThat(place).isPresent();
        int end = prefix.length() + String.join(" ", now).length();
        int shared = Math.min(end, place.get().end()) - Math.max(prefix.length(), place.get().start());
        assertThat((double) shared / (end - prefix.length())).as("share of the words that are marked")
                .isGreaterThan(0.7);
    }

    @RepeatedTest(100)
    void aQuotationThatWasTakenOutIsNotFound(Random random) {
        List<String> quoted = words(random, 8 + random.nextInt(30));
        String old = String.join(" ", words(random, 200)) + " " + String.join(" ", quoted);
        TextQuote quote = TextQuote.of(old, old.length() - String.join(" ", quoted).length(), old.length());
        assertThat(new QuoteFinder(String.join(" ", words(random, 600))).find(quote, 0)).isEmpty();
    }

    private static void changeFarFromTheQuotation(List<String> words, Random random, int from, int to) {
        for (int i = 0; i < random.nextInt(30) && from < to && to <= words.size(); i++) {
            int at = from + random.nextInt(to - from);
            if (random.nextBoolean()) {
                words.add(at, "new");
            } else if (to < words.size()) {
                words.set(at, "other");
            }
        }
    }
}
