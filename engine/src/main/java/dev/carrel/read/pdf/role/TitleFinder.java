package dev.carrel.read.pdf.role;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.carrel.read.outline.SectionKinds;
import dev.carrel.read.pdf.block.Block;
import dev.carrel.read.pdf.block.BlockBuilder;
import dev.carrel.read.pdf.block.BlockRole;
import dev.carrel.read.pdf.block.HeadingNumber;
import dev.carrel.read.pdf.block.Typography;
import org.jspecify.annotations.Nullable;

import static dev.carrel.read.pdf.block.BlockThresholds.MOSTLY_LETTERS;
import static dev.carrel.read.pdf.block.BlockThresholds.UNDER;
import static dev.carrel.read.pdf.block.BlockThresholds.WHOLLY;
import static dev.carrel.read.pdf.role.RoleThresholds.FEWEST_WORDS;
import static dev.carrel.read.pdf.role.RoleThresholds.FEW_LINES;
import static dev.carrel.read.pdf.role.RoleThresholds.MIDDLE;
import static dev.carrel.read.pdf.role.RoleThresholds.SHORT_TITLE;
import static dev.carrel.read.pdf.role.RoleThresholds.TITLE_FARTHEST;
import static dev.carrel.read.pdf.role.RoleThresholds.TITLE_LARGER;
import static dev.carrel.read.pdf.role.RoleThresholds.TITLE_NEXT;
import static dev.carrel.read.pdf.role.RoleThresholds.TITLE_SAME_SIZE;
import static dev.carrel.read.pdf.role.RoleThresholds.TITLE_STEP;
import static dev.carrel.read.pdf.role.RoleThresholds.UNLIKELY;
import static dev.carrel.read.pdf.role.RoleThresholds.WORDS_OF_TITLE;

/// Finds the title on the first page: the largest type that has several words in it, and the lines above and below that
/// belong to it, in whatever face they are.
///
/// @param page all blocks of the first page
record TitleFinder(List<Block> page, Typography type) {
    /// Letters of the shortest and the longest title.
    private static final int SHORTEST = 8;
    private static final int LONGEST = 400;
    /// Shorter ones are found in anything.
    private static final int TELLING = 12;

    private static final Pattern DATE = Pattern
            .compile("\\b\\p{L}{3,9} \\d{1,2}, \\d{4}\\b|\\d{4}[-/]\\d\\d[-/]\\d\\d");
    /// So many times its letters are more than those of a block that does little more than give it.
    private static final int MOSTLY_DATE = 3;
    /// Sentences that follow each other; a title has one.
    private static final Pattern SENTENCES = Pattern.compile("\\p{Ll}{3}[.!?]\\s+\\p{Lu}");
    /// The number of a paper at its conference: `IMECE2023-1234`.
    private static final Pattern CODE = Pattern.compile("(?=\\S*\\d)[\\p{Lu}\\d/._-]+");
    private static final Pattern ADDRESS = Pattern.compile("\\W*\\S+@\\S+");
    /// So many more lines of a page set as a block is make it text in larger letters than most.
    private static final int MANY = 10;

    /// The blocks that the title stands in, from top to bottom; none if nothing looks like one.
    ///
    /// @param told the title that the file's own metadata tell, which the page may confirm
    List<Block> find(@Nullable String told) {
        String letters = told == null || JobName.is(told) ? "" : FirstPage.letters(told);
        return confirmed(letters).or(() -> large().max(Comparator.comparingDouble(this::prominence)))
                .or(this::bold).map(seed -> grown(seed, letters)).orElse(List.of());
    }

    private Optional<Block> confirmed(String told) {
        return large().filter(block -> isPart(told, FirstPage.letters(block.text())))
                .max(Comparator.comparingDouble(Block::size));
    }

    /// A title on several lines may be in several blocks, of which any may be the largest.
    private static boolean isPart(String told, String printed) {
        return told.length() > SHORTEST
                && (told.equals(printed) || (told.contains(printed) && printed.length() > TELLING));
    }

    private Stream<Block> large() {
        return page.stream().filter(
                block -> block.size() > type.size() + TITLE_LARGER && canBeTitle(block) && !isCommon(block));
    }

    private boolean isCommon(Block block) {
        return page.stream().filter(other -> !other.equals(block)).flatMap(other -> other.lines().stream())
                .filter(line -> line.size() == block.size() && line.face().equals(block.face()))
                .count() > MANY;
    }

    private boolean canBeTitle(Block block) {
        return block.first().isUpright() && block.length() > SHORTEST && block.length() < LONGEST
                && ProseTest.letters(block) > MOSTLY_LETTERS && !SectionKinds.isReferences(block.text())
                && (block.length() > SHORT_TITLE || SectionKinds.of(block.text()).isEmpty())
                && !JobName.isJournal(block.text()) && !CODE.matcher(block.text()).matches()
                && !KeywordLine.isMarked(block.text());
    }

    private double prominence(Block block) {
        int words = block.text().split("\\s+").length;
        long doubts = Stream.of(Byline.isNames(block), isUnderText(block), isAddressed(block))
                .filter(doubt -> doubt).count();
        boolean unlikely = isHeading(block) || isDate(block.text()) || isProse(block);
        return block.size() * Math.min(1, words / WORDS_OF_TITLE) / (1 + doubts) / (unlikely ? UNLIKELY : 1);
    }

