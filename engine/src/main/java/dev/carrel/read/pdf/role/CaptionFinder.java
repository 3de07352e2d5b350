package dev.carrel.read.pdf.role;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;

import dev.carrel.read.pdf.block.Block;
import dev.carrel.read.pdf.block.BlockRole;
import dev.carrel.read.pdf.block.CaptionLabel;
import dev.carrel.read.pdf.block.Typography;
import dev.carrel.read.pdf.page.TextLine;

import static dev.carrel.read.pdf.block.BlockThresholds.SAME_SIZE;
import static dev.carrel.read.pdf.role.RoleThresholds.CAPTION_EDGE;
import static dev.carrel.read.pdf.role.RoleThresholds.CAPTION_FARTHEST;
import static dev.carrel.read.pdf.role.RoleThresholds.CAPTION_STEP;
import static dev.carrel.read.pdf.role.RoleThresholds.CAPTION_UNDER;
import static dev.carrel.read.pdf.role.RoleThresholds.LABEL_FARTHEST;
import static dev.carrel.read.pdf.role.RoleThresholds.LABEL_SIZE;

/// Finds what stands under figures and over tables: a block that opens with a label, set unlike the body or with a mark
/// after the number, and the lines that go on in its type.
public record CaptionFinder(Typography type) {
    public List<Block> find(List<Block> blocks) {
        List<Block> found = new ArrayList<>();
        for (Block block : blocks) {
            if (opens(block)) {
                found.add(block.as(BlockRole.CAPTION));
            } else if (!found.isEmpty() && found.getLast().is(BlockRole.CAPTION)
                    && goesOn(found.getLast(), block)) {
                Block caption = found.removeLast();
                List<TextLine> lines = new ArrayList<>(caption.lines());
                lines.addAll(block.lines());
                found.add(new Block(lines, caption.column(), BlockRole.CAPTION));
            } else {
                found.add(block);
            }
        }
        return found;
    }

    private boolean opens(Block block) {
        Matcher label = CaptionLabel.PATTERN.matcher(block.first().text());
        if (!label.find()) {
            return false;
        }
        String rest = block.text().substring(label.end());
        boolean marked = rest.isBlank() || !label.group(3).isEmpty();
        boolean unlike = !type.isBodySize(block.size()) || !type.isBodyFace(block.face());
        boolean titled = !type.isBodyFace(block.first().spans().getFirst().face()) && !rest.isBlank()
                && Character.isUpperCase(rest.codePointAt(0));
        return marked || unlike || titled;
    }

    private boolean goesOn(Block caption, Block block) {
        double step = block.first().baseline() - caption.last().baseline();
        boolean label = CaptionLabel.PATTERN.matcher(caption.text()).replaceFirst("").isBlank();
        boolean near = step > CAPTION_STEP * block.size()
                && step < (label ? LABEL_FARTHEST : CAPTION_FARTHEST) * block.size();
        boolean alike = Math.abs(block.size() - caption.last().size()) < (label ? LABEL_SIZE : SAME_SIZE);
        return caption.page() == block.page() && caption.first().turn() == block.first().turn() && near
                && alike
                && caption.area().overlap(block.area()) > CAPTION_UNDER
                && Math.abs(caption.area().x0() - block.area().x0()) < CAPTION_EDGE * block.size()
                && !(type.isBody(block.first()) && !type.isBody(caption.last()));
    }
}
