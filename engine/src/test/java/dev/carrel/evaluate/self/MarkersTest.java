package dev.carrel.evaluate.self;

import java.util.List;
import java.util.Random;

import dev.carrel.document.Reference;
import dev.carrel.document.bibliography.Year;
import dev.carrel.document.text.Sentences;
import dev.carrel.testing.RandomText;
import dev.carrel.testing.Randomized;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;

final class MarkersTest {
    private static Reference reference(@Nullable String key, String author, int year) {
        return new Reference("printed", key, null, null, List.of(author), new Year(year));
    }

    private final Markers markers = new Markers(List.of(reference(null, "Smith, J. A.", 2019),
            reference("doe2001", "Jane Doe", 2001), reference(null, "Müller-Lüdenscheidt K", 1998),
            reference(null, "Roe, R.", 2010), reference(null, "Roe, T.", 2010)));

    @Test
    void numbersInBracketsAreCountedFromTheListsBeginning() {
        assertThat(markers.in("As was shown [2].")).containsExactly(1);
        assertThat(markers.in("As was shown [1, 3–5].")).containsExactly(0, 2, 3, 4);
        assertThat(markers.in("As was shown [1;2].")).containsExactly(0, 1);
    }

    @Test
    void numbersThatTheListDoesNotReachAreNoCitations() {
        assertThat(markers.in("In the interval [0, 1] and in [1998] and [6].")).isEmpty();
        assertThat(markers.in("From [5-2] nothing follows.")).isEmpty();
    }

    @Test
    void keysInBracketsAreCitations() {
        assertThat(markers.in("As was shown [doe2001].")).containsExactly(1);
        assertThat(markers.in("As was shown [@doe2001; 1].")).containsExactly(0, 1);
        assertThat(markers.in("He said that [they] came.")).isEmpty();
    }

    @Test
    void authorAndYearAreACitation() {
        assertThat(markers.in("It holds (Smith, 2019).")).containsExactly(0);
        assertThat(markers.in("It holds (see Smith et al., 2019; Doe & Roe 2001).")).containsExactly(0, 1);
        assertThat(markers.in("Smith et al. (2019) showed it.")).containsExactly(0);
        assertThat(markers.in("Müller-Lüdenscheidt and Smith (1998) did.")).containsExactly(2);
        assertThat(markers.in("Goldsmith (2019) did not, nor Smith (2018).")).isEmpty();
    }

    @Test
    void twoWorksOfOneNameAndYearCannotBeTold() {
        assertThat(markers.in("It holds (Roe, 2010).")).isEmpty();
    }

    @Test
    void aQuestionDoesNotNameWhatItLooksFor() {
        assertThat(markers.without("Lamps set clocks [1, 3–5], as seen (Smith, 2019)."))
                .isEqualTo("Lamps set clocks, as seen.");
        assertThat(markers.without("Smith et al. (2019) showed that lamps set clocks."))
                .isEqualTo("showed that lamps set clocks.");
        assertThat(markers.without("Lamps [they say] set clocks (of all kinds)."))
                .isEqualTo("Lamps [they say] set clocks (of all kinds).");
    }

    @Test
    void aSurnameIsTheLastWordThatIsNoInitial() {
        assertThat(List.of("Smith, J. A.", "Smith JA", "Jane A. Smith", "J.-P. Smith", "Smith"))
                .allSatisfy(name -> assertThat(Markers.surname(name)).isEqualTo("Smith"));
        assertThat(Markers.surname("")).isEmpty();
    }

    @RepeatedTest(100)
    @ExtendWith(Randomized.class)
    void anyTextIsTaken(Random random) {
        RandomText texts = new RandomText(random);
        String text = random.nextBoolean() ? texts.anything(300) : texts.prose(5);
        new Markers(List.of(reference(text, text, random.nextInt(3000)))).in(text);
        markers.without(text);
        assertThat(String.join("", Sentences.of(text)).replaceAll("\\s", ""))
                .isEqualTo(text.replaceAll("\\s", ""));
    }
}
