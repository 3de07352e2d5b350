package dev.carrel.read.pdf.paper;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import dev.carrel.document.bibliography.Year;
import dev.carrel.read.pdf.block.Block;
import dev.carrel.read.pdf.block.BlockRole;
import dev.carrel.read.pdf.page.Page;
import dev.carrel.read.pdf.page.TextLine;
import org.jspecify.annotations.Nullable;

/// The year of a paper as its first page prints it: the year of the issue by which it is cited, else that of a date of
/// publication or a copyright, else the latest date of its history, else the year that the page names most often.
final class PrintedYear {
    private static final String NUMBER = "(?<!\\d)(" + Year.Form.PRINTED.pattern() + ")(?!\\d)";
    private static final Pattern YEAR = Pattern
            .compile("(?<![\\d./-])(" + Year.Form.PRINTED.pattern() + ")(?![\\d/])");
    private static final Pattern DATED = Pattern
            .compile("(?i)(?:published|©|copyright|\\(c\\))[^.;|]{0,60}?" + NUMBER);
    private static final Pattern HISTORY = Pattern
            .compile("(?i)\\b(?:received|revised|accepted)\\b[^;|]{0,30}?" + NUMBER);
    /// `2019;9:2305`, `2019, 16, 16`, `Vol. 47, No. 11, Nov 2018`, `365, 2018, fny085`, `12 (2015) 34`.
    private static final List<Pattern> ISSUES = List.of(
            Pattern.compile(
                    NUMBER + "\\s*[;,]\\s*(?i:vol\\.?\\s*)?\\d{1,4}\\s*(?:\\(\\d+\\)\\s*)?[:,]\\s*\\w"),
            Pattern.compile("(?i)\\bvol(?:ume|\\.)?\\s*\\d+.{0,40}?" + NUMBER),
            Pattern.compile("\\p{L},?\\s+\\d{1,4}\\s*,\\s*" + NUMBER + ",\\s*\\w"),
            Pattern.compile("\\p{L},?\\s+\\d{1,4}\\s*\\(" + NUMBER + "\\)\\s*\\w"));
    /// An article is published before its issue, or the other way round, by a year at most.
    private static final int APART = 1;

    private final String page;
    private final String besideText;

    /// @param pages with heads and feet, where journals print it
    PrintedYear(List<Page> pages, List<Block> blocks) {
        List<TextLine> lines = pages.stream().filter(page -> !page.lines().isEmpty()).limit(1)
                .flatMap(page -> page.lines().stream()).toList();
        Set<String> text = blocks.stream()
                .filter(block -> block.is(BlockRole.TEXT) || block.is(BlockRole.ABSTRACT))
                .flatMap(block -> block.lines().stream()).map(TextLine::text).collect(Collectors.toSet());
        this.page = lines.stream().map(TextLine::text).collect(Collectors.joining("\n"));
        this.besideText = lines.stream().map(TextLine::text).filter(line -> !text.contains(line))
                .collect(Collectors.joining("\n"));
    }

    @Nullable
    Year published() {
        Optional<Year> dated = first(DATED, page);
        return ISSUES.stream().flatMap(issue -> first(issue, besideText).stream())
                .filter(year -> dated.isEmpty() || year.distance(dated.get()) <= APART).findFirst()
                .or(() -> dated)
                .or(() -> HISTORY.matcher(besideText).results().map(PrintedYear::year)
                        .max(Comparator.comparingInt(Year::value)))
                .or(this::mostNamed).orElse(null);
    }

    private static Optional<Year> first(Pattern pattern, String text) {
        Matcher year = pattern.matcher(text);
        return year.find() ? Optional.of(year(year.toMatchResult())) : Optional.empty();
    }

    private static Year year(MatchResult found) {
        return Year.of(found.group(1));
    }

    private Optional<Year> mostNamed() {
        return YEAR.matcher(page).results()
                .collect(Collectors.groupingBy(PrintedYear::year, Collectors.counting()))
                .entrySet().stream().max(Map.Entry.<Year, Long>comparingByValue()
                        .thenComparingInt(entry -> entry.getKey().value()))
                .map(Map.Entry::getKey);
    }
}
