package dev.carrel.read.pdf;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.jspecify.annotations.Nullable;

/// What the first pages tell about a paper: title, authors, DOI, year.
final class PageFacts {
    private static final Pattern DOI = Pattern.compile("\\b10\\.\\d{4,9}/[^\\s\"<>{}|\\\\^`]+");

    private final List<Block> blocks;
    private final TextJoiner joiner;
    private final String first;
    private final PrintedYear years;

    /// @param pages with heads and feet, where journals print what is asked for here
    PageFacts(List<Page> pages, List<Block> blocks, TextJoiner joiner) {
        this.blocks = blocks;
        this.joiner = joiner;
        this.first = pages.stream().filter(page -> !page.lines().isEmpty()).limit(2)
                .flatMap(page -> page.lines().stream())
                .map(Line::text).collect(Collectors.joining("\n"));
        this.years = new PrintedYear(pages, blocks);
    }

    @Nullable
    String title() {
        List<Line> lines = blocks.stream().filter(block -> block.is(Role.TITLE))
                .sorted(Comparator.comparingDouble(block -> block.first().baseline()))
                .flatMap(block -> block.lines().stream()).toList();
        return lines.isEmpty() ? null : joiner.text(lines);
    }

    private Optional<Block> last(Role role) {
        return blocks.stream().filter(block -> block.is(role))
                .max(Comparator.comparingDouble(block -> block.last().baseline()));
    }

    List<String> authors() {
        return last(Role.TITLE).map(title -> new Byline(title, blocks).names()).orElse(List.of());
    }

    /// Whether the first pages say this, letter by letter.
    boolean says(String text) {
        String letters = FrontPage.letters(text);
        return letters.length() > 1 && FrontPage.letters(first).contains(letters);
    }

    @Nullable
    String doi() {
        return doi(first);
    }

    static @Nullable String doi(String text) {
        Matcher doi = DOI.matcher(text);
        return doi.find() ? doi.group().replaceFirst("[.,;:)\\]]+$", "") : null;
    }

    @Nullable
    Integer year() {
        return years.published();
    }
}
