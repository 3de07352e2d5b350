package dev.carrel.read.pdf.sight;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Tells which glyphs lie under something that was painted over them. Something that cuts through words, as a mark across the
/// page does, hides none of them: whoever reads the page reads on below it.
final class Covering {
    private static final int NOTHING = -1;
    /// Something that cuts this share of the words it meets is a mark. Of a box over half a line it is one word of several.
    private static final double MARK = 0.3;
    /// Letters nearer than this times their height belong to one word.
    private static final double GAP = 0.5;

    private final PaintedGrid painted;

    Covering(PaintedGrid painted) {
        this.painted = painted;
    }

    /// Whether each of some glyphs is covered.
    List<Boolean> of(List<Trace> traces) {
        List<Integer> by = traces.stream().map(this::covering).toList();
        Map<Integer, Integer> cut = new HashMap<>();
        Map<Integer, Integer> whole = new HashMap<>();
        for (List<Integer> word : words(traces)) {
            List<Integer> over = word.stream().map(by::get).toList();
            over.stream().filter(one -> one != NOTHING).distinct().forEach(
                    one -> (over.stream().allMatch(one::equals) ? whole : cut).merge(one, 1, Integer::sum));
        }
        return by.stream().map(one -> one != NOTHING && cut.getOrDefault(one, 0) < MARK
                * (cut.getOrDefault(one, 0) + whole.getOrDefault(one, 0))).toList();
    }

    /// What was painted last of all that covers a glyph.
    private int covering(Trace trace) {
        List<Integer> near = painted.near(trace.x(), trace.y());
        for (int i = near.size() - 1; i >= 0 && near.get(i) >= trace.before(); i--) {
            Painted one = painted.all().get(near.get(i));
            if (one.opaque() && covers(one, trace.box())) {
                return near.get(i);
            }
        }
        return NOTHING;
    }

    private static boolean covers(Painted one, Rectangle2D box) {
        double dx = box.getWidth() / 4;
        double dy = box.getHeight() / 4;
        return one.isAt(box.getCenterX(), box.getCenterY())
                && one.isAt(box.getMinX() + dx, box.getMinY() + dy)
                && one.isAt(box.getMaxX() - dx, box.getMinY() + dy)
                && one.isAt(box.getMinX() + dx, box.getMaxY() - dy)
                && one.isAt(box.getMaxX() - dx, box.getMaxY() - dy);
    }

    private static List<List<Integer>> words(List<Trace> traces) {
        List<List<Integer>> words = new ArrayList<>();
        boolean open = false;
        for (int i = 0; i < traces.size(); i++) {
            if (traces.get(i).blank()) {
                open = false;
                continue;
            }
            if (!open || !goesOn(traces.get(i - 1).box(), traces.get(i).box())) {
                words.add(new ArrayList<>());
            }
            words.getLast().add(i);
            open = true;
        }
        return words;
    }

    private static boolean goesOn(Rectangle2D last, Rectangle2D next) {
        double height = Math.max(last.getHeight(), next.getHeight());
        return Math.abs(last.getCenterY() - next.getCenterY()) < height
                && Math.abs(next.getMinX() - last.getMaxX()) < GAP * height;
    }
}
