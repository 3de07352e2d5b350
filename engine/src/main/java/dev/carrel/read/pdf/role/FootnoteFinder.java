package dev.carrel.read.pdf.role;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.read.pdf.block.Block;
import dev.carrel.read.pdf.block.BlockRole;
import dev.carrel.read.pdf.block.Typography;
import dev.carrel.read.pdf.page.Page;
import dev.carrel.read.pdf.page.Scripts;

import static dev.carrel.read.pdf.block.BlockThresholds.UNDER;

/// Tells footnotes from text: in smaller type than the body, at the foot of a column with no text below, opened by a mark.
/// The first page's small print is front matter, but for what the text there calls by its mark.
public record FootnoteFinder(List<Page> pages, Typography type) {
    private static final Pattern MARK = Pattern.compile("^(\\d{1,2}|[*†‡§¶#]{1,3})[.)]?\\s*[\\p{Lu}\"“(].*");
    private static final Pattern AFFILIATION = Pattern.compile(
            "(?i)universi|departe?ment|institut|school|facult|laborator|hospital|colleges?\\b|cent(er|re) (for|of)"
                    + "|correspond|e-?mail|@|licen[cs]e|copyright|©|received|equally");
    /// Points by which notes are smaller than the text.
    private static final double SMALLER = 0.7;
    /// A note has this share of letters and so many of them; formulas have less.
    private static final double LETTERS = 0.6;
    private static final int SHORTEST = 20;

    public List<Block> find(List<Block> blocks) {
        return blocks.stream().map(block -> isFootnote(block, blocks) ? block.as(BlockRole.FOOTNOTE) : block)
                .toList();
    }

    private boolean isFootnote(Block block, List<Block> blocks) {
        return (block.is(BlockRole.TEXT) || block.is(BlockRole.FLOAT)) && block.first().isUpright()
                && block.size() < type.size() - SMALLER && block.length() > SHORTEST
                && MARK.matcher(block.text()).matches() && ProseTest.letters(block) > LETTERS
                && isLow(block) && isLast(block, blocks) && (block.page() > 1 || isCalled(block, blocks));
    }

    /// Whether text bears its mark; names bear the marks of affiliations.
    private boolean isCalled(Block block, List<Block> blocks) {
        Matcher mark = MARK.matcher(block.text());
        return mark.matches() && !AFFILIATION.matcher(block.text()).find() && blocks.stream()
                .filter(other -> other.is(BlockRole.TEXT) && other.page() == block.page())
                .filter(other -> type.isBody(other.last()))
                .flatMap(other -> other.lines().stream()).flatMap(line -> line.spans().stream())
                .anyMatch(span -> span.raised() && Scripts.plain(span.text()).strip().equals(mark.group(1)));
    }

    private boolean isLow(Block block) {
        return pages.stream().filter(page -> page.number() == block.page())
                .anyMatch(page -> block.first().baseline() > page.sheet().height() / 2);
    }

    /// Below it come other notes at most; a table's notes have the text that goes on below them.
    private boolean isLast(Block block, List<Block> blocks) {
        return blocks.stream().noneMatch(other -> other.page() == block.page() && !other.equals(block)
                && other.first().baseline() > block.last().baseline()
                && other.area().overlap(block.area()) > UNDER
                && (other.size() >= type.size() - SMALLER || other.is(BlockRole.CAPTION)))
                && blocks.stream().anyMatch(other -> other.page() == block.page() && other.is(BlockRole.TEXT)
                        && other.last().baseline() < block.first().baseline()
                        && other.size() >= type.size() - SMALLER
                        && other.area().overlap(block.area()) > UNDER);
    }
}