    /// A date with little beside it; titles may speak of a day.
    private static boolean isDate(String text) {
        Matcher date = DATE.matcher(text);
        return date.find() && date.group().length() * MOSTLY_DATE > text.length();
    }

    /// Text in large letters, as some journals set what an article opens with.
    private static boolean isProse(Block block) {
        return SENTENCES.matcher(block.text()).results().count() > 1;
    }

    private static boolean isHeading(Block block) {
        return HeadingNumber.PATTERN.matcher(block.text()).find();
    }

    /// True for a block below running text, which is a heading, however large.
    private boolean isUnderText(Block block) {
        return page.stream().anyMatch(text -> isLongText(text) && text.area().overlap(block.area()) > UNDER
                && text.last().baseline() < block.first().baseline());
    }

    /// Authors have their addresses below them.
    private boolean isAddressed(Block block) {
        return block.text().contains("@") || page.stream()
                .anyMatch(other -> ADDRESS.matcher(other.first().text()).matches() && isNear(block, other));
    }

    /// Manuscripts have their titles in the size of the text: bold or in capitals, above all of it.
    private Optional<Block> bold() {
        return page.stream().takeWhile(block -> !block.is(BlockRole.ABSTRACT) && !isLongText(block))
                .filter(block -> canBeTitle(block) && !Byline.isNames(block)
                        && !isHeading(block) && !FirstPage.ABSTRACT.matcher(block.text()).find()
                        && block.text().split("\\s+").length > FEWEST_WORDS
                        && (block.share(span -> span.face().bold()) > WHOLLY
                                || block.text().equals(block.text().toUpperCase(Locale.ROOT))))
                .min(Comparator.comparingDouble(block -> block.first().baseline()));
    }

    private boolean isLongText(Block block) {
        return block.is(BlockRole.TEXT) && type.isBody(block.first()) && block.lines().size() > FEW_LINES;
    }

    private List<Block> grown(Block seed, String told) {
        List<Block> title = new ArrayList<>(List.of(seed));
        for (Optional<Block> next = below(title, told); next.isPresent(); next = below(title, told)) {
            title.addLast(next.get());
        }
        for (Optional<Block> next = above(title, told); next.isPresent(); next = above(title, told)) {
            title.addFirst(next.get());
        }
        return title;
    }

    private Optional<Block> below(List<Block> title, String told) {
        Block last = title.getLast();
        return page.stream().filter(block -> !title.contains(block) && isNear(last, block)
                && belongs(title, block, told, text(title) + block.text()))
                .min(Comparator.comparingDouble(block -> block.first().baseline()));
    }

    private Optional<Block> above(List<Block> title, String told) {
        Block first = title.getFirst();
        return page.stream().filter(block -> !title.contains(block) && isNear(block, first)
                && (belongs(title, block, told, block.text() + text(title)) || isOver(block, first)
                        || announces(block, first)))
                .max(Comparator.comparingDouble(block -> block.first().baseline()));
    }

    /// A line in larger letters of the same font right above, in the middle too: the title of what was taken for it.
    private static boolean isOver(Block block, Block title) {
        double step = title.first().baseline() - block.last().baseline();
        return block.size() > title.size() && step < TITLE_NEXT * block.size() && block.length() > SHORTEST
                && Math.abs(block.area().middle() - title.area().middle()) < MIDDLE && !Byline.isNames(block)
                && block.face().family().equals(title.face().family());
    }

    /// A line of the same size that ends with a colon: the name of what the title then explains, in whatever face.
    private static boolean announces(Block block, Block title) {
        boolean under = Math.abs(block.area().middle() - title.area().middle()) < MIDDLE
                || Math.abs(block.area().x0() - title.area().x0()) < MIDDLE;
        return under && block.text().endsWith(":") && isSameSize(block, title);
    }

    private static boolean isSameSize(Block block, Block title) {
        return Math.abs(block.size() - title.size()) < TITLE_SAME_SIZE * title.size();
    }

    private static String text(List<Block> title) {
        return title.stream().map(Block::text).collect(Collectors.joining());
    }

    private static boolean isNear(Block upper, Block lower) {
        double step = lower.first().baseline() - upper.last().baseline();
        double size = Math.max(upper.size(), lower.size());
        return lower.first().isUpright() && step > TITLE_STEP * size && step < TITLE_FARTHEST * size
                && upper.area().overlap(lower.area()) > UNDER;
    }

    /// Names stand farther from the title than its lines do from each other.
    private static boolean isNextLine(Block upper, Block lower) {
        double step = lower.first().baseline() - upper.last().baseline();
        return step > 0 && step < TITLE_NEXT * upper.size();
    }

    /// Whether a line waits for more, so that what looks like a name below it is none.
    private static boolean isOpen(Block block) {
        return BlockBuilder.OPEN.matcher(block.text()).find();
    }

    /// As the metadata say, if they say more than has been found; else what is set alike but for its slant.
    private static boolean belongs(List<Block> title, Block block, String told, String joined) {
        if (told.contains(FirstPage.letters(joined))) {
            return true;
        }
        Block seed = title.getFirst();
        return isSameSize(block, seed)
                && !told.equals(FirstPage.letters(text(title)))
                && block.first().face().bold() == seed.first().face().bold()
                && (isOpen(title.getLast()) || !Byline.isNames(block) || isNextLine(title.getLast(), block))
                && !isHeading(block) && !block.text().contains("@")
                && SectionKinds.of(block.text()).isEmpty() && joined.length() < LONGEST;
    }
}
