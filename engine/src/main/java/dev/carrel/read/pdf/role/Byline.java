package dev.carrel.read.pdf.role;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import dev.carrel.read.pdf.block.Block;
import dev.carrel.read.pdf.block.BlockBuilder;
import dev.carrel.read.pdf.block.BlockRole;
import dev.carrel.read.pdf.page.AuthorLine;
import dev.carrel.read.pdf.page.TextLine;

import static dev.carrel.read.pdf.role.RoleThresholds.FEW_LINES;
import static dev.carrel.read.pdf.role.RoleThresholds.LEVEL;

/// The authors' names under a title: in one block or in several beside and below each other, one a line or all in a row, down
/// to where the places begin at which they work.
public final class Byline {
    /// Blocks between title and names: a subtitle, the kind of article.
    private static final int MOST_BETWEEN = 4;
    /// Points by which the names of one list differ in size, and sizes by which they stand apart.
    private static final double SAME_SIZE = 0.6;
    private static final double NEAR = 3;
    /// An address behind a name, and the place behind that.
    private static final Pattern CONTACT = Pattern.compile("\\s*[(<\\[][^()<>]*@[^()<>]*[)>\\]].*$");

    private final List<Block> below;

    public Byline(Block title, List<Block> blocks) {
        List<Block> front = blocks.stream()
                .filter(block -> block.is(BlockRole.FRONT) && block.page() == title.page()
                        && block.first().baseline() > title.last().baseline())
                .toList();
        List<Block> reaching = front.stream().filter(block -> block.area().x1() > title.area().x0()).toList();
        this.below = front.stream()
                .filter(block -> reaching.contains(block)
                        || reaching.stream().anyMatch(other -> isLevel(other, block)))
                .sorted(Comparator.comparingDouble((Block block) -> Math.round(block.first().baseline()))
                        .thenComparingDouble(block -> block.area().x0()))
                .toList();
    }

    /// Whether a block lists names.
    static boolean isNames(Block block) {
        return AuthorLine.isList(text(block.lines())) || isLongColumn(block);
    }

    /// A title may be set in two lines that both look like names, but not in more.
    private static boolean isLongColumn(Block block) {
        List<String> lines = block.lines().stream().map(line -> text(List.of(line))).toList();
        return lines.size() > FEW_LINES && lines.stream().noneMatch(AuthorLine::isPlace) && isColumn(lines);
    }

    /// One name a line.
    private static boolean isColumn(List<String> lines) {
        return lines.size() > 1 && lines.stream()
                .allMatch(line -> AuthorLine.isList(line) && AuthorLine.split(line).size() == 1);
    }

    public List<String> names() {
        List<String> names = new ArrayList<>();
        Block last = null;
        int between = 0;
        for (Block block : below) {
            List<String> some = names(block);
            boolean goesOn = last == null || isNear(last, block);
            if (!some.isEmpty() && goesOn) {
                names.addAll(some);
                last = block;
            } else if (last != null ? !isBeside(last, block) : ++between >= MOST_BETWEEN) {
                break;
            }
        }
        return names;
    }

    /// A row of names may be wider than the title above it; beside that, in the margin, stands what is no name.
    private static boolean isLevel(Block name, Block block) {
        return Math.abs(name.first().baseline() - block.first().baseline()) < LEVEL
                && name.size() == block.size();
    }

    private static boolean isNear(Block last, Block block) {
        return Math.abs(last.size() - block.size()) < SAME_SIZE
                && block.first().baseline() - last.last().baseline() < NEAR * last.size();
    }

    private static boolean isBeside(Block last, Block block) {
        return block.first().baseline() - last.last().baseline() < LEVEL;
    }

    private static List<String> names(Block block) {
        List<String> lines = block.lines().stream()
                .map(line -> withoutContact(text(List.of(line)).strip()))
                .takeWhile(line -> !AuthorLine.isPlace(line)).toList();
        boolean alone = lines.size() > 1 && lines.getFirst().startsWith("by ")
                && !BlockBuilder.OPEN.matcher(lines.getFirst()).find();
        String list = alone ? lines.getFirst() : String.join(isColumn(lines) ? ", " : " ", lines);
        return AuthorLine.isList(list) ? AuthorLine.split(list) : List.of();
    }

    private static String withoutContact(String line) {
        String name = CONTACT.matcher(line).replaceFirst("");
        return AuthorLine.isList(name) ? name : line;
    }

    /// Without what is raised: the marks of affiliations, which part names where nothing else does.
    private static String text(List<TextLine> lines) {
        return lines.stream()
                .map(line -> line.spans().stream().map(span -> span.raised() ? ", " : span.text())
                        .collect(Collectors.joining()))
                .collect(Collectors.joining(" "));
    }
}
