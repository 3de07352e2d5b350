package dev.carrel.read.pdf.sight;

import java.awt.BasicStroke;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;

import org.apache.pdfbox.contentstream.PDFStreamEngine;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSNumber;
import org.apache.pdfbox.pdmodel.graphics.blend.BlendMode;
import org.apache.pdfbox.pdmodel.graphics.state.PDGraphicsState;
import org.apache.pdfbox.util.Matrix;
import org.jspecify.annotations.Nullable;

/// Follows what a content stream paints beside its text, in order. It is told of every operator before the engine carries it out.
final class Canvas {
    /// Maps paint more than this; the rest of them is not looked at.
    private static final int MOST = 20_000;
    /// Points: a thinner line is no ground to write on.
    private static final double BROAD = 4;
    private static final int MOST_STROKED = 64;
    private static final double SOLID = 0.99;

    private final PDFStreamEngine engine;
    private final Layers layers;
    private final PaintedGrid painted = new PaintedGrid();
    private final PathBuilder path = new PathBuilder();
    /// The ink of each state that is saved. One that is not known here is a copy of the last.
    private final Map<PDGraphicsState, Ink> inks = new WeakHashMap<>();
    private @Nullable PDGraphicsState state;
    private Ink ink = Ink.FIRST;
    private int clipping = -1;

    Canvas(PDFStreamEngine engine, Layers layers) {
        this.engine = engine;
        this.layers = layers;
    }

    void start(Rectangle2D page) {
        painted.start(page);
        state = null;
        path.clear();
        inks.clear();
        ink = Ink.FIRST;
        clipping = -1;
    }

    PaintedGrid painted() {
        return painted;
    }

    /// The ink that is painted with now.
    Ink ink() {
        PDGraphicsState now = engine.getGraphicsState();
        if (!now.equals(state)) {
            ink = inks.computeIfAbsent(now, _ -> ink);
            state = now;
        }
        return ink;
    }

    private void change(Ink changed) {
        ink = changed;
        inks.put(engine.getGraphicsState(), changed);
    }

    void see(String operator, List<COSBase> operands) {
        Ink now = ink();
        switch (operator) {
            case "m", "l", "c", "v", "y", "re", "h" -> path.take(operator, operands, matrix());
            case "W" -> clipping = Path2D.WIND_NON_ZERO;
            case "W*" -> clipping = Path2D.WIND_EVEN_ODD;
            case "f", "F", "b", "B" -> fill(Path2D.WIND_NON_ZERO);
            case "f*", "b*", "B*" -> fill(Path2D.WIND_EVEN_ODD);
            case "S", "s" -> stroke();
            case "n" -> end();
            case "sh" -> shade();
            case "Do" -> object(operands);
            case "BI" -> picture(false);
            case "w" -> operands.stream().limit(1).filter(COSNumber.class::isInstance)
                    .forEach(width -> change(now.drawing(((COSNumber) width).floatValue())));
            default -> colour(operator, operands, now);
        }
    }

    private void colour(String operator, List<COSBase> operands, Ink now) {
        switch (operator) {
            case "g" -> fill(ColourModel.GRAY, operands);
            case "rg" -> fill(ColourModel.RGB, operands);
            case "k" -> fill(ColourModel.CMYK, operands);
            case "sc", "scn" -> fill(now.fillModel(), operands);
            case "G" -> stroke(ColourModel.GRAY, operands);
            case "RG" -> stroke(ColourModel.RGB, operands);
            case "K" -> stroke(ColourModel.CMYK, operands);
            case "SC", "SCN" -> stroke(now.strokeModel(), operands);
            case "cs" -> {
                ColourModel model = model(operands);
                change(now.filling(model, model.initial()));
            }
            case "CS" -> {
                ColourModel model = model(operands);
                change(now.stroking(model, model.initial()));
            }
            default -> {
            }
        }
    }

    private ColourModel model(List<COSBase> operands) {
        return !operands.isEmpty() && operands.getFirst() instanceof COSName name
                ? ColourModel.named(name, engine.getResources())
                : ColourModel.UNKNOWN;
    }

