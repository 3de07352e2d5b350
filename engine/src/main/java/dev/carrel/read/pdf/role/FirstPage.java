package dev.carrel.read.pdf.role;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

import dev.carrel.read.outline.SectionKinds;
import dev.carrel.read.pdf.block.Block;
import dev.carrel.read.pdf.block.BlockRole;
import dev.carrel.read.pdf.block.HeadingNumber;
import dev.carrel.read.pdf.block.Typography;
import org.jspecify.annotations.Nullable;

import static dev.carrel.read.pdf.block.BlockThresholds.ALIGNED;
import static dev.carrel.read.pdf.block.BlockThresholds.MOSTLY_LETTERS;
import static dev.carrel.read.pdf.block.BlockThresholds.SAME_SIZE;
import static dev.carrel.read.pdf.block.BlockThresholds.UNDER;
import static dev.carrel.read.pdf.block.BlockThresholds.WHOLLY;
import static dev.carrel.read.pdf.role.RoleThresholds.ANYWHERE;
import static dev.carrel.read.pdf.role.RoleThresholds.BYLINE;
import static dev.carrel.read.pdf.role.RoleThresholds.FEW_LINES;
import static dev.carrel.read.pdf.role.RoleThresholds.LEADS;
import static dev.carrel.read.pdf.role.RoleThresholds.NARROWEST_SUMMARY;
import static dev.carrel.read.pdf.role.RoleThresholds.SHORTEST_SUMMARY;
import static dev.carrel.read.pdf.role.RoleThresholds.SUMMARY_EDGE;
import static dev.carrel.read.pdf.role.RoleThresholds.SUMMARY_FACE;
import static dev.carrel.read.pdf.role.RoleThresholds.SUMMARY_SMALLER;
import static dev.carrel.read.pdf.role.RoleThresholds.UNNAMED_SUMMARY;
import static dev.carrel.read.pdf.role.RoleThresholds.WORDS_OF_NOTICES;

/// Sorts out the first page: the title, the abstract, and what is neither these nor text.
public final class FirstPage {
    public static final Pattern ABSTRACT = Pattern
            .compile(
                    "(?iu)^([01]\\.?\\s+)?(abstract|summary|synopsis|zusammenfassung|résumé|resum[eo]n?|riassunto"
                            + "|samenvatting)(?!\\p{L})\\s*[.:—–|-]?\\s*");
    private static final Pattern MARKED = Pattern.compile("(?i)^(abstract|summary)\\s*[.:—–]");
    private static final Pattern NOTE = Pattern.compile("^[*∗⁎⋆★†‡§¶]");
    private static final Pattern LETTERS = Pattern.compile("[^\\p{L}]+");

    private final Typography type;
    private final List<Block> blocks;
    private final int page;

    private FirstPage(List<Block> blocks, Typography type) {
        this.type = type;
        this.blocks = new ArrayList<>(blocks);
        this.page = blocks.isEmpty() ? 1 : blocks.getFirst().page();
    }

    /// @param told the title that the file's own metadata tell
    public static List<Block> sort(List<Block> blocks, Typography type, @Nullable String told) {
        FirstPage front = new FirstPage(blocks, type);
        front.title(told);
        front.aroundTitle();
        front.summary();
        front.rest();
        return front.blocks;
    }

    private void title(@Nullable String told) {
        List<Block> first = blocks.stream().filter(block -> block.page() == page).toList();
        new TitleFinder(first, type).find(told)
                .forEach(block -> blocks.set(blocks.indexOf(block), block.as(BlockRole.TITLE)));
    }

    /// The journal's line above a title and the names below it are no text, though they may be set like it.
    private void aroundTitle() {
        blocks.replaceAll(block -> block.page() == page && block.is(BlockRole.TEXT)
                && (isByline(block) || (block.lines().size() <= FEW_LINES && isAboveTitle(block)))
                        ? block.as(BlockRole.FRONT)
                        : block);
    }

    private boolean isAboveTitle(Block block) {
        return blocks.stream()
                .anyMatch(title -> title.is(BlockRole.TITLE) && isUnder(block, title, ANYWHERE));
    }

