package dev.carrel.search.quote;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import dev.carrel.base.UserError;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Writer;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.search.cite.PageSpot;
import dev.carrel.search.quote.Verdict.Kind;
import dev.carrel.testing.EntryBuilder;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import static dev.carrel.testing.EntryBuilder.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// Quotations looked up in a real index.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class VerifierTest {
    private PassageIndex index;
    private Verifier verifier;

    @BeforeAll
    void fill(@TempDir Path folder) throws IOException {
        index = LuceneIndex.open(folder, KeywordScoring.STANDARD);
        try (Writer writer = index.writer()) {
            writer.put(entry("lamps", "Lamps and clocks")
                    .metadata(m -> m.citekey("doe2001"))
                    .page(1, "Lamps set the clocks of people in northern cities.")
                    .page(2, "In our sample 42 % of the sleepers woke before dawn, and the remaining")
                    .page(2, "sleepers never noticed the lamps outside their windows.")
                    .page(3, "A third page says nothing of the sort.").build());
            writer.put(entry("copy", "A copy", "Lamps set the clocks of people in northern cities.").build());
            for (int i = 0; i < 40; i++) {
                writer.put(entry("noise" + i, "Noise " + i,
                        "People in cities sleep and wake by clocks number " + i + ", says the sample.")
                        .build());
            }
            writer.settle();
        }
        verifier = new Verifier(index);
    }

    @AfterAll
    void close() throws IOException {
        index.close();
    }

    private Verdict verify(String quote) throws IOException {
        return verifier.verify(quote, List.of());
    }

    private Verdict inLamps(String quote) throws IOException {
        return verifier.verify(quote, List.of(EntryBuilder.id("lamps")));
    }

    @Test
    void anExactQuotationIsFoundWhereverItStands() throws IOException {
        Verdict verdict = verify("“lamps set the clocks of people”");
        assertThat(verdict.kind()).isEqualTo(Kind.EXACT);
        assertThat(verdict.findings()).extracting(QuotationMatch::citation)
                .containsExactlyInAnyOrder("[doe2001, p. 1 ¶1]", "[A copy, ¶1]");
        assertThat(inLamps("lamps set the clocks").findings()).extracting(QuotationMatch::citation)
                .containsExactly("[doe2001, p. 1 ¶1]");
    }

    @Test
    void manyWordsOfWhichFewStandThereAreNotFound() throws IOException {
        assertThat(verify("the ".repeat(10_000)).kind()).isEqualTo(Kind.NOT_FOUND);
    }

    @Test
    void aTextThatIsTooLongToCompareIsRefused(@TempDir Path other) throws IOException {
        String text = "Owls hear mice below the snow. ".repeat(900);
        try (PassageIndex large = LuceneIndex.open(other, KeywordScoring.STANDARD)) {
            try (Writer writer = large.writer()) {
                writer.put(entry("long", "A long text", text).build());
                writer.settle();
            }
            assertThatThrownBy(() -> new Verifier(large).verify(text, List.of()))
                    .isInstanceOf(UserError.class).hasMessageContaining("5400 words");
        }
    }

    @Test
    void aWordThatIsWrittenApartElsewhereCountsAsSharedByBoth() {
        List<QuotedWord> text = WordSplitter.of("The line up of lamp posts was wellknown.");
        assertThat(Quotation.of("lineup lampposts well known").mayStandIn(text)).isTrue();
        assertThat(Quotation.of("lineup of sleeping birds nobody ever saw").mayStandIn(text)).isFalse();
    }

    @Test
    void anotherNumberIsNeverExact() throws IOException {
        Verdict verdict = verify("In our sample 24 % of the sleepers woke before dawn");
        assertThat(verdict.kind()).isEqualTo(Kind.NEAR);
        QuotationMatch finding = verdict.findings().getFirst();
        assertThat(finding.differences()).containsExactly(new Difference.Replaced("24", "42"));
        assertThat(finding.text()).isEqualTo("In our sample 42 % of the sleepers woke before dawn");
        assertThat(finding.similarity()).isBetween(0.89, 0.91);
        assertThat(finding.start()).isEqualTo(new PageSpot(2, 0));
    }

    @Test
    void aSentenceMayGoOnInTheNextPassage() throws IOException {
        Verdict verdict = verify("the remaining sleepers never noticed the lamps");
        assertThat(verdict.kind()).isEqualTo(Kind.EXACT);
        assertThat(verdict.findings()).extracting(QuotationMatch::citation)
                .containsExactly("[doe2001, p. 2 ¶1–2]");
    }

    @Test
    void piecesComeInOrder() throws IOException {
        Verdict verdict = verify("Lamps set the clocks […] never noticed the lamps ... nothing of the sort");
        assertThat(verdict.kind()).isEqualTo(Kind.EXACT);
        assertThat(verdict.findings().getFirst().text())
                .isEqualTo("Lamps set the clocks […] never noticed the lamps […] nothing of the sort");
        assertThat(verdict.findings().getFirst().citation()).isEqualTo("[doe2001, p. 1 ¶1–p. 3 ¶1]");
        assertThat(verify("never noticed the lamps outside … Lamps set the clocks of people").kind())
                .isNotEqualTo(Kind.EXACT);
    }

    @Test
    void wordsThatWereInsertedAndLeftOutAreNamed() throws IOException {
        List<Difference> differences = verify(
                "In our large sample 42 % of sleepers woke before dawn, and the remaining").findings()
                .getFirst().differences();
        assertThat(differences).containsExactly(new Difference.Inserted("large"),
                new Difference.Omitted("the"));
    }

    @Test
    void whatStandsNowhereIsNotFound() throws IOException {
        Verdict verdict = verify("The moon is made of cheese, say people in cities by their clocks");
        assertThat(verdict.kind()).isEqualTo(Kind.NOT_FOUND);
        assertThat(verdict.findings()).isEmpty();
        assertThat(verifier.verify("Lamps set the clocks of people", List.of(EntryBuilder.id("noise1")))
                .kind()).isEqualTo(Kind.NOT_FOUND);
    }

    @Test
    void aQuotationWithoutWordsIsRefused() {
        assertThatThrownBy(() -> verify("…")).isInstanceOf(UserError.class);
    }
}