    private void fill(ColourModel model, List<COSBase> operands) {
        change(ink.filling(model, model.colour(operands)));
    }

    private void stroke(ColourModel model, List<COSBase> operands) {
        change(ink.stroking(model, model.colour(operands)));
    }

    private Matrix matrix() {
        return engine.getGraphicsState().getCurrentTransformationMatrix();
    }

    private void fill(int rule) {
        if (!path.isEmpty()) {
            boolean solid = isSolid(engine.getGraphicsState().getNonStrokeAlphaConstant());
            add(new Painted(path.outline(rule), ink.clip(), Painted.Kind.SHAPE, solid ? ink.fill() : null,
                    solid && ink.fill() != null));
        }
        end();
    }

    /// Some programs draw a bar as a line that is as broad as the bar.
    private void stroke() {
        double width = ink.width() * Math.abs(matrix().getScalingFactorX());
        if (!path.isEmpty() && width >= BROAD && path.segments() <= MOST_STROKED) {
            Path2D bar = new Path2D.Double(new BasicStroke((float) width, BasicStroke.CAP_SQUARE,
                    BasicStroke.JOIN_MITER).createStrokedShape(path.path()));
            boolean solid = isSolid(engine.getGraphicsState().getAlphaConstant());
            add(new Painted(Outlined.of(bar, false), ink.clip(), Painted.Kind.SHAPE,
                    solid ? ink.stroke() : null, false));
        }
        end();
    }

    private void end() {
        if (clipping >= 0 && !path.isEmpty()) {
            change(ink.within(ink.clip().and(path.outline(clipping))));
        }
        clipping = -1;
        path.clear();
    }

    private void shade() {
        add(new Painted(rectangle(ink.clip().box()), ink.clip(), Painted.Kind.SHAPE, null, false));
    }

    private static Outlined rectangle(Rectangle2D box) {
        return Outlined.of(new Path2D.Double(box), true);
    }

    /// Text has been shown that cuts what is painted from now on out of its letters.
    void cutOut() {
        change(ink().veil());
    }

    private void object(List<COSBase> operands) {
        COSDictionary objects = engine.getResources() == null
                ? null
                : engine.getResources().getCOSObject().getCOSDictionary(COSName.XOBJECT);
        if (objects != null && !operands.isEmpty() && operands.getFirst() instanceof COSName name
                && objects.getDictionaryObject(name) instanceof COSDictionary object) {
            if (COSName.IMAGE.equals(object.getCOSName(COSName.SUBTYPE))) {
                picture(isWhole(object));
            } else if (object.containsKey(COSName.GROUP)) {
                group();
            }
        }
    }

    /// Inside of a group the engine begins with a clean state; whether it lets something through is said around it.
    private void group() {
        if (!isSolid(engine.getGraphicsState().getNonStrokeAlphaConstant())) {
            ink = ink.veil();
            // The state itself stays as it is: only those that follow from here on inherit the veil.
            state = null;
        }
    }

    /// Pictures are not opened: their dictionaries tell whether they have holes.
    private static boolean isWhole(COSDictionary image) {
        return !image.containsKey(COSName.SMASK) && !image.containsKey(COSName.MASK)
                && !image.getBoolean(COSName.IMAGE_MASK, false)
                && image.getInt(COSName.getPDFName("SMaskInData"), 0) == 0;
    }

    private void picture(boolean whole) {
        PathBuilder frame = new PathBuilder();
        frame.unit(matrix());
        add(new Painted(frame.outline(Path2D.WIND_NON_ZERO), ink.clip(), Painted.Kind.PICTURE, null,
                whole && isSolid(engine.getGraphicsState().getNonStrokeAlphaConstant())));
    }

    private boolean isSolid(double alpha) {
        PDGraphicsState now = engine.getGraphicsState();
        return alpha > SOLID && !ink.veiled() && now.getSoftMask() == null
                && (now.getBlendMode() == null || now.getBlendMode().equals(BlendMode.NORMAL));
    }

    private void add(Painted one) {
        if (painted.all().size() < MOST && !layers.isOff()) {
            painted.add(one);
        }
    }
}
