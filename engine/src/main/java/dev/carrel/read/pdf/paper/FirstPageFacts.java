package dev.carrel.read.pdf.paper;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.Year;
import dev.carrel.read.pdf.block.Block;
import dev.carrel.read.pdf.block.BlockRole;
import dev.carrel.read.pdf.block.TextJoiner;
import dev.carrel.read.pdf.page.Page;
import dev.carrel.read.pdf.page.TextLine;
import dev.carrel.read.pdf.role.Byline;
import dev.carrel.read.pdf.role.FirstPage;
import org.jspecify.annotations.Nullable;

/// The facts on the first pages of a paper: title, authors, DOI, year.
final class FirstPageFacts {
    private static final Pattern MARK = Pattern.compile("(?<=[\\p{L}\\p{P}]{2})\\s?([*∗⁎†‡§¶])[*∗⁎†‡§¶]?$");
    /// Marks of notes that need no explanation where they are raised: `⋆,⋆⋆`, `a)`.
    private static final Pattern RAISED = Pattern
            .compile("[\\s,]*([*∗⁎⋆★†‡§¶][*∗⁎⋆★†‡§¶,\\s]*|[a-z]\\))\\s*");

    private final List<Block> blocks;
    private final TextJoiner joiner;
    private final String first;
    private final PrintedYear years;

    /// @param pages with heads and feet, where journals print what is asked for here
    FirstPageFacts(List<Page> pages, List<Block> blocks, TextJoiner joiner) {
        this.blocks = blocks;
        this.joiner = joiner;
        this.first = pages.stream().filter(page -> !page.lines().isEmpty()).limit(2)
                .flatMap(page -> page.lines().stream())
                .map(TextLine::text).collect(Collectors.joining("\n"));
        this.years = new PrintedYear(pages, blocks);
    }

    @Nullable
    String title() {
        List<TextLine> lines = blocks.stream().filter(block -> block.is(BlockRole.TITLE))
                .sorted(Comparator.comparingDouble(block -> block.first().baseline()))
                .flatMap(block -> block.lines().stream()).toList();
        return lines.isEmpty() ? null : unmarked(lowered(joiner.text(lines), lines.getLast()));
    }

    /// Without the marks of notes that its last line ends with above the others.
    private static String lowered(String title, TextLine last) {
        String mark = last.spans().getLast().raised() ? last.spans().getLast().text() : "";
        return RAISED.matcher(mark).matches() && title.endsWith(mark.strip())
                ? title.substring(0, title.length() - mark.strip().length()).strip()
                : title;
    }

    /// Without a mark at its end that a note on the page explains; `A*` is a name of its own.
    private String unmarked(String title) {
        Matcher mark = MARK.matcher(title);
        return mark.find() && first.contains("\n" + mark.group(1)) ? title.substring(0, mark.start()) : title;
    }

    private Optional<Block> last(BlockRole role) {
        return blocks.stream().filter(block -> block.is(role))
                .max(Comparator.comparingDouble(block -> block.last().baseline()));
    }

    List<String> authors() {
        return last(BlockRole.TITLE).map(title -> new Byline(title, blocks).names()).orElse(List.of());
    }

    /// Whether the first pages say this, letter by letter.
    boolean says(String text) {
        String letters = FirstPage.letters(text);
        return letters.length() > 1 && FirstPage.letters(first).contains(letters);
    }

    @Nullable
    String doi() {
        return Doi.printed(first).map(Doi::value).orElse(null);
    }

    @Nullable
    Year year() {
        return years.published();
    }
}
