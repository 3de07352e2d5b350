package dev.carrel.search.said;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.CitingSentence;
import dev.carrel.document.work.CitingText;
import dev.carrel.document.work.Relations;
import dev.carrel.document.work.Versions;
import dev.carrel.embed.Embedder;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Writer;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.query.QueryRemark;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.testing.EntryBuilder;
import dev.carrel.testing.TestModels;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static dev.carrel.testing.EntryBuilder.entry;
import static dev.carrel.testing.EntryBuilder.id;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// Which works a library says something about, in the real index and with the real model.
final class SaidSearchTest {
    private static final Embedder MODEL = TestModels.bge();
    private static final String AWAKE = "Reading on a screen keeps people awake at night [1].";
    private static final String CRUST = "The crust of a loaf turns dark in a hot oven [2].";

    @TempDir
    private Path folder;
    private PassageIndex index;

    @BeforeEach
    void open() throws IOException {
        index = LuceneIndex.open(folder, KeywordScoring.STANDARD);
    }

    @AfterEach
    void close() throws IOException {
        index.close();
    }

    private static IndexEntry embedded(IndexEntry entry) {
        return entry.with(entry.passages().stream().map(each -> MODEL.passage(each.text())).toList());
    }

    private static List<EntryBuilder> documents() {
        return List.of(entry("lamps", "Field study A").metadata(more -> more.year(2001)),
                entry("bread", "Field study B").metadata(more -> more.year(2010)),
                entry("review", "Review", AWAKE, CRUST), entry("copy", "Review", AWAKE, CRUST));
    }

    private void fill(boolean withVectors, List<CitingSentence> sentences, Versions versions)
            throws IOException {
        try (Writer writer = index.writer()) {
            for (EntryBuilder each : documents()) {
                IndexEntry entry = each.text("Text of it.").build();
                writer.put(withVectors ? embedded(entry) : entry);
            }
            for (DocumentId citing : List.of(id("review"), id("copy"))) {
                writer.put(new CitingText(citing, "test", 1,
                        sentences.stream().filter(each -> each.citing().equals(citing)).toList()));
            }
            writer.put(new Relations(1, citations(id("review"), id("copy")), versions));
            writer.commit();
        }
    }

    /// Each of these documents cites itself, which is enough to be known as one that cites.
    private static Citations citations(DocumentId... citing) {
        long[] ids = Arrays.stream(citing).mapToLong(Citations::number).sorted().toArray();
        return new Citations(ids, IntStream.rangeClosed(0, ids.length).toArray(),
                IntStream.range(0, ids.length).toArray(), new int[ids.length], new double[ids.length], 0);
    }

    private static CitingSentence said(String citing, int passage, String cited, String text) {
        return new CitingSentence(new PassageId(id(citing), passage), id(cited), text, 7);
    }

    private static List<CitingSentence> both() {
        return List.of(said("review", 0, "lamps", AWAKE), said("review", 1, "bread", CRUST));
    }

    private SaidAnswer ask(String query, Mode mode) throws IOException {
        return new SaidSearch(index::snapshot, () -> MODEL, LuceneIndex.terms()).ask(query,
                SearchOptions.STANDARD.withMode(mode));
    }

    private static List<DocumentId> works(SaidAnswer answer) {
        return answer.results().stream().map(work -> work.found().origin().id()).toList();
    }

    @Test
    void aWorkIsFoundByTheMeaningOfWhatIsSaid() throws IOException {
        fill(true, both(), Versions.NONE);
        SaidAnswer answer = ask("insomnia", Mode.HYBRID);
        assertThat(answer.mode()).isEqualTo(Mode.HYBRID);
        assertThat(works(answer)).containsExactly(id("lamps"), id("bread"));
        SaidAnswer.Said first = answer.results().getFirst().sentences().getFirst();
        assertThat(first.sentence()).isEqualTo(said("review", 0, "lamps", AWAKE));
        assertThat(first.citing().origin().id()).isEqualTo(id("review"));
        assertThat(first.words()).isZero();
        assertThat(first.similarity()).isCloseTo(MODEL.passage(AWAKE).similarity(MODEL.query("insomnia")),
                Offset.offset(1e-6));
    }

