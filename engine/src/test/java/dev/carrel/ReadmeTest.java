package dev.carrel;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/// Whoever reads the first page finds all the others.
class ReadmeTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:|#)([^)#]+)");

    private static List<String> links() throws IOException {
        return LINK.matcher(Files.readString(ROOT.resolve("README.md"))).results()
                .map(link -> link.group(1)).toList();
    }

    @Test
    void everyPageIsLinked() throws IOException {
        try (Stream<Path> pages = Files.list(ROOT.resolve("docs"))) {
            assertThat(pages.filter(page -> page.toString().endsWith(".md"))
                    .map(page -> "docs/" + page.getFileName())).isSubsetOf(links());
        }
    }

    @Test
    void everyLinkLeadsSomewhere() throws IOException {
        assertThat(links()).allMatch(link -> Files.exists(ROOT.resolve(link)));
    }
}
