package dev.carrel.read.pdf;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.jspecify.annotations.Nullable;

/// What the first pages tell about a paper: title, authors, DOI, year.
final class PageFacts {
    private static final Pattern DOI = Pattern.compile("\\b10\\.\\d{4,9}/[^\\s\"<>{}|\\\\^`]+");
    private static final Pattern YEAR = Pattern.compile("(?<![\\d./-])(19[3-9]\\d|20[0-4]\\d)(?![\\d/])");
    private static final Pattern DATED = Pattern.compile(
            "(?i)(?:published|©|copyright|\\(c\\))[^.;|]{0,60}?(?<!\\d)(19[3-9]\\d|20[0-4]\\d)(?!\\d)");

    private final List<Block> blocks;
    private final TextJoiner joiner;
    private final String first;
    private final String front;

    /// @param pages with heads and feet, where journals print what is asked for here
    PageFacts(List<Page> pages, List<Block> blocks, TextJoiner joiner) {
        this.blocks = blocks;
        this.joiner = joiner;
        this.first = pages.stream().filter(page -> !page.lines().isEmpty()).limit(2)
                .flatMap(page -> page.lines().stream())
                .map(Line::text).collect(Collectors.joining("\n"));
        this.front = pages.stream().filter(page -> !page.lines().isEmpty()).limit(1)
                .flatMap(page -> page.lines().stream())
                .map(Line::text).collect(Collectors.joining("\n"));
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

    /// The first lines under the title that are names, without what is raised: the marks of affiliations.
    List<String> authors() {
        return last(Role.TITLE).map(title -> blocks.stream()
                .filter(block -> block.is(Role.FRONT) && block.page() == title.page()
                        && block.first().baseline() > title.last().baseline()
                        && block.area().overlap(title.area()) > 0.2)
                .sorted(Comparator.comparingDouble(block -> block.first().baseline())).limit(4)
                .map(PageFacts::unraised).filter(Names::isList).findFirst().map(Names::split)
                .orElse(List.of()))
                .orElse(List.of());
    }

    private static String unraised(Block block) {
        return block.lines().stream()
                .map(line -> line.spans().stream().map(span -> span.raised() ? " " : span.text())
                        .collect(Collectors.joining()))
                .collect(Collectors.joining(" "));
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

    /// When it was published, as a date says; else the year that the first page names most often.
    @Nullable
    Integer year() {
        Matcher dated = DATED.matcher(front);
        if (dated.find()) {
            return Integer.valueOf(dated.group(1));
        }
        return YEAR.matcher(front).results()
                .collect(Collectors.groupingBy(year -> year.group(1), Collectors.counting()))
                .entrySet().stream().max(Map.Entry.<String, Long>comparingByValue()
                        .thenComparing(Map.Entry.comparingByKey()))
                .map(entry -> Integer.valueOf(entry.getKey()))
                .orElse(null);
    }
}
