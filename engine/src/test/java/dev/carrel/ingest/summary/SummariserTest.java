package dev.carrel.ingest.summary;

import java.util.List;
import java.util.stream.IntStream;

import dev.carrel.document.Document;
import dev.carrel.document.DocumentBuilder;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.SectionKind;
import dev.carrel.testing.CountingEmbedder;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class SummariserTest {
    private static final List<String> SENTENCES = List.of(
            "Bees find their way by the sun and remember landmarks near the hive.",
            "A bee that has found flowers tells the others where they are by dancing.",
            "My neighbour painted his garage door green last Tuesday afternoon.",
            "The dance of a bee shows the direction and the distance of the flowers.",
            "Other bees follow the dance and then fly to the flowers themselves.",
            "The stock market closed a little lower than on the day before.",
            "Karl von Frisch found out what the dance of the bees means.",
            "Bees see ultraviolet light, which shows them the middle of flowers.");

    private final CountingEmbedder embedder = new CountingEmbedder(TestModels.bge());
    private final Summariser summariser = new Summariser(embedder);

    private static Document document(List<String> paragraphs) {
        DocumentBuilder builder = new DocumentBuilder().section(SectionKind.CONTENT, List.of());
        paragraphs.forEach(builder::paragraph);
        return builder.build(Metadata.of("Title", DocumentType.PAGE).build());
    }

    @Test
    void centralSentencesAreToldInTheirOrder() {
        List<String> extract = summariser.extract(document(SENTENCES));
        assertThat(extract).hasSize(3).isSubsetOf(SENTENCES)
                .doesNotContain(SENTENCES.get(2), SENTENCES.get(5))
                .isSortedAccordingTo((a, b) -> Integer.compare(SENTENCES.indexOf(a), SENTENCES.indexOf(b)));
        assertThat(summariser.extract(document(SENTENCES))).isEqualTo(extract);
    }

    @Test
    void theSameIsNotSaidTwice() {
        List<String> doubled = List.of(SENTENCES.get(3),
                "The dance of the bee shows direction and distance of the flowers.",
                "A bee's dance shows both the distance and the direction of flowers.", SENTENCES.get(0),
                SENTENCES.get(7), SENTENCES.get(6), SENTENCES.get(4), SENTENCES.get(1));
        List<String> extract = summariser.extract(document(doubled));
        assertThat(extract.stream().filter(doubled.subList(0, 3)::contains)).hasSizeLessThanOrEqualTo(1);
    }

    @Test
    void crumbsAndCodeAreNoSentences() {
        assertThat(summariser.extract(document(List.of("Home", "Share this", "Read more.",
                "int a = 1;\nint b = 2;\nreturn a + b;", "No end mark stands after all of these words"))))
                .isEmpty();
        assertThat(summariser.extract(document(List.of()))).isEmpty();
    }

    @Test
    void aLongTextCostsNoMoreThanItsBeginning() {
        List<String> many = IntStream.range(0, 500)
                .mapToObj(i -> "Sentence number " + i + " of this text says something about bees.").toList();
        assertThat(summariser.extract(document(many))).hasSizeBetween(3, 5);
        assertThat(embedder.passages()).hasSize(200);
    }

    @Test
    void whatThePageSaysOfItselfComesFirstAndAnAbstractIsEnough() {
        Document described = document(SENTENCES)
                .with(Metadata.of("Bees", DocumentType.PAGE).summary("About bees.").build());
        assertThat(summariser.summarised(described).metadata().summary()).startsWith("About bees.\n\n")
                .contains("dance");
        Document paper = new DocumentBuilder().section(SectionKind.SUMMARY, List.of())
                .paragraph(SENTENCES.getFirst())
                .build(Metadata.of("Bees", DocumentType.PAPER).build());
        assertThat(summariser.summarised(paper)).isSameAs(paper);
    }
}
