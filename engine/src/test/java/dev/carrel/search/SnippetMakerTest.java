package dev.carrel.search;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;

import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.TextTerms;
import dev.carrel.search.Snippet.Span;
import dev.carrel.testing.RandomText;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;

final class SnippetMakerTest {
    private static final String FILLER = "Nothing of interest stands here at all. ";
    private static final TextTerms TERMS = LuceneIndex.terms();

    private static Snippet snippet(String text, Set<String> wanted) {
        Map<String, Double> alike = wanted.stream().collect(Collectors.toMap(form -> form, _ -> 1.0));
        PassageWords passage = PassageWords.of(text, TERMS.of(text), wanted, 1);
        return SnippetMaker.of(passage, new SentenceChoice(alike, SentenceChoice.Meaning.UNKNOWN)
                .of(List.of(passage)).sentence());
    }

    private static List<String> marked(Snippet snippet) {
        return snippet.marks().stream().map(mark -> snippet.text().substring(mark.start(), mark.end()))
                .toList();
    }

    @Test
    void aShortPassageIsShownWhole() {
        Snippet snippet = snippet("Trust grows with use.", Set.of("trust", "us"));
        assertThat(snippet.html()).isEqualTo("<mark>Trust</mark> grows with <mark>use</mark>.");
        assertThat(snippet.opens()).isFalse();
        assertThat(snippet.closes()).isFalse();
    }

    @Test
    void theTextIsEscaped() {
        assertThat(snippet("a < b & \"trust\" > 'c' <script>", Set.of("trust")).html()).isEqualTo(
                "a &lt; b &amp; &quot;<mark>trust</mark>&quot; &gt; &#39;c&#39; &lt;script&gt;");
    }

    @Test
    void theSentenceWithMostOfTheWordsIsShown() {
        String text = FILLER.repeat(20) + "Only trust. " + FILLER.repeat(20) + "Trust in automation. "
                + FILLER.repeat(20);
        Snippet snippet = snippet(text, Set.of("trust", "autom"));
        assertThat(marked(snippet)).contains("Trust", "automation");
        assertThat(snippet.text().substring(snippet.sentence().start(), snippet.sentence().end()))
                .isEqualTo("Trust in automation.");
        assertThat(snippet.html()).startsWith("… ").endsWith(" …");
        assertThat(snippet.text()).hasSizeLessThanOrEqualTo(320);
    }

    @Test
    void theWholeSentenceThatMatchedIsToldByItsPlaceInThePassage() {
        String sentence = "Trust " + "and more ".repeat(60) + "at last.";
        String text = FILLER.repeat(9) + sentence + " " + FILLER;
        Span matched = Objects.requireNonNull(snippet(text, Set.of("trust")).matched());
        assertThat(text.substring(matched.start(), matched.end())).isEqualTo(sentence);
        assertThat(snippet(text, Set.of("zeppelin")).matched()).isNull();
    }

    @Test
    void aWordLateInALongSentenceIsShown() {
        String code = "value = other\n".repeat(100);
        assertThat(marked(snippet(code + "page_size = 3\n" + code, Set.of("page_s")))).contains("page_size");
        String chinese = "一二三四五六七八九十".repeat(60);
        assertThat(marked(snippet(chinese + "学习" + chinese, Set.of("学习")))).containsExactly("学习");
    }

    @Test
    void aLongSentenceBeginsWithItsFirstWord() {
        String text = FILLER + "Trust " + "and more ".repeat(60) + "at last.";
        assertThat(marked(snippet(text, Set.of("trust")))).containsExactly("Trust");
    }

    @Test
    void nothingIsMarkedWhereNothingMatches() {
        assertThat(snippet("Some text.", Set.of("other")).marks()).isEmpty();
        assertThat(snippet("", Set.of("other")).html()).isEmpty();
    }

    private static String unescaped(String html) {
        return html.replaceAll("</?mark>", "").replace("&lt;", "<").replace("&gt;", ">")
                .replace("&quot;", "\"").replace("&#39;", "'").replace("&amp;", "&");
    }

    @RepeatedTest(5)
    @ExtendWith(Randomized.class)
    void aSnippetIsAPartOfItsPassage(Random random) {
        RandomText texts = new RandomText(random);
        for (int i = 0; i < 60; i++) {
            String text = texts.paragraph();
            Snippet snippet = snippet(text, Set.of("network", "loss", "学习", "0.05", "page_s", "train"));
            int end = snippet.start() + snippet.text().length();
            assertThat(text.substring(snippet.start(), end)).isEqualTo(snippet.text());
            assertThat(unescaped(snippet.html())).isEqualTo(
                    (snippet.opens() ? "… " : "") + snippet.text() + (snippet.closes() ? " …" : ""));
            assertThat(splitsAPair(text, snippet.start())).isFalse();
            assertThat(splitsAPair(text, end)).isFalse();
            int before = 0;
            for (Span mark : snippet.marks()) {
                assertThat(mark.start()).isGreaterThanOrEqualTo(before).isLessThan(mark.end());
                before = mark.end();
            }
            assertThat(before).isLessThanOrEqualTo(snippet.text().length());
            assertThat(snippet.sentence().start()).isBetween(0, snippet.sentence().end());
            assertThat(snippet.sentence().end()).isLessThanOrEqualTo(snippet.text().length());
        }
    }

    private static boolean splitsAPair(String text, int at) {
        return at > 0 && at < text.length()
                && Character.isSurrogatePair(text.charAt(at - 1), text.charAt(at));
    }
}
