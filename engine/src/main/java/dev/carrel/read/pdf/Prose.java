package dev.carrel.read.pdf;

import java.util.ArrayList;
import java.util.List;

/// Tells text from what stands in figures and tables: text fills its column line by line, or is set as the body is and
/// stands at a column's edge.
final class Prose {
    private final Typography type;

    Prose(Typography type) {
        this.type = type;
    }

    List<Block> find(List<Block> blocks) {
        List<Block> found = new ArrayList<>();
        for (int i = 0; i < blocks.size(); i++) {
            Block block = blocks.get(i);
            found.add(block.is(Role.UNKNOWN)
                    ? block.as(isText(block, blocks) ? Role.TEXT : Role.FLOAT)
                    : block);
        }
        return found;
    }

    private boolean isText(Block block, List<Block> blocks) {
        if (!block.first().isUpright() || letters(block) < 0.5) {
            return false;
        }
        boolean body = type.isBodySize(block.size())
                && block.share(span -> type.isBodyFace(span.face())) > 0.4;
        long filling = block.lines().stream().filter(line -> block.fills(line) || isLong(line, block))
                .count();
        if (block.column().width() < type.ems(10)) {
            return false;
        }
        if (body) {
            return filling > 0 || (isAtEdge(block) && !isCell(block, blocks));
        }
        return block.lines().size() >= 3 && filling >= 0.6 * (block.lines().size() - 1)
                && letters(block) > 0.7
                && block.length() > 120;
    }

    /// Unjustified text leaves some room at the right.
    private static boolean isLong(Line line, Block block) {
        return block.lines().size() > 3 && line.x1() > block.column().x0() + 0.8 * block.column().width();
    }

    private boolean isAtEdge(Block block) {
        return block.area().x0() < block.column().x0() + type.ems(4) && block.area().width() > type.ems(1);
    }

    /// Another piece stands beside it in the same column, as in a row of a table.
    private static boolean isCell(Block block, List<Block> blocks) {
        return blocks.stream().anyMatch(other -> !other.equals(block) && other.page() == block.page()
                && other.lines().stream().anyMatch(line -> block.lines().stream().anyMatch(
                        own -> Math.abs(own.baseline() - line.baseline()) < 2 && line.turn() == own.turn()
                                && line.x0() > own.x1() && line.x0() < block.column().x1())));
    }

    static double letters(Block block) {
        String text = block.text();
        long letters = text.codePoints().filter(Character::isLetter).count();
        long all = text.codePoints().filter(c -> !Character.isWhitespace(c)).count();
        return all == 0 ? 0 : (double) letters / all;
    }
}
