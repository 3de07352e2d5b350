package dev.carrel.read.pdf.role;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.read.pdf.block.Block;
import dev.carrel.read.pdf.block.TextJoiner;
import dev.carrel.read.pdf.page.TextLine;

import static dev.carrel.read.pdf.block.BlockThresholds.INDENT;
import static dev.carrel.read.pdf.role.RoleThresholds.BETWEEN_ENTRIES;
import static dev.carrel.read.pdf.role.RoleThresholds.FEWEST_NUMBERS;
import static dev.carrel.read.pdf.role.RoleThresholds.LINES_OF_ENTRY;
import static dev.carrel.read.pdf.role.RoleThresholds.SHORTEST_ENTRY;

/// Cuts a list of cited works into its entries: by their numbers where they are numbered, by their first lines that hang
/// out where they hang, else by the lines that end early.
public record ReferenceEntries(TextJoiner joiner) {
    private static final Pattern NUMBERED = Pattern
            .compile("^[\\[(]?(\\d{1,3})[\\]).]*(?:\\s+(?=\\S)|(?=\\p{Lu})|$)");

    public List<String> of(List<Block> blocks) {
        List<TextLine> lines = blocks.stream().flatMap(block -> block.lines().stream()).toList();
        List<List<TextLine>> entries = isNumbered(lines) ? byNumber(lines) : byIndent(blocks);
        return entries.stream().map(joiner::text).map(text -> NUMBERED.matcher(text).replaceFirst(""))
                .filter(text -> text.length() > SHORTEST_ENTRY)
                .toList();
    }

    private static boolean isNumbered(List<TextLine> lines) {
        int next = 1;
        for (TextLine line : lines) {
            next += number(line) == next ? 1 : 0;
        }
        return next > FEWEST_NUMBERS && next > lines.size() / LINES_OF_ENTRY;
    }

    static int number(TextLine line) {
        Matcher number = NUMBERED.matcher(line.text());
        return number.find() ? Integer.parseInt(number.group(1)) : -1;
    }

    private static List<List<TextLine>> byNumber(List<TextLine> lines) {
        List<List<TextLine>> entries = new ArrayList<>();
        int next = 1;
        for (TextLine line : lines) {
            if (number(line) == next) {
                entries.add(new ArrayList<>());
                next++;
            }
            if (!entries.isEmpty()) {
                entries.getLast().add(line);
            }
        }
        return entries;
    }

    private static List<List<TextLine>> byIndent(List<Block> blocks) {
        List<List<TextLine>> entries = new ArrayList<>();
        TextLine previous = null;
        for (Block block : blocks) {
            double left = block.column().x0();
            for (TextLine line : block.lines()) {
                boolean out = line.x0() - left < INDENT * line.size();
                boolean hangs = block.lines().stream()
                        .anyMatch(other -> other.x0() - left > INDENT * line.size());
                boolean gap = previous != null && line.page() == previous.page()
                        && line.baseline() - previous.baseline() > BETWEEN_ENTRIES * line.size();
                if (entries.isEmpty() || (out && hangs) || (!hangs && gap)) {
                    entries.add(new ArrayList<>());
                }
                entries.getLast().add(line);
                previous = line;
            }
        }
        return entries;
    }
}
