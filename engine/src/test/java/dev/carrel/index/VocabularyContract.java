package dev.carrel.index;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import dev.carrel.index.retrieval.Definition;
import dev.carrel.ranking.query.Query;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.testing.EntryBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static dev.carrel.testing.EntryBuilder.entry;
import static org.assertj.core.api.Assertions.assertThat;

/// What any index must know of the words of its texts.
public abstract class VocabularyContract extends IndexContract {
    private Optional<String> corrected(String typed) throws IOException {
        put(Stream.concat(RetrievalContract.names().stream(), RetrievalContract.papers().stream())
                .toArray(EntryBuilder[]::new));
        try (Snapshot snapshot = index.snapshot()) {
            return snapshot.vocabulary().corrected(QueryParser.parse(typed)).map(Query::words);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"relianse", "reliancee", "relaince", "eliance", "teliance"})
    void aWordThatOccursNowhereIsReadAsTheNearest(String typed) throws IOException {
        assertThat(corrected(typed)).contains("reliance");
    }

    @ParameterizedTest
    @ValueSource(strings = {"reliance", "rely network trained", "xyzzyplugh", "rel", "smilxy", "\"relianse\"",
            "-relianse x", "机会主义", "2024", "😀", "", "RELIANSE",
            "RELIANSE of operators", "batrina", "xatenin", "relianse:cruz"})
    void whatOccursOrIsTooFarIsLeftAlone(String typed) throws IOException {
        assertThat(corrected(typed)).isEmpty();
    }

    @Test
    void namesAndIdentifiersAreCorrectedToo() throws IOException {
        assertThat(corrected("cruzz")).contains("cruz");
        assertThat(corrected("useEfect")).contains("useeffect");
        assertThat(corrected("RELIANSE OPERATORS")).contains("reliance OPERATORS");
    }

    @Test
    void longWordsMayHaveTwoMistakesAndShortOnesOne() throws IOException {
        assertThat(corrected("classifeir aproach")).contains("classifier approach");
        assertThat(corrected("operatrss")).contains("operators");
        assertThat(corrected("grwothh")).as("two mistakes in seven").isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"crispr", "talen", "dask", "cupy", "mirna", "plink", "scna", "crossref",
            "parkin"})
    void aShortNameIsNoMistakeBecauseAWordIsNear(String name) throws IOException {
        put(entry("one", "Crisp disks", "A crisp copy taken of a pink disk, and mRNA to scan; crossed.")
                .metadata(metadata -> metadata.authors(List.of("William Perkin"))));
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.vocabulary().corrected(QueryParser.parse(name))).isEmpty();
        }
    }

    @Test
    void aWordThatMightBeFormedIsAMistakeOnlyBesideACommonOne() throws IOException {
        put(entry("one", "Cells", "The electrolyte.", "An electrolyte.", "This electrolyte.",
                "No electrolyte.", "Any electrolyte.", "It was decided."));
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.vocabulary().corrected(QueryParser.parse("electrolite")))
                    .hasValueSatisfying(query -> assertThat(query.words()).isEqualTo("electrolyte"));
            assertThat(snapshot.vocabulary().corrected(QueryParser.parse("decoded"))).isEmpty();
            assertThat(snapshot.vocabulary().corrected(QueryParser.parse("multiuser"))).isEmpty();
        }
    }

    @Test
    void abbreviationsAreFoundByEitherForm() throws IOException {
        put(entry("first", "One", "Alcohol use disorder (AUD) is common."),
                entry("second", "Two", "Treating alcohol use disorder (AUD) is hard.",
                        "Audio (AUD) is something else, and no definition."));
        try (Snapshot snapshot = index.snapshot()) {
            List<Definition> definitions = snapshot.vocabulary()
                    .definitions(List.of("aud", "Alcohol-Use Disorder"));
            assertThat(definitions).first().satisfies(definition -> {
                assertThat(definition.abbreviation().longForm())
                        .isEqualToIgnoringCase("alcohol use disorder");
                assertThat(definition.times()).isEqualTo(2);
            });
        }
    }

    @Test
    void termsAreCountedByThePassagesThatHoldThem() throws IOException {
        put(entry("one", "Title", "zebra zebra", "zebra"), entry("two", "Title", "horse"));
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.vocabulary().frequencies(List.of("zebra", "none")))
                    .isEqualTo(Map.of("zebra", 2, "none", 0));
        }
    }
}
