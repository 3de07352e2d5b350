package dev.carrel.read.pdf.sight;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Tells which glyphs lie under something that was painted over them. Something that cuts through words, as a mark across the
/// page does, hides none of them: whoever reads the page reads on below it.
record Covering(PaintedGrid painted) {
    private static final int NOTHING = -1;
    /// Something that cuts this share of the words it meets is a mark. Of a box over half a line it is one word of several.
    private static final double MARK = 0.3;
    /// Letters nearer than this times their height belong to one word.
    private static final double GAP = 0.5;

    /// The places in the list of those glyphs that are covered.
    BitSet of(List<Trace> traces) {
        int[] by = traces.stream().mapToInt(this::covering).toArray();
        Set<Integer> marks = new HashSet<>();
        // Hardly any page has something over its text, so words are made only where there is.
        if (Arrays.stream(by).anyMatch(one -> one != NOTHING)) {
            marks.addAll(marks(by, words(traces)));
        }
        BitSet covered = new BitSet(by.length);
        for (int i = 0; i < by.length; i++) {
            covered.set(i, by[i] != NOTHING && !marks.contains(by[i]));
        }
        return covered;
    }

    /// Shapes that cut through words instead of covering them.
    private static Set<Integer> marks(int[] by, List<List<Integer>> words) {
        Map<Integer, Integer> cut = new HashMap<>();
        Map<Integer, Integer> met = new HashMap<>();
        for (List<Integer> word : words) {
            List<Integer> over = word.stream().map(letter -> by[letter]).distinct().toList();
            over.stream().filter(one -> one != NOTHING).forEach(one -> {
                met.merge(one, 1, Integer::sum);
                cut.merge(one, over.size() == 1 ? 0 : 1, Integer::sum);
            });
        }
        cut.entrySet().removeIf(each -> each.getValue() < MARK * met.getOrDefault(each.getKey(), 0));
        return cut.keySet();
    }

    /// The shape that was painted last of all that cover a glyph.
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
