package dev.carrel.read.pdf.sight;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

import dev.carrel.document.HiddenText.Way;
import org.jspecify.annotations.Nullable;

/// Holds the glyphs of a page against all that is painted on it.
final class Visibility {
    /// The ways in which programs that recognise text put it to the picture of the page.
    private static final Set<Way> OF_SCANS = Set.of(Way.UNPAINTED, Way.COVERED, Way.TRANSPARENT, Way.COLOUR);
    /// The page is looked at in so many places across and down, of which pictures of a whole page fill half.
    private static final int GRID = 20;
    private static final double WHOLE_PAGE = 0.5;
    /// Where letters are painted as shapes, text without ink lies on them: a shape is not higher than this times a glyph.
    private static final double LETTER = 4;

    private final Rectangle2D page;
    private final PaintedGrid painted;
    private final List<Painted> pictures;
    /// Whether pictures fill the page.
    private final boolean scan;

    Visibility(Rectangle2D page, PaintedGrid painted) {
        this.page = page;
        this.painted = painted;
        this.pictures = painted.all().stream().filter(one -> one.kind() == Painted.Kind.PICTURE).toList();
        this.scan = !pictures.isEmpty() && filled() >= WHOLE_PAGE * GRID * GRID;
    }

    /// The colour behind a place: that of the paper, if nothing has been painted there; null if it is not known.
    static @Nullable Rgb ground(PaintedGrid painted, double x, double y) {
        List<Integer> near = painted.near(x, y);
        for (int i = near.size() - 1; i >= 0; i--) {
            Painted one = painted.all().get(near.get(i));
            if (one.isAt(x, y)) {
                return one.colour();
            }
        }
        return Rgb.WHITE;
    }

    List<@Nullable Way> ways(List<Trace> traces) {
        List<Trace> known = covered(traces);
        boolean layer = isLayer(known);
        List<@Nullable Way> ways = new ArrayList<>();
        Way last = null;
        for (Trace trace : known) {
            // A space goes with the word before it: programs put spaces anywhere, in any colour.
            last = trace.blank() && !ways.isEmpty() ? last : layer && isOnScan(trace) ? null : trace.way();
            ways.add(last);
        }
        return ways;
    }

    private List<Trace> covered(List<Trace> traces) {
        BitSet covered = new Covering(painted).of(traces);
        if (covered.isEmpty()) {
            return traces;
        }
        List<Trace> known = new ArrayList<>();
        for (int i = 0; i < traces.size(); i++) {
            Trace trace = traces.get(i);
            boolean looked = trace.way() == null || trace.way() == Way.COLOUR;
            known.add(looked && covered.get(i) ? trace.with(Way.COVERED) : trace);
        }
        return known;
    }

    /// Whether what is hidden is the text of the page, which is a picture or painted as shapes. On such a page hardly anything else
    /// is text: a page with a picture behind its words has more words that are seen.
    private boolean isLayer(List<Trace> traces) {
        long onScan = traces.stream().filter(trace -> !trace.blank() && isOnScan(trace)).count();
        return onScan > 0 && onScan >= traces.stream().filter(trace -> !trace.blank() && trace.way() == null)
                .count();
    }

    private boolean isOnScan(Trace trace) {
        return trace.way() != null && OF_SCANS.contains(trace.way())
                && ((scan && pictures.stream().anyMatch(one -> isNear(one, trace)))
                        || (trace.way() == Way.UNPAINTED && isOnLetter(trace)));
    }

    /// In how many places of the page there is a picture.
    private int filled() {
        int filled = 0;
        for (int row = 0; row < GRID; row++) {
            for (int column = 0; column < GRID; column++) {
                double x = page.getX() + (column + 0.5) / GRID * page.getWidth();
                double y = page.getY() + (row + 0.5) / GRID * page.getHeight();
                filled += pictureAt(x, y) ? 1 : 0;
            }
        }
        return filled;
    }

    private boolean pictureAt(double x, double y) {
        return pictures.stream().anyMatch(one -> one.isAt(x, y));
    }

    private static boolean isNear(Painted one, Trace trace) {
        return one.outline().bounds().intersects(trace.box());
    }

    private boolean isOnLetter(Trace trace) {
        return painted.near(trace.x(), trace.y()).stream().map(painted.all()::get)
                .anyMatch(one -> one.kind() == Painted.Kind.SHAPE
                        && !one.outline().isRectangle() && isNear(one, trace)
                        && one.outline().bounds().getHeight() < LETTER * trace.box().getHeight());
    }
}
