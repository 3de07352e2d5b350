package dev.carrel.chunk;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import dev.carrel.chunk.Chunking.Scope;
import dev.carrel.document.Caption;
import dev.carrel.document.Document;
import dev.carrel.document.DocumentBuilder;
import dev.carrel.document.DocumentId;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.Passage;
import dev.carrel.document.SectionKind;
import dev.carrel.embed.Embedder;
import dev.carrel.testing.RandomText;
import dev.carrel.testing.Randomized;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

@ExtendWith(Randomized.class)
final class ChunkerTest {
    private static final DocumentId ID = DocumentId.of("test");
    private static final Embedder MODEL = TestModels.bge();

    private static Chunking upTo(int tokens) {
        return new Chunking(tokens, MODEL.room(), Scope.FULL);
    }

    private static Chunker chunker(Chunking chunking) {
        return new Chunker(MODEL::tokens, chunking);
    }

    private static List<Passage> chunk(Document document, Chunking chunking) {
        List<Passage> chunks = chunker(chunking).chunk(ID, document);
        WholeText.check(document, chunks, chunker(chunking), MODEL::tokens, chunking.room());
        return chunks;
    }

    private static Metadata titled(String title) {
        return Metadata.of(title, DocumentType.DOCUMENTATION).build();
    }

    private static Document document(String title, String... paragraphs) {
        DocumentBuilder builder = new DocumentBuilder();
        for (String paragraph : paragraphs) {
            builder.paragraph(paragraph);
        }
        return builder.build(titled(title));
    }

    private static String words(int count) {
        return "word ".repeat(count).strip();
    }

    @Test
    void paragraphsAreGatheredUpToTheCeiling() {
        Document document = document("T", words(40), words(40), words(40), words(10));
        assertThat(chunk(document, upTo(100))).extracting(Passage::text)
                .containsExactly(words(40) + "\n\n" + words(40), words(40) + "\n\n" + words(10));
    }

    @Test
    void aShortDocumentIsNotCut() {
        Chunking chunking = new Chunking(100, 200, MODEL.room(), Scope.FULL);
        assertThat(chunk(document("T", words(90), words(60), words(40)), chunking))
                .extracting(Passage::text)
                .containsExactly(words(90) + "\n\n" + words(60) + "\n\n" + words(40));
        assertThat(chunk(document("T", words(180)), chunking)).hasSize(1);
        assertThat(chunk(document("T", words(90), words(60), words(60)), chunking)).hasSize(3);
    }

    @Test
    void theTitleTakesItsRoomFromAShortDocumentToo() {
        Chunking chunking = new Chunking(50, 500, 100, Scope.FULL);
        assertThat(chunk(document(words(20), words(70)), chunking)).hasSize(1);
        assertThat(chunk(document(words(20), words(85)), chunking)).hasSize(2);
    }

    @Test
    void aPassageStandsUnderAllHeadingsThatHoldWhereItStarts() {
        Document document = new DocumentBuilder().section(SectionKind.CONTENT, List.of("A", "B"))
                .paragraph(words(40)).under(List.of("C")).paragraph("C").paragraph(words(40))
                .under(List.of("C", "D")).paragraph("D").paragraph(words(40))
                .section(SectionKind.CONTENT, List.of("E")).paragraph(words(40)).build(titled("T"));
        assertThat(chunk(document, upTo(50))).extracting(Passage::heading).containsExactly(
                List.of("A", "B"), List.of("A", "B", "C"), List.of("A", "B", "C", "D"), List.of("E"));
    }

    @Test
    void aPassageSaysWhereItStarts() {
        Document document = new DocumentBuilder().paragraph(1, words(40), List.of())
                .paragraph(1, words(40), List.of()).paragraph(2, words(40), List.of())
                .paragraph(2, words(40), List.of()).build(titled("T"));
        List<Passage> passages = chunk(document, upTo(50));
        assertThat(passages).extracting(Passage::page).containsExactly(1, 1, 2, 2);
        assertThat(passages).extracting(Passage::paragraph).containsExactly(0, 1, 0, 1);
        assertThat(passages).extracting(passage -> passage.id().ordinal()).containsExactly(0, 1, 2, 3);
    }

    @Test
    void aPassageNeverCrossesASection() {
        Document document = new DocumentBuilder().section(SectionKind.METHODS, List.of("Methods"))
                .paragraph("One.").section(SectionKind.FINDINGS, List.of("Results")).paragraph("Two.")
                .build(titled("T"));
        assertThat(chunk(document, upTo(256))).extracting(Passage::kind)
                .containsExactly(SectionKind.METHODS, SectionKind.FINDINGS);
    }

    @Test
    void aParagraphThatIsTooLongIsCutAtSentenceEnds() {
        String sentence = "The quick brown fox jumps over the lazy dog again. ";
        List<Passage> passages = chunk(document("T", sentence.repeat(20).strip()), upTo(50));
        assertThat(passages).hasSizeGreaterThan(3)
                .allSatisfy(passage -> assertThat(passage.text()).startsWith("The").endsWith("again."));
    }

    @Test
    void codeIsCutAtLineEnds() {
        String code = "value = compute(first, second)\n".repeat(40).strip();
        assertThat(chunk(document("T", code), upTo(60))).hasSizeGreaterThan(3)
                .allSatisfy(passage -> assertThat(passage.text()).startsWith("value").endsWith(")"));
    }

