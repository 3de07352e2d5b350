package dev.carrel.index;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.document.Reference;
import dev.carrel.document.bibliography.BibliographyEntry;
import dev.carrel.document.bibliography.BibliographyVocabulary;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.Year;
import dev.carrel.document.origin.Source;
import dev.carrel.document.work.CitationList;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.CitingSentence;
import dev.carrel.document.work.CitingText;
import dev.carrel.document.work.Relations;
import dev.carrel.document.work.Versions;
import dev.carrel.document.work.WorkIdentity;
import dev.carrel.index.retrieval.CitingRetrieval;
import dev.carrel.ranking.query.Query;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.testing.EntryBuilder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static dev.carrel.testing.EntryBuilder.entry;
import static org.assertj.core.api.Assertions.assertThat;

/// What any index must keep of how documents are related.
public abstract class RelationsContract {
    private static final DocumentId A = EntryBuilder.id("a");
    private static final DocumentId B = EntryBuilder.id("b");
    private static final DocumentId C = EntryBuilder.id("c");

    @TempDir
    protected Path folder;
    protected PassageIndex index;

    protected abstract PassageIndex open(Path in) throws IOException;

    @BeforeEach
    void openTheIndex() throws IOException {
        index = open(folder.resolve("index"));
    }

    @AfterEach
    void closeTheIndex() throws IOException {
        index.close();
    }

    @FunctionalInterface
    private interface Change {
        void with(Writer writer) throws IOException;
    }

    private void write(Change change) throws IOException {
        try (Writer writer = index.writer()) {
            change.with(writer);
            writer.commit();
        }
    }

    private static Reference reference(int number) {
        return new Reference("[" + number + "] as printed", "key" + number, new Doi("10.1000/" + number),
                "Title ".repeat(20) + number,
                List.of("A. One", "B. Two"), new Year(1900 + number % 100));
    }

    private static Reference withoutText(Reference reference) {
        return new Reference("", reference.key(), reference.doi(), reference.title(), reference.authors(),
                reference.year());
    }

