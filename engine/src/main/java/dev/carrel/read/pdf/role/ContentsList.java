package dev.carrel.read.pdf.role;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import dev.carrel.read.pdf.block.Block;

import static dev.carrel.read.pdf.block.BlockThresholds.ALIGNED;

/// The entries of a table of contents: lines that look like headings, each with the number of a page at the right edge.
final class ContentsList {
    private static final Pattern PAGE_NUMBER = Pattern.compile("\\d{1,4}|[ivxlc]{1,6}");
    /// Fewer numbers under each other are no list.
    private static final int FEWEST = 3;

    /// Numbers that end at one place of one page.
    private record Edge(int page, long x1) {
        static Edge of(Block number) {
            return new Edge(number.page(), Math.round(number.area().x1() / ALIGNED));
        }
    }

    private ContentsList() {}

    static Set<Block> entries(List<Block> blocks) {
        Map<Edge, List<Block>> numbers = blocks.stream()
                .filter(block -> PAGE_NUMBER.matcher(block.text()).matches())
                .collect(Collectors.groupingBy(Edge::of));
        Set<Block> entries = new HashSet<>();
        for (List<Block> column : numbers.values()) {
            List<Block> named = blocks.stream().filter(block -> column.stream()
                    .anyMatch(number -> isBeside(block, number))).toList();
            entries.addAll(named.size() >= FEWEST ? named : List.of());
        }
        return entries;
    }

    private static boolean isBeside(Block entry, Block number) {
        return entry.page() == number.page()
                && Math.abs(entry.last().baseline() - number.first().baseline()) < ALIGNED
                && entry.area().x1() < number.area().x0();
    }
}
