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

    /// The pages that a page links, by their paths from the root.
    private static List<String> links(String page) throws IOException {
        Path folder = Path.of(page).resolveSibling(".");
        return LINK.matcher(Files.readString(ROOT.resolve(page))).results()
                .map(link -> folder.resolve(link.group(1)).normalize().toString()).toList();
    }

    @Test
    void everyPageIsLinked() throws IOException {
        try (Stream<Path> pages = Files.list(ROOT.resolve("docs"))) {
            assertThat(pages.filter(page -> page.toString().endsWith(".md"))
                    .map(page -> "docs/" + page.getFileName()))
                    .isSubsetOf(Stream.concat(Stream.of("docs/README.md"), links("docs/README.md").stream())
                            .toList());
        }
        assertThat(links("README.md")).contains("docs/README.md");
        try (Stream<Path> decisions = Files.list(ROOT.resolve("docs/decisions"))) {
            assertThat(decisions.map(page -> "docs/decisions/" + page.getFileName()))
                    .isSubsetOf(Stream.concat(Stream.of("docs/decisions/README.md"),
                            links("docs/decisions/README.md").stream()).toList());
        }
    }

    @Test
    void everyLinkLeadsSomewhere() throws IOException {
        for (String page : List.of("README.md", "docs/README.md", "docs/decisions/README.md",
                "ARCHITECTURE.md",
                "CONTRIBUTING.md")) {
            assertThat(links(page)).as(page).allMatch(link -> Files.exists(ROOT.resolve(link)));
        }
    }

    @Test
    void everyDecisionSaysWhetherItHoldsAndWhatFollows() throws IOException {
        try (Stream<Path> decisions = Files.list(ROOT.resolve("docs/decisions"))) {
            for (Path decision : decisions.filter(page -> !page.endsWith("README.md")).toList()) {
                assertThat(Files.readString(decision)).as(decision.toString())
                        .containsPattern("^# \\d{4} \\S")
                        .containsPattern("\n\nStatus: (accepted|superseded by )").contains("\n## Context\n",
                                "\n## Decision\n", "\n## Consequences\n");
            }
        }
    }

    /// The first page promises nothing that was not measured.
    @Test
    void theFiguresOfQualityAreThoseOfTheBenchmarks() throws IOException {
        String row = Files.readString(ROOT.resolve("README.md")).lines()
                .filter(line -> line.startsWith("| nDCG@10 on Cranfield, CACM, CISI |")).findFirst()
                .orElseThrow();
        String benchmarks = Files.readString(ROOT.resolve("docs/benchmarks.md"));
        List<String> measured = Stream.of("Cranfield, 225 queries", "CACM, 52 queries", "CISI, 76 queries")
                .map(set -> benchmarks.lines().filter(line -> line.startsWith("| " + set + " |")).findFirst()
                        .orElseThrow().split("\\|")[4].strip())
                .toList();
        assertThat(row).contains(String.join(", ", measured));
    }
}