    /// Whether a heading is the abstract's own.
    public static boolean isAbstract(String heading) {
        return ABSTRACT.matcher(heading).replaceFirst("").isBlank();
    }

    public static String letters(String text) {
        return LETTERS.matcher(text.toLowerCase(Locale.ROOT)).replaceAll("");
    }

    private void summary() {
        int opening = -1;
        for (int i = 0; i < blocks.size() && opening < 0; i++) {
            Block block = blocks.get(i);
            if (block.page() <= page + 1 && !block.is(BlockRole.TITLE) && !block.is(BlockRole.CAPTION)
                    && ABSTRACT.matcher(block.text()).find() && isAbstractOpening(block)) {
                opening = i;
            }
        }
        if (opening >= 0) {
            markFrom(opening);
        } else {
            unnamed();
        }
    }

    /// The word alone, or before its text in another face or with a mark.
    private static boolean isAbstractOpening(Block block) {
        return isAbstract(block.text()) || isAbstract(block.first().spans().getFirst().text().strip())
                || MARKED.matcher(block.text()).find();
    }

    /// The blocks of text under the heading, as long as they are set alike.
    private void markFrom(int opening) {
        Block head = blocks.get(opening);
        boolean bare = ABSTRACT.matcher(head.text()).replaceFirst("").isBlank();
        Block model = bare ? null : head;
        blocks.set(opening, head.as(bare ? BlockRole.HEADING : BlockRole.ABSTRACT));
        for (int i = opening + 1; i < blocks.size(); i++) {
            Block block = blocks.get(i);
            if (model == null && (block.is(BlockRole.TEXT) || isSmallText(block)) && isBelow(head, block)) {
                model = block;
                blocks.set(i, block.as(BlockRole.ABSTRACT));
            } else if (model != null && block.is(BlockRole.HEADING) && endsAbstract(model, i)) {
                return;
            } else if (model != null && (block.is(BlockRole.TEXT) || isSmallText(block))
                    && (isAlike(model, block) || goesOn(model, block))) {
                blocks.set(i, block.as(BlockRole.ABSTRACT));
            } else if (model != null && block.is(BlockRole.TEXT) && type.isBody(block.first())) {
                return;
            }
        }
    }

    private boolean isSmallText(Block block) {
        return block.is(BlockRole.FLOAT) && block.length() > SHORTEST_SUMMARY && block.first().isUpright()
                && ProseTest.letters(block) > MOSTLY_LETTERS
                && block.area().width() > type.ems(NARROWEST_SUMMARY);
    }

    private boolean isBelow(Block head, Block block) {
        return block.page() == head.page() && block.first().baseline() > head.first().baseline() - ALIGNED;
    }

    /// A heading ends the abstract unless more text in the abstract's own type follows it.
    private boolean endsAbstract(Block model, int at) {
        String text = blocks.get(at).text();
        if (HeadingNumber.PATTERN.matcher(text).find()
                || text.toLowerCase(Locale.ROOT).contains("introduction")
                || type.isBody(model.first())) {
            return true;
        }
        return at + 1 >= blocks.size() || !isAlike(model, blocks.get(at + 1));
    }

    private static boolean isAlike(Block model, Block block) {
        return block.page() == model.page() && Math.abs(model.size() - block.size()) < SAME_SIZE
                && block.share(span -> span.face().equals(model.face())) > SUMMARY_FACE
                && Math.abs(model.area().x0() - block.area().x0()) < SUMMARY_EDGE;
    }

    /// An abstract in a type of its own may cross to the next page.
    private boolean goesOn(Block model, Block block) {
        Block last = blocks.stream().filter(other -> other.is(BlockRole.ABSTRACT)).reduce((_, b) -> b)
                .orElse(model);
        return block.page() == model.page() + 1 && !type.isBody(block.first())
                && !last.last().isClosed() && Math.abs(model.size() - block.size()) < SAME_SIZE
                && block.share(span -> span.face().equals(model.face())) > SUMMARY_FACE;
    }

