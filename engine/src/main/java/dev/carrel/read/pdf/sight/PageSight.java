package dev.carrel.read.pdf.sight;

import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.HiddenText.Way;
import org.apache.pdfbox.contentstream.PDFStreamEngine;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.graphics.state.PDGraphicsState;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;
import org.apache.pdfbox.util.Matrix;
import org.apache.pdfbox.util.Vector;
import org.jspecify.annotations.Nullable;

/// Follows a page's content stream and tells of each glyph whether it can be seen, and if not, why.
public final class PageSight {
    /// A glyph as the stream shows it.
    ///
    /// @param size    in points
    /// @param drawn   true of fonts whose glyphs bring their own colours
    /// @param blank   true of a space
    /// @param outside true if it stands beside the page
    public record Shown(Matrix matrix, Vector displacement, double size, boolean drawn, boolean blank,
            boolean outside) {}

    /// Points: nobody reads what is this small. Labels in figures are larger.
    private static final double TINY = 1.05;
    private static final double TRANSPARENT = 0.02;

    private final PDFStreamEngine engine;
    private final Canvas canvas;
    private final Layers layers = new Layers();
    private final List<Trace> traces = new ArrayList<>();
    private Rectangle2D page = new Rectangle2D.Double();
    private double unit = 1;
    private List<Path2D> frames = List.of();
    private Rectangle2D frame = Clip.NONE.box();

    public PageSight(PDFStreamEngine engine) {
        this.engine = engine;
        this.canvas = new Canvas(engine, layers);
    }

    public void start(PDDocument document, PDPage newPage) {
        page = newPage.getCropBox().toGeneralPath().getBounds2D();
        canvas.start(page);
        layers.start(document.getDocumentCatalog().getOCProperties());
        traces.clear();
        frames = List.of();
        unit = newPage.getUserUnit();
    }

    /// Before an operator is carried out.
    public void see(String operator, List<COSBase> operands) {
        canvas.see(operator, operands);
    }

    public void begin(COSName tag, @Nullable COSDictionary properties) {
        layers.begin(tag, properties);
    }

    public void end() {
        layers.end();
    }

    /// One glyph more; [#ways()] tells of all in this order.
    public void add(Shown glyph) {
        Rectangle2D box = Trace.box(glyph.matrix(), glyph.displacement());
        traces.add(new Trace(box, canvas.painted().all().size(), glyph.blank(), way(glyph, box)));
        if (engine.getGraphicsState().getTextState().getRenderingMode().isClip()) {
            canvas.cutOut();
        }
    }

    /// How each glyph is hidden; null for those that can be seen.
    public List<@Nullable Way> ways() {
        return new Visibility(page, canvas.painted()).ways(traces);
    }

    private @Nullable Way way(Shown glyph, Rectangle2D box) {
        PDGraphicsState state = engine.getGraphicsState();
        RenderingMode mode = state.getTextState().getRenderingMode();
        if (glyph.outside()) {
            return Way.OUTSIDE;
        }
        if (layers.isOff()) {
            return Way.NOT_DISPLAYED;
        }
        if (mode == RenderingMode.NEITHER) {
            return Way.UNPAINTED;
        }
        if (size(glyph) * unit <= TINY) {
            return Way.SIZE;
        }
        return isClipped(state, box) ? Way.CLIPPED : byColour(glyph, mode, state, box);
    }

    /// Letters may also be squeezed to nothing.
    private static double size(Shown glyph) {
        return glyph.drawn()
                ? glyph.size()
                : Math.min(glyph.size(), Math.abs(glyph.matrix().getScalingFactorX()));
    }

    /// The engine knows the frames of forms, the canvas what the stream itself cuts out.
    private boolean isClipped(PDGraphicsState state, Rectangle2D box) {
        return canvas.ink().clip().hides(box) || !frame(state.getCurrentClippingPaths()).intersects(box);
    }

    /// The area that the frames have in common, found out once for all glyphs inside of them.
    private Rectangle2D frame(List<Path2D> paths) {
        if (frames.size() != paths.size() || !frames.equals(paths)) {
            frames = List.copyOf(paths);
            frame = paths.stream().map(Path2D::getBounds2D).reduce(Rectangle2D::createIntersection)
                    .orElse(Clip.NONE.box());
        }
        return frame;
    }

    private @Nullable Way byColour(Shown glyph, RenderingMode mode, PDGraphicsState state, Rectangle2D box) {
        boolean filled = mode.isFill() && state.getNonStrokeAlphaConstant() > TRANSPARENT;
        boolean stroked = mode.isStroke() && state.getAlphaConstant() > TRANSPARENT;
        if (mode == RenderingMode.NEITHER_CLIP) {
            return null;
        }
        if (!filled && !stroked) {
            return Way.TRANSPARENT;
        }
        if (glyph.drawn()) {
            return null;
        }
        Ink ink = canvas.ink();
        Rgb ground = Visibility.ground(canvas.painted(), box.getCenterX(), box.getCenterY());
        boolean lost = (!filled || isLost(ink.fill(), ground)) && (!stroked || isLost(ink.stroke(), ground));
        return lost ? Way.COLOUR : null;
    }

    private static boolean isLost(@Nullable Rgb ink, @Nullable Rgb ground) {
        return ink != null && ground != null && ink.isLike(ground);
    }
}
