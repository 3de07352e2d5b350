package dev.carrel.read.pdf.glyph;

import java.awt.geom.Point2D;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.apache.pdfbox.contentstream.PDFStreamEngine;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.contentstream.operator.OperatorProcessor;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSNumber;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.PDXObject;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.jspecify.annotations.Nullable;

/// Takes down where a content stream draws: thin horizontal lines as rules, images and all other painted paths as pictures.
/// Only extents are kept, and of a drawing with very many strokes only the first.
final class Drawings {
    /// Maps have more strokes than this; none of them is a rule.
    private static final int MOST = 20_000;
    /// Points: a rule is thinner than this and longer than that.
    private static final double THIN = 2.5;
    private static final double LONG = 20;

    private final PDFStreamEngine engine;
    private final List<Area> rules = new ArrayList<>();
    private final List<Area> pictures = new ArrayList<>();
    private @Nullable Area path;
    private PDRectangle page = new PDRectangle();
    private int rotation;

    Drawings(PDFStreamEngine engine) {
        this.engine = engine;
    }

    void start(PDRectangle box, int turned) {
        page = box;
        rotation = turned;
        rules.clear();
        pictures.clear();
        path = null;
    }

    List<Area> rules() {
        return List.copyOf(rules);
    }

    List<Area> pictures() {
        return List.copyOf(pictures);
    }

    void listen() {
        on("m", this::points);
        on("l", this::points);
        on("c", this::points);
        on("v", this::points);
        on("y", this::points);
        on("re", this::rectangle);
        for (String paint : List.of("S", "s", "f", "F", "f*", "B", "B*", "b", "b*")) {
            on(paint, operands -> paint());
        }
        on("n", operands -> path = null);
        on("Do", this::object);
    }

    /// The effect of an operator on its operands.
    @FunctionalInterface
    private interface Action {
        void take(List<COSBase> operands) throws IOException;
    }

    private void on(String name, Action action) {
        engine.addOperator(new OperatorProcessor(engine) {
            @Override
            public void process(Operator operator, List<COSBase> operands) throws IOException {
                action.take(operands);
            }

            @Override
            public String getName() { return name; }
        });
    }

    private void points(List<COSBase> operands) {
        for (int i = 0; i + 1 < operands.size(); i += 2) {
            if (operands.get(i) instanceof COSNumber x && operands.get(i + 1) instanceof COSNumber y) {
                reach(x.floatValue(), y.floatValue());
            }
        }
    }

    private void rectangle(List<COSBase> operands) {
        if (operands.size() >= 4 && operands.get(0) instanceof COSNumber x
                && operands.get(1) instanceof COSNumber y
                && operands.get(2) instanceof COSNumber width
                && operands.get(3) instanceof COSNumber height) {
            reach(x.floatValue(), y.floatValue());
            reach(x.floatValue() + width.floatValue(), y.floatValue() + height.floatValue());
        }
    }

    private void reach(float x, float y) {
        Area point = upright(x, y);
        path = path == null ? point : Area.around(path, point);
    }

    private Area upright(float x, float y) {
        Point2D.Float at = engine.getGraphicsState().getCurrentTransformationMatrix().transformPoint(x, y);
        double across = switch (rotation) {
            case 90 -> at.y - page.getLowerLeftY();
            case 180 -> page.getUpperRightX() - at.x;
            case 270 -> page.getUpperRightY() - at.y;
            default -> at.x - page.getLowerLeftX();
        };
        double down = switch (rotation) {
            case 90 -> at.x - page.getLowerLeftX();
            case 180 -> at.y - page.getLowerLeftY();
            case 270 -> page.getUpperRightX() - at.x;
            default -> page.getUpperRightY() - at.y;
        };
        return new Area(across, down, across, down);
    }

    private void paint() {
        Area drawn = path;
        path = null;
        if (drawn == null || pictures.size() + rules.size() >= MOST) {
            return;
        }
        boolean rule = drawn.height() <= THIN && drawn.width() >= LONG;
        (rule ? rules : pictures).add(drawn);
    }

    private void object(List<COSBase> operands) throws IOException {
        if (operands.isEmpty() || !(operands.getFirst() instanceof COSName name)
                || engine.getResources() == null) {
            return;
        }
        if (engine.getResources().isImageXObject(name)) {
            Area corner = upright(0, 0);
            pictures.add(Area.around(Area.around(corner, upright(1, 1)),
                    Area.around(upright(0, 1), upright(1, 0))));
            return;
        }
        PDXObject object = engine.getResources().getXObject(name);
        if (object instanceof PDFormXObject form && engine.getLevel() < DEEPEST) {
            form(form);
        }
    }

    /// Forms inside of forms; damaged files have them without end.
    private static final int DEEPEST = 25;

    private void form(PDFormXObject form) throws IOException {
        engine.increaseLevel();
        try {
            engine.showForm(form);
        } finally {
            engine.decreaseLevel();
        }
    }
}