    @Test
    void wordsAndMeaningCountTogether() throws IOException {
        fill(true, both(), Versions.NONE);
        SaidAnswer answer = ask("oven crust", Mode.HYBRID);
        assertThat(works(answer)).startsWith(id("bread"));
        SaidAnswer.Said said = answer.results().getFirst().sentences().getFirst();
        assertThat(said.words()).isEqualTo(1);
        assertThat(said.score()).isBetween(said.similarity(), 1.0);
        assertThat(works(ask("oven crust", Mode.KEYWORD))).containsExactly(id("bread"));
        assertThat(works(ask("oven crust", Mode.SEMANTIC))).containsExactly(id("bread"), id("lamps"));
    }

    @Test
    void withoutVectorsItIsFoundByWords() throws IOException {
        fill(false, both(), Versions.NONE);
        SaidAnswer answer = ask("awake readers", Mode.HYBRID);
        assertThat(answer.mode()).isEqualTo(Mode.KEYWORD);
        assertThat(works(answer)).containsExactly(id("lamps"));
        assertThat(answer.results().getFirst().sentences().getFirst().similarity()).isNull();
        assertThat(answer.results().getFirst().score()).isStrictlyBetween(0.0, 1.0);
        assertThat(ask("insomnia", Mode.HYBRID).results()).isEmpty();
    }

    @Test
    void whoeverIsAwayIsDoneWithout() throws IOException {
        fill(true, both(), Versions.NONE);
        SaidAnswer answer = new SaidSearch(index::snapshot, () -> {
            throw UserError.away("Nobody answers.", "Wait.");
        }, LuceneIndex.terms()).ask("awake", SearchOptions.STANDARD);
        assertThat(answer.mode()).isEqualTo(Mode.KEYWORD);
        assertThat(answer.remarks()).extracting(QueryRemark::kind)
                .containsExactly(QueryRemark.Kind.MODEL_AWAY);
        assertThat(works(answer)).containsExactly(id("lamps"));
    }

    @Test
    void aWorkCountsByItsBestSentenceAndIsGivenTheFirstOnes() throws IOException {
        List<CitingSentence> many = new ArrayList<>(both());
        IntStream.range(0, 9)
                .mapToObj(i -> said("review", 1, "bread", "It is awake, says number " + i + " [2]."))
                .forEach(many::add);
        fill(true, many, Versions.NONE);
        SaidAnswer answer = ask("keeps people awake at night", Mode.HYBRID);
        assertThat(works(answer)).containsExactly(id("lamps"), id("bread"));
        SaidAnswer.Work bread = answer.results().getLast();
        assertThat(bread.sentences()).hasSize(5);
        assertThat(bread.score()).isEqualTo(bread.sentences().getFirst().score());
    }

    @Test
    void whatTwoVersionsOfADocumentSayIsSaidOnce() throws IOException {
        fill(true, List.of(said("review", 0, "lamps", AWAKE), said("copy", 0, "lamps", AWAKE)),
                new Versions(List.of(List.of(id("review"), id("copy")))));
        assertThat(ask("awake", Mode.HYBRID).results()).singleElement()
                .satisfies(work -> assertThat(work.sentences()).hasSize(1));
    }

    @Test
    void conditionsAreAboutTheCitedWorks() throws IOException {
        fill(true, both(), Versions.NONE);
        assertThat(works(ask("awake year:2010", Mode.HYBRID))).containsExactly(id("bread"));
        assertThat(works(ask("awake -year:2010", Mode.HYBRID))).containsExactly(id("lamps"));
        assertThat(works(ask("awake (year:1999 OR year:2001)", Mode.KEYWORD))).containsExactly(id("lamps"));
        assertThat(ask("awake year:1900", Mode.HYBRID).results()).isEmpty();
        assertThatThrownBy(() -> ask("year:2010", Mode.HYBRID)).isInstanceOf(UserError.class)
                .hasMessageContaining("no words");
    }

    @Test
    void quotationMarksAreWordsAndThatIsSaid() throws IOException {
        fill(true, both(), Versions.NONE);
        SaidAnswer answer = ask("\"awake people\"", Mode.KEYWORD);
        assertThat(works(answer)).containsExactly(id("lamps"));
        assertThat(answer.remarks()).extracting(QueryRemark::kind)
                .containsExactly(QueryRemark.Kind.PLAIN_WORDS);
        assertThat(ask("awake people", Mode.KEYWORD).remarks()).isEmpty();
    }

    @Test
    void anEmptyLibrarySaysNothing() throws IOException {
        assertThat(ask("anything", Mode.HYBRID).results()).isEmpty();
    }
}