    /// Without a heading, the abstract is the first page's one long text that is not set as the body is, above all that is.
    private void unnamed() {
        blocks.stream()
                .filter(block -> block.page() == page && block.is(BlockRole.TEXT)
                        && !type.isBody(block.first())
                        && block.length() > UNNAMED_SUMMARY && block.size() > type.size() - SUMMARY_SMALLER
                        && !looksLikeNotes(block.text()) && !Byline.isNames(block)
                        && !isProgram(block) && !isNote(block) && !isUnderBody(block))
                .max(Comparator.comparingInt(Block::length))
                .ifPresent(block -> blocks.set(blocks.indexOf(block), block.as(BlockRole.ABSTRACT)));
    }

    private static boolean isProgram(Block block) {
        return block.share(span -> Typography.isMonospaced(span.face().name())) > WHOLLY;
    }

    /// A note opens with its mark, a section with its number.
    private static boolean isNote(Block block) {
        return NOTE.matcher(block.text()).find() || HeadingNumber.PATTERN.matcher(block.text()).find();
    }

    /// Names and addresses in the type of the body stand above an abstract; other text does not.
    private boolean isUnderBody(Block block) {
        return blocks.stream().anyMatch(text -> text.is(BlockRole.TEXT) && type.isBody(text.first())
                && text.lines().size() > FEW_LINES && !looksLikeNotes(text.text())
                && isUnder(text, block, ANYWHERE));
    }

    private static boolean looksLikeNotes(String text) {
        return Pattern
                .compile("(?i)@|\\buniversit|\\bdepartment|correspondence|copyright|©|licen[cs]e|received")
                .matcher(text).results()
                .count() >= WORDS_OF_NOTICES;
    }

    private void rest() {
        for (int i = 0; i < blocks.size() && blocks.get(i).page() == page; i++) {
            Block block = blocks.get(i);
            boolean text = block.is(BlockRole.TEXT) && !type.isBody(block.first())
                    && !type.isBody(block.last());
            boolean heading = block.is(BlockRole.HEADING)
                    && (isAboveAbstract(block) || !leadsText(i) || isByline(block));
            if (text || heading || block.is(BlockRole.FLOAT)) {
                blocks.set(i, block.as(BlockRole.FRONT));
            }
        }
    }

    /// A line set like a heading above title and abstract is the journal's or the authors' name.
    private boolean isAboveAbstract(Block block) {
        return !ABSTRACT.matcher(block.text()).find() && blocks.stream()
                .anyMatch(other -> other.page() == page
                        && (other.is(BlockRole.ABSTRACT) || other.is(BlockRole.TITLE))
                        && other.first().baseline() > block.last().baseline()
                        && other.area().overlap(block.area()) > 0);
    }

    /// Names close below the title, where text begins without an abstract.
    private boolean isByline(Block block) {
        return Byline.isNames(block) && !HeadingNumber.PATTERN.matcher(block.text()).find()
                && SectionKinds.of(block.text()).isEmpty()
                && blocks.stream().anyMatch(title -> title.is(BlockRole.TITLE)
                        && isUnder(title, block, BYLINE * title.size()));
    }

    /// Whether text stands below it; at a column's foot it may be in the next one.
    private boolean leadsText(int at) {
        Block heading = blocks.get(at);
        boolean foot = blocks.stream()
                .noneMatch(other -> isUnder(heading, other, ANYWHERE) && !other.is(BlockRole.FRONT));
        return (foot && at + 1 < blocks.size() && blocks.get(at + 1).is(BlockRole.TEXT))
                || blocks.stream().anyMatch(other -> isUnder(heading, other, LEADS * type.leading())
                        && (other.is(BlockRole.ABSTRACT) || other.is(BlockRole.HEADING)
                                || (other.is(BlockRole.TEXT)
                                        && other.lines().stream().anyMatch(type::isBody))));
    }

    private static boolean isUnder(Block upper, Block lower, double farthest) {
        double step = lower.first().baseline() - upper.last().baseline();
        return lower.page() == upper.page() && step > 0 && step < farthest
                && upper.area().overlap(lower.area()) > UNDER;
    }
}