    @Test
    void theTitleTakesItsPartOfTheRoom() {
        int room = MODEL.room();
        Document document = document(words(100), words(room), words(room));
        Chunking chunking = new Chunking(room, room, Scope.FULL);
        assertThat(chunk(document, chunking))
                .allSatisfy(passage -> assertThat(MODEL.tokens(passage.text())).isLessThanOrEqualTo(
                        room - 100));
    }

    @Test
    void aTitleAsLongAsAPageLeavesRoomForTheText() {
        Document document = document("Entitled " + words(5_000), words(700));
        Chunking chunking = upTo(256);
        List<Passage> chunks = chunk(document, chunking);
        assertThat(chunks).hasSizeLessThan(5);
        assertThat(chunker(chunking).embedded(document, chunks.getFirst())).startsWith("Entitled");
    }

    @Test
    void aTitleOfOneGiantWordIsSurvived() {
        chunk(document("x-".repeat(4_000), words(10)), upTo(256));
        chunk(document("😀".repeat(4_001), words(10)), upTo(256));
        chunk(document("", words(10)), upTo(256));
    }

    @Test
    void theTitleIsEmbeddedWithEachPassage() {
        Document document = document("Graphs", "Nodes and edges.");
        List<Passage> chunks = chunk(document, upTo(256));
        assertThat(chunker(upTo(256)).embedded(document, chunks.getFirst()))
                .isEqualTo("Graphs\nNodes and edges.");
    }

    @Test
    void aDocumentWithoutTextIsItsTitle() {
        Document document = new DocumentBuilder().build(titled("Only a title")).completed();
        List<Passage> chunks = chunk(document, upTo(256));
        assertThat(chunks).extracting(Passage::text).containsExactly("Only a title");
        assertThat(chunks).extracting(Passage::kind).containsExactly(SectionKind.SUMMARY);
        assertThat(chunker(upTo(256)).embedded(document, chunks.getFirst()))
                .as("not twice the title").isEqualTo("Only a title");
    }

    @Test
    void aSummaryThatOnlyTheMetadataTellsComesFirst() {
        Document document = new DocumentBuilder().section(SectionKind.METHODS, List.of("Methods"))
                .paragraph(3, "We did.", List.of()).caption(new Caption("Figure 1", "A figure.", 2))
                .build(Metadata.of("T", DocumentType.PAPER).summary("In short.").build()).completed();
        assertThat(chunk(document, upTo(256))).extracting(Passage::text)
                .containsExactly("In short.", "We did.", "A figure.");
        assertThat(document.completed()).as("completed again").isEqualTo(document);
    }

    @Test
    void onlyAbstractsAreTakenWhenOnlyAbstractsAreWanted() {
        Document document = new DocumentBuilder().section(SectionKind.SUMMARY, List.of("Abstract"))
                .paragraph("In short.").section(SectionKind.METHODS, List.of("Methods"))
                .paragraph("At length.")
                .build(titled("T"));
        Chunking abstracts = new Chunking(256, MODEL.room(), Scope.ABSTRACT);
        assertThat(chunker(abstracts).chunk(ID, document)).extracting(Passage::text)
                .containsExactly("In short.");
    }

    @Test
    void nothingIsLeftOutHoweverLong() {
        DocumentBuilder builder = new DocumentBuilder();
        for (int i = 0; i < 1_000; i++) {
            builder.section(SectionKind.CONTENT, List.of("Part " + i)).paragraph("Text " + i + ".");
        }
        assertThat(chunk(builder.build(titled("T")), upTo(256))).hasSize(1_000).last()
                .extracting(Passage::text).isEqualTo("Text 999.");
    }

    @Test
    void sizesThatCannotWorkAreRefused() {
        assertThatThrownBy(() -> new Chunking(15, 500, Scope.FULL))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("15");
        assertThatThrownBy(() -> new Chunking(100, 63, Scope.FULL))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("63");
    }

    @RepeatedTest(12)
    void nothingIsLostOrCutOffWhateverTheTextIs(Random random) {
        RandomText text = new RandomText(random);
        DocumentBuilder builder = new DocumentBuilder();
        for (int i = 0; i < 1 + random.nextInt(4); i++) {
            builder.section(random.nextBoolean() ? SectionKind.CONTENT : SectionKind.METHODS,
                    List.of(text.sentence(3)));
            for (int j = 0; j < random.nextInt(8); j++) {
                builder.paragraph(text.paragraph());
            }
        }
        String title = random.nextInt(4) == 0 ? text.paragraph() : text.sentence(8);
        Document document = builder.build(titled(title)).completed();
        int room = random.nextBoolean() ? MODEL.room() : 64 + random.nextInt(200);
        chunk(document, new Chunking(16 + random.nextInt(room), room, Scope.FULL));
    }

    @Test
    void aWordOfAnyLengthFitsWhereverItIsCut(Random random) {
        RandomText text = new RandomText(random);
        List<String> words = new ArrayList<>();
        for (int i = 0; i < 400; i++) {
            words.add(random.nextBoolean() ? text.letters(60 + random.nextInt(41)) : text.signs(80));
        }
        chunk(document("T", words.toArray(String[]::new)), new Chunking(64, 64, Scope.FULL));
    }
}
