package dev.carrel.citation.mark;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Collectors;

import dev.carrel.read.Input;
import dev.carrel.read.registry.Readers;
import dev.carrel.testing.Golden;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What real readers make of a text, and who is cited in it.
final class MentionGoldenTest {
    @ParameterizedTest
    @ValueSource(strings = {"review.md", "article.tex", "study.md"})
    void aSampleCitesAsItOnceDid(String name) throws IOException {
        Golden.check("mark/" + name + ".txt",
                MentionFinder
                        .in(Readers.standard()
                                .read(Input.of(Path.of("src", "test", "resources", "read", name))))
                        .stream().map(mention -> (mention.reference() + 1) + "  " + mention.sentence() + "\n")
                        .collect(Collectors.joining()));
    }
}
