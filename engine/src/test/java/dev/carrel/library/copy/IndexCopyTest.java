package dev.carrel.library.copy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;

import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.origin.Source;
import dev.carrel.document.reason.Reason;
import dev.carrel.document.work.CitationList;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.CitingSentence;
import dev.carrel.document.work.CitingText;
import dev.carrel.document.work.Relations;
import dev.carrel.document.work.Versions;
import dev.carrel.embed.Vector;
import dev.carrel.index.Failure;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.IndexFacts;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.RemovedDocument;
import dev.carrel.index.Snapshot;
import dev.carrel.index.Writer;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.QueryParser;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static dev.carrel.testing.EntryBuilder.entry;
import static dev.carrel.testing.EntryBuilder.id;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// Whether a copy through the port holds what the index holds, also after a try that was cut short.
final class IndexCopyTest {
    private static final IndexFacts FACTS = new IndexFacts("bge", "f00d", 2, 400);
    private static final Source FOLDER = Source.at(Source.Kind.FOLDER, "/papers");
    private static final Source LIST = Source.at(Source.Kind.CITATIONS, "/papers/citations.tsv");
    private static final int DOCUMENTS = 20;

    @TempDir
    private Path folder;
    private PassageIndex from;
    private PassageIndex to;

    @BeforeEach
    void fill() throws IOException {
        from = LuceneIndex.open(folder.resolve("from"), KeywordScoring.STANDARD);
        to = LuceneIndex.open(folder.resolve("to"), KeywordScoring.STANDARD);
        try (Writer writer = from.writer()) {
            writer.record(FACTS);
            writer.put(FOLDER);
            writer.put(LIST);
            for (int i = 0; i < DOCUMENTS; i++) {
                writer.put(document(i, "Lamps glow in the evening " + i + "."));
            }
            writer.put(entry("waiting", "Waits", "A lamp without a vector.").source(FOLDER.id()).build());
            writer.put(new Failure(entry("damaged").source(FOLDER.id()).origin(), new Reason.Empty()));
            writer.put(new RemovedDocument(entry("removed").source(FOLDER.id()).origin(), "Removed"));
            writer.put(new CitationList(LIST.id(), LIST.location(),
                    List.of(new CitationList.Citation("a", "b"))));
            writer.put(new Relations(7, citations(), new Versions(List.of(List.of(id("d1"), id("d2"))))));
            writer.put(new CitingText(id("d1"), FOLDER.id(), 9, List.of(new CitingSentence(
                    new PassageId(id("d1"), 0), id("d3"), "Lamps glow [1].", 2))));
            writer.put(new CitingText(id("d2"), FOLDER.id(), 10, List.of()));
            writer.commit();
            writer.settle();
        }
    }

    @AfterEach
    void close() throws IOException {
        from.close();
        to.close();
    }

    private static IndexEntry document(int number, String text) {
        return entry("d" + number, "Title " + number, text, "Second passage of " + number + ".")
                .source(FOLDER.id()).vectors(vector(number), vector(number + 90)).build();
    }

    private static Vector vector(double degrees) {
        double angle = Math.toRadians(degrees);
        return Vector.unit(new float[]{(float) Math.cos(angle), (float) Math.sin(angle)});
    }

    private static Citations citations() {
        long one = Citations.number(id("d1"));
        long other = Citations.number(id("d3"));
        boolean first = one < other;
        return new Citations(first ? new long[]{one, other} : new long[]{other, one},
                first ? new int[]{0, 1, 1} : new int[]{0, 0, 1}, new int[]{first ? 1 : 0}, new int[]{4},
                new double[]{0.5, 1.5}, 0.25);
    }

    private Copied copy(PassageIndex target) throws IOException {
        return copy(target, UnaryOperator.identity());
    }

    private Copied copy(PassageIndex target, UnaryOperator<Origin> placed) throws IOException {
        try (Snapshot snapshot = from.snapshot()) {
            return new IndexCopy(snapshot, from.facts(), placed, 4).into(target);
        }
    }

    @Test
    void aCopyHoldsAllThatTheIndexHolds() throws IOException {
        assertThat(copy(to)).isEqualTo(new Copied(DOCUMENTS + 1, 2 * DOCUMENTS + 1, 2 * DOCUMENTS, 0));
        assertSame();
    }