    @Test
    void anEmptyLibraryHasNoRelations() throws IOException {
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.relations().citations().isEmpty()).isTrue();
            assertThat(snapshot.relations().versions()).isEqualTo(Versions.NONE);
            assertThat(snapshot.relations().basis()).isZero();
            assertThat(snapshot.relations().citationLists()).isEmpty();
        }
    }

    @Test
    void whatADocumentIsRecognisedByComesBack() throws IOException {
        EntryBuilder built = entry("a", "On sleep", "Sleep is good.").metadata(
                more -> more.authors(List.of("A. Raman", "B. Two")).year(2001).doi(new Doi("10.1000/1"))
                        .citekey("raman01")
                        .url("https://example.org/a"));
        write(writer -> writer.put(built.build()));
        List<WorkIdentity> works = new ArrayList<>();
        try (Snapshot snapshot = index.snapshot()) {
            snapshot.relations().works(works::add);
            assertThat(snapshot.stored().summaries(List.of(B, A)))
                    .containsExactly(
                            new DocumentSummary(built.build().document().metadata(), built.origin()));
        }
        assertThat(works).containsExactly(WorkIdentity.of(built.origin(), built.build().document()));
    }

    @Test
    void aPassageTellsWhatAllVersionsOfItsWorkTell() throws IOException {
        EntryBuilder file = entry("a", "gki757 4433..4442", "Lamps keep people awake.");
        EntryBuilder cited = entry("b", "Lamps and sleep", "Lamps.")
                .metadata(more -> more.citekey("raman01").tags(List.of("toread"))
                        .entry(new BibliographyEntry(BibliographyVocabulary.BIBTEX, "article", List.of(),
                                List.of())));
        write(writer -> {
            writer.put(file.build());
            writer.put(cited.build());
            writer.put(new Relations(1, Citations.NONE, new Versions(List.of(List.of(A, B)))));
        });
        try (Snapshot snapshot = index.snapshot()) {
            FoundPassage found = snapshot.stored().passages(List.of(new PassageId(A, 0))).getFirst();
            assertThat(found.metadata().title()).isEqualTo("Lamps and sleep");
            assertThat(found.metadata().citekey()).isEqualTo("raman01");
            assertThat(found.metadata().tags()).containsExactly("toread");
            assertThat(found.origin()).isEqualTo(file.origin());
            assertThat(found.versions()).extracting(DocumentSummary::origin).containsExactly(cited.origin());
        }
    }

    @Test
    void aLongListOfReferencesIsKeptWhole() throws IOException {
        List<Reference> many = IntStream.range(0, 2_000).mapToObj(RelationsContract::reference).toList();
        write(writer -> writer
                .put(entry("a", "Review", "Text.").document(to -> many.forEach(to::reference)).build()));
        List<Reference> kept = new ArrayList<>();
        try (Snapshot snapshot = index.snapshot()) {
            snapshot.relations().references((citing, number, reference) -> {
                assertThat(citing).isEqualTo(A);
                assertThat(number).isEqualTo(kept.size());
                kept.add(reference);
            });
        }
        assertThat(kept.stream().map(RelationsContract::withoutText).toList())
                .isEqualTo(many.stream().map(RelationsContract::withoutText).toList());
    }

    @Test
    void aDocumentTakesItsReferencesAlong() throws IOException {
        EntryBuilder cites = entry("a", "A", "Text.").document(to -> to.reference(reference(1)));
        write(writer -> writer.put(cites.build()));
        write(writer -> writer.put(cites.build()));
        assertThat(references()).isEqualTo(1);
        write(writer -> writer.remove(A));
        assertThat(references()).isZero();
    }

    private int references() throws IOException {
        int[] count = {0};
        try (Snapshot snapshot = index.snapshot()) {
            snapshot.relations().references((_, _, _) -> count[0]++);
        }
        return count[0];
    }

    @Test
    void relationsReplaceThoseBefore() throws IOException {
        long[] ids = {Math.min(Citations.number(A), Citations.number(B)),
                Math.max(Citations.number(A), Citations.number(B))};
        Citations citations = new Citations(ids, new int[]{0, 1, 1}, new int[]{1}, new int[]{4},
                new double[]{0.5, 1.5}, 0.25);
        Relations relations = new Relations(7, citations, new Versions(List.of(List.of(A, B))));
        write(writer -> writer.put(new Relations(1, Citations.NONE, Versions.NONE)));
        write(writer -> writer.put(relations));
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(new Relations(snapshot.relations().basis(), snapshot.relations().citations(),
                    snapshot.relations().versions()))
                    .isEqualTo(relations);
            assertThat(snapshot.census().statistics().documents()).isZero();
            DocumentId citing = Citations.id(ids[0]);
            assertThat(snapshot.relations().citations().cited(citing, 4)).contains(Citations.id(ids[1]));
            assertThat(snapshot.relations().citations().citedBy(Citations.id(ids[1])))
                    .containsExactly(citing);
            assertThat(snapshot.relations().citations().rank(EntryBuilder.id("other"))).hasValue(0.25);
        }
    }

    @Test
    void aListOfCitationsGoesWithItsSource() throws IOException {
        Source source = Source.at(Source.Kind.CITATIONS, "/papers/citations.tsv");
        CitationList list = new CitationList(source.id(), source.location(),
                List.of(new CitationList.Citation("a", "b"), new CitationList.Citation("日本", "b")));
        write(writer -> {
            writer.put(source);
            writer.put(new CitationList(source.id(), source.location(), List.of()));
            writer.put(list);
        });
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.relations().citationLists()).containsExactly(list);
        }
        write(writer -> writer.removeSource(source.id()));
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.relations().citationLists()).isEmpty();
            assertThat(snapshot.register().sources()).isEmpty();
        }
    }

    private static CitingText text(long basis, String... sentences) {
        return new CitingText(A, EntryBuilder.entry("a", "A", "T").origin().source(), basis,
                IntStream.range(0, sentences.length)
                        .mapToObj(i -> new CitingSentence(new PassageId(A, i), B, sentences[i],
                                i == 0 ? null : i))
                        .toList());
    }

    private List<CitingSentence> said(DocumentId cited) throws IOException {
        try (Snapshot snapshot = index.snapshot()) {
            return snapshot.relations().sentences(List.of(cited));
        }
    }

    private Map<DocumentId, Long> texts() throws IOException {
        try (Snapshot snapshot = index.snapshot()) {
            return snapshot.relations().citingTexts();
        }
    }

    @Test
    void whatOthersSayAboutADocumentComesBackInItsOrder() throws IOException {
        assertThat(said(B)).isEmpty();
        assertThat(texts()).isEmpty();
        CitingText text = text(7, "Lamps glow [1].", "Lamps “glüht” 日本 [1].");
        write(writer -> writer.put(text));
        assertThat(said(B)).isEqualTo(text.sentences());
        assertThat(said(A)).isEmpty();
        assertThat(texts()).containsExactly(Map.entry(A, 7L));
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.census().statistics().documents()).isZero();
            assertThat(snapshot.census().statistics().passages()).isZero();
        }
    }

    @Test
    void whatADocumentSaysReplacesWhatItSaid() throws IOException {
        write(writer -> writer.put(text(1, "Old [1].", "Older [1].")));
        write(writer -> writer.put(text(2, "New [1].")));
        assertThat(said(B)).extracting(CitingSentence::text).containsExactly("New [1].");
        write(writer -> writer.put(text(3)));
        assertThat(said(B)).isEmpty();
        assertThat(texts()).containsExactly(Map.entry(A, 3L));
    }

    @Test
    void whatADocumentSaysStaysWhenItGetsItsVectorsAndGoesWithIt() throws IOException {
        EntryBuilder citing = entry("a", "A", "Lamps glow.");
        write(writer -> {
            writer.put(citing.build());
            writer.put(text(1, "Lamps glow [1]."));
        });
        write(writer -> writer.put(citing.build()));
        assertThat(said(B)).hasSize(1);
        write(writer -> writer.remove(A));
        assertThat(said(B)).isEmpty();
        assertThat(texts()).isEmpty();
    }

    @Test
    void whatADocumentSaysGoesWithItsSource() throws IOException {
        write(writer -> writer.put(text(1, "Lamps glow [1].")));
        write(writer -> writer.removeSource(entry("a", "A", "T").origin().source()));
        assertThat(said(B)).isEmpty();
        assertThat(texts()).isEmpty();
    }

    private static CitingText about(DocumentId citing, DocumentId cited, String... sentences) {
        return new CitingText(citing, EntryBuilder.entry("a", "A", "T").origin().source(), 1,
                IntStream.range(0, sentences.length)
                        .mapToObj(
                                i -> new CitingSentence(new PassageId(citing, i), cited, sentences[i], i + 1))
                        .toList());
    }

    private List<String> saying(String query, int most) throws IOException {
        try (Snapshot snapshot = index.snapshot()) {
            return texts(snapshot.citing().sentences(QueryParser.parse(query), most));
        }
    }

    private static List<String> texts(List<CitingSentence> sentences) {
        return sentences.stream().map(CitingSentence::text).toList();
    }

    @Test
    void whatIsSaidIsFoundByItsWordsBestFirst() throws IOException {
        CitingText first = about(A, B, "A lamp is seen [1].", "Bright lamps keep people awake at night [1].");
        write(writer -> {
            writer.put(first);
            writer.put(about(C, A, "Bread is baked [2]."));
        });
        assertThat(saying("lamp awake", 10)).containsExactly("Bright lamps keep people awake at night [1].",
                "A lamp is seen [1].");
        assertThat(saying("lamp awake", 1)).containsExactly("Bright lamps keep people awake at night [1].");
        assertThat(saying("zeppelin", 10)).isEmpty();
        assertThat(saying("", 10)).isEmpty();
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.citing().sentences(QueryParser.parse("seen"), 10))
                    .containsExactly(first.sentences().getFirst());
        }
    }

    @Test
    void theSentencesOfSomeDocumentsAreFoundWhateverTheirWords() throws IOException {
        CitingText of = about(A, B, "Lamps glow [1].", "Owls hunt [1].");
        write(writer -> {
            writer.put(of);
            writer.put(about(C, B, "Bread is baked [2]."));
            writer.put(about(B, A));
        });
        try (Snapshot snapshot = index.snapshot()) {
            CitingRetrieval citing = snapshot.citing();
            Query query = QueryParser.parse("zeppelin");
            assertThat(citing.sentences(List.of(A, EntryBuilder.id("absent")), query))
                    .isEqualTo(of.sentences());
            assertThat(texts(citing.sentences(List.of(C, A), query))).containsExactlyInAnyOrder(
                    "Lamps glow [1].", "Owls hunt [1].", "Bread is baked [2].");
            assertThat(citing.sentences(List.of(B), query)).isEmpty();
            assertThat(citing.sentences(List.of(), query)).isEmpty();
        }
    }

    @Test
    void whatIsSaidIsFoundOfThoseWorksThatFulfilTheConditions() throws IOException {
        DocumentId version = EntryBuilder.id("d");
        write(writer -> {
            writer.put(entry("b", "Lamps", "Text.").metadata(more -> more.year(2001)).build());
            writer.put(entry("d", "Lamps", "Text.").metadata(more -> more.tags(List.of("toread"))).build());
            writer.put(entry("c", "Owls", "Text.").metadata(more -> more.year(2010)).build());
            writer.put(about(A, B, "Lamps glow [1]."));
            writer.put(about(B, C, "Owls and lamps [1]."));
            writer.put(new Relations(1, Citations.NONE, new Versions(List.of(List.of(B, version)))));
        });
        assertThat(saying("lamps", 10)).hasSize(2);
        assertThat(saying("lamps year:2010", 10)).containsExactly("Owls and lamps [1].");
        assertThat(saying("lamps title:owls", 10)).containsExactly("Owls and lamps [1].");
        assertThat(saying("lamps -year:2010", 10)).containsExactly("Lamps glow [1].");
        assertThat(saying("lamps tag:toread", 10)).as("as another version of the work does")
                .containsExactly("Lamps glow [1].");
        assertThat(saying("lamps year:1900", 10)).isEmpty();
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(texts(snapshot.citing().sentences(List.of(A, B), QueryParser.parse("year:2001"))))
                    .containsExactly("Lamps glow [1].");
        }
    }
}
