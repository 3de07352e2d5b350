package dev.carrel.read.pdf.role;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import dev.carrel.read.pdf.block.Block;
import dev.carrel.read.pdf.block.BlockRole;

import static dev.carrel.read.pdf.role.RoleThresholds.FEWEST_LETTERS;

/// Sees to it that what is no paper is read too: where little would be kept as text (slides, forms, posters, a page of
/// verse), all that is written is taken for text.
public final class Leftovers {
    private static final Set<BlockRole> KEPT = Set.of(BlockRole.TITLE, BlockRole.ABSTRACT, BlockRole.HEADING,
            BlockRole.TEXT,
            BlockRole.CAPTION,
            BlockRole.REFERENCE, BlockRole.FOOTNOTE);
    /// Of papers more than this is kept, even of those with long tables.
    private static final double LITTLE = 0.4;
    /// More than papers have of affiliations and notices.
    private static final double MOST_FRONT = 0.4;

    private Leftovers() {}

    public static List<Block> keep(List<Block> blocks) {
        if (blocks.stream().noneMatch(block -> KEPT.contains(block.role()) || isWritten(block))) {
            return blocks.stream().map(block -> block.as(BlockRole.TEXT)).toList();
        }
        if (isLittle(blocks)) {
            return kept(blocks, block -> !block.is(BlockRole.FRONT) || !Byline.isNames(block));
        }
        if (length(blocks, block -> block.is(BlockRole.FRONT)) > MOST_FRONT * length(blocks, _ -> true)) {
            return kept(blocks, block -> block.is(BlockRole.FRONT) && ProseTest.isSentences(block));
        }
        Set<Integer> bare = blocks.stream().map(Block::page).distinct().filter(page -> isBare(page, blocks))
                .collect(Collectors.toSet());
        return bare.isEmpty()
                ? blocks
                : kept(blocks, block -> bare.contains(block.page()) && block.first().isUpright());
    }

    private static List<Block> kept(List<Block> blocks, Predicate<Block> wanted) {
        return blocks.stream()
                .map(block -> !KEPT.contains(block.role()) && wanted.test(block) && isWritten(block)
                        ? block.as(BlockRole.TEXT)
                        : block)
                .toList();
    }

    private static boolean isWritten(Block block) {
        return ProseTest.letters(block) > FEWEST_LETTERS && block.length() > 1;
    }

    /// A title alone is no text.
    private static boolean isLittle(List<Block> blocks) {
        boolean titles = blocks.stream().filter(block -> KEPT.contains(block.role()))
                .allMatch(block -> block.is(BlockRole.TITLE) || block.is(BlockRole.HEADING));
        return titles || length(blocks, block -> KEPT.contains(block.role())) < LITTLE
                * length(blocks, Leftovers::isWritten);
    }

    private static int length(List<Block> blocks, Predicate<Block> wanted) {
        return blocks.stream().filter(wanted).mapToInt(Block::length).sum();
    }

    /// A page without a caption on which nothing was taken for text.
    private static boolean isBare(int page, List<Block> blocks) {
        return blocks.stream().filter(block -> block.page() == page)
                .noneMatch(block -> KEPT.contains(block.role()) && !block.is(BlockRole.HEADING));
    }
}