    private void assertSame() throws IOException {
        assertThat(to.facts()).isEqualTo(FACTS);
        try (Snapshot one = from.snapshot(); Snapshot other = to.snapshot()) {
            List<DocumentId> ids = new ArrayList<>();
            one.register().origins(origin -> ids.add(origin.id()));
            assertThat(other.stored().entries(ids)).isEqualTo(one.stored().entries(ids));
            assertThat(other.register().sources()).containsExactlyInAnyOrderElementsOf(
                    one.register().sources());
            assertThat(other.register().failures()).isEqualTo(one.register().failures());
            assertThat(other.register().removed()).isEqualTo(one.register().removed());
            assertThat(other.register().waiting()).isEqualTo(one.register().waiting());
            assertThat(other.relations().citations()).isEqualTo(one.relations().citations());
            assertThat(other.relations().versions()).isEqualTo(one.relations().versions());
            assertThat(other.relations().basis()).isEqualTo(one.relations().basis());
            assertThat(other.relations().citationLists()).isEqualTo(one.relations().citationLists());
            assertThat(other.relations().citingTexts()).isEqualTo(one.relations().citingTexts());
            assertThat(other.relations().sentences(ids)).isEqualTo(one.relations().sentences(ids));
            var query = QueryParser.parse("lamps in the evening 7");
            assertThat(other.retrieval().keyword(query, View.PASSAGES, 100))
                    .isEqualTo(one.retrieval().keyword(query, View.PASSAGES, 100));
            assertThat(other.retrieval().nearest(vector(33), query, View.PASSAGES, 100))
                    .isEqualTo(one.retrieval().nearest(vector(33), query, View.PASSAGES, 100));
        }
    }

    /// An index whose writer breaks down after some documents, as a disk or a cluster may.
    private record Breaking(PassageIndex whole, int after, AtomicInteger puts) implements PassageIndex {
        @Override
        public Snapshot snapshot() throws IOException {
            return whole.snapshot();
        }

        @Override
        public Writer writer() throws IOException {
            return new BreakingWriter(whole.writer(), after, puts);
        }

        @Override
        public IndexFacts facts() throws IOException {
            return whole.facts();
        }

        @Override
        public void close() throws IOException {
            whole.close();
        }
    }

    @Test
    void aCopyThatWasCutShortGoesOn() throws IOException {
        AtomicInteger puts = new AtomicInteger();
        assertThatThrownBy(() -> copy(new Breaking(to, 11, puts))).isInstanceOf(IOException.class);
        AtomicInteger rest = new AtomicInteger();
        Copied copied = copy(new Breaking(to, Integer.MAX_VALUE, rest));
        assertThat(copied.before()).isBetween(1, 11);
        assertThat(rest.get()).isEqualTo(DOCUMENTS + 1 - copied.before());
        assertSame();
        assertThat(copy(to).before()).isEqualTo(DOCUMENTS + 1);
        assertSame();
    }

    @Test
    void whatHasChangedSinceTheFirstTryIsBroughtUpToDate() throws IOException {
        copy(to);
        try (Writer writer = from.writer()) {
            writer.remove(id("d4"));
            writer.removeSource(LIST.id());
            writer.put(entry("d5", "Title", "One passage now.").source(FOLDER.id()).vectors(vector(3))
                    .build());
            writer.put(document(DOCUMENTS, "A new one."));
            writer.commit();
            writer.settle();
        }
        assertThat(copy(to).before()).isEqualTo(DOCUMENTS - 1);
        assertSame();
    }

    @Test
    void filesMayBeElsewhereForTheCopy() throws IOException {
        UnaryOperator<Origin> moved = origin -> new Origin(origin.id(), origin.source(), origin.key(),
                "/elsewhere/" + origin.path(), origin.fingerprint(), origin.added());
        copy(to, moved);
        assertThat(copy(to, moved).before()).isEqualTo(DOCUMENTS + 1);
        try (Snapshot other = to.snapshot()) {
            assertThat(other.stored().entry(id("d1")).orElseThrow().origin().path())
                    .startsWith("/elsewhere/");
            assertThat(other.register().failures().getFirst().origin().path()).startsWith("/elsewhere/");
        }
    }

    @Test
    void vectorsOfTwoModelsAreNotMixed() throws IOException {
        copy(to);
        try (Writer writer = from.writer()) {
            writer.record(new IndexFacts("other", "beef", 2, 400));
            writer.commit();
        }
        assertThatThrownBy(() -> copy(to)).isInstanceOf(UserError.class)
                .hasMessageContaining("the model bge").hasMessageContaining("other");
    }
}
