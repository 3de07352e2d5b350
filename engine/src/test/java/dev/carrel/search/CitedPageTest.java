package dev.carrel.search;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import dev.carrel.chunk.Chunker;
import dev.carrel.chunk.Chunking;
import dev.carrel.document.Document;
import dev.carrel.document.DocumentBuilder;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.Paragraph.Continuation;
import dev.carrel.document.Passage;
import dev.carrel.document.SectionKind;
import dev.carrel.document.origin.Origin;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.VectorLimit;
import dev.carrel.index.Writer;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.View;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.testing.Searches;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static dev.carrel.testing.EntryBuilder.entry;
import static org.assertj.core.api.Assertions.assertThat;

/// A hit cites the page where its sentence stands, not the one where its passage starts.
final class CitedPageTest {
    private static final String FIRST = "Corals bleach in warm water. The survey began in spring.";
    private static final String SECOND = "Divers went down at dawn, and they counted polyps. By moonlight they counted fish. ";

    private PassageIndex index;

    @BeforeEach
    void fill(@TempDir Path folder) throws IOException {
        index = LuceneIndex.open(folder, KeywordScoring.STANDARD);
        Document document = document();
        Origin origin = entry("reef.pdf").origin();
        List<Passage> passages = chunker(256).chunk(origin.id(), document);
        assertThat(passages).hasSize(1);
        try (Writer writer = index.writer()) {
            writer.put(new IndexEntry(origin, document, passages, List.of(), VectorLimit.NONE));
            writer.commit();
        }
    }

    @AfterEach
    void close() throws IOException {
        index.close();
    }

    private static Document document() {
        int turn = SECOND.indexOf("By moonlight");
        return new DocumentBuilder().pages(3).section(SectionKind.METHODS, List.of("Methods"))
                .paragraph(3, FIRST, List.of())
                .paragraph(3, SECOND, List.of(), List.of(new Continuation(4, 0, turn, List.of())))
                .paragraph(4, "Sharks were not counted at all.", List.of())
                .build(Metadata.of("Reefs", DocumentType.PAPER).build());
    }

    private static Chunker chunker(int tokens) {
        return new Chunker(text -> text.split("\\s+").length,
                new Chunking(tokens, 512, Chunking.Scope.FULL));
    }

    private Passage cited(String query) throws IOException {
        Search search = Searches.of(index, () -> {
            throw new IllegalStateException("words need no model");
        });
        return search.ask(query, SearchOptions.STANDARD.withMode(Mode.KEYWORD).withView(View.PASSAGES))
                .results()
                .getFirst().found()
                .passage();
    }

    @Test
    void theFirstSentenceIsOnThePageOfThePassage() throws IOException {
        assertThat(cited("corals")).extracting(Passage::page, Passage::paragraph).containsExactly(3, 0);
        assertThat(cited("polyps")).extracting(Passage::page, Passage::paragraph).containsExactly(3, 1);
    }

    @Test
    void aSentenceAfterThePageBreakIsOnTheNextPage() throws IOException {
        assertThat(cited("moonlight")).extracting(Passage::page, Passage::paragraph).containsExactly(4, 0);
        assertThat(cited("sharks")).extracting(Passage::page, Passage::paragraph).containsExactly(4, 1);
    }

    @Test
    void thePiecesOfALongParagraphKnowTheirPages() {
        String sentence = "The divers counted what they saw under the line and wrote it down. ";
        Document document = new DocumentBuilder().section(SectionKind.METHODS, List.of())
                .paragraph(1, sentence.repeat(6), List.of(),
                        List.of(new Continuation(2, 0, 3 * sentence.length(), List.of())))
                .build(Metadata.of("Reefs", DocumentType.PAPER).build());
        assertThat(chunker(28).chunk(entry("long").origin().id(), document))
                .extracting(Passage::page)
                .containsExactly(1, 1, 2);
    }
}
