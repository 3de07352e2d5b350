package dev.carrel.read.pdf.glyph;

import java.util.List;

import org.apache.pdfbox.contentstream.PDFStreamEngine;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.contentstream.operator.OperatorProcessor;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSNumber;
import org.apache.pdfbox.pdmodel.graphics.color.PDColor;
import org.apache.pdfbox.pdmodel.graphics.color.PDDeviceGray;
import org.apache.pdfbox.pdmodel.graphics.state.PDGraphicsState;

/// The rough lightness of what a content stream paints: enough to tell a watermark from ink. The lightness is kept in the graphics
/// state, which saves and restores it; colour spaces are not looked at, since profiles take long to load.
record Colours(PDFStreamEngine engine) {
    /// Lighter than any ink for text, from black at 0 to white at 1; grey notes are at 0.5 and below.
    private static final double FAINT = 0.6;
    /// White is no watermark: it stands on something dark.
    private static final double WHITE = 0.98;
    /// Ink that covers less is a stamp.
    private static final double TRANSPARENT = 0.6;

    void listen() {
        List.of("g", "rg", "k", "sc", "scn", "cs").forEach(this::on);
    }

    /// Whether what is painted now is light or lets the page shine through.
    boolean isFaint() {
        PDGraphicsState state = engine.getGraphicsState();
        float light = state.getNonStrokingColor().getComponents()[0];
        return state.getNonStrokeAlphaConstant() < TRANSPARENT || (light > FAINT && light < WHITE);
    }

    private void on(String name) {
        engine.addOperator(new OperatorProcessor(engine) {
            @Override
            public void process(Operator operator, List<COSBase> operands) {
                engine.getGraphicsState().setNonStrokingColor(
                        new PDColor(new float[]{lightness(name, operands)}, PDDeviceGray.INSTANCE));
            }

            @Override
            public String getName() { return name; }
        });
    }

    /// One number alone may be a spot colour, of which more is darker, unless the operator says that it is gray.
    private static float lightness(String name, List<COSBase> operands) {
        List<Float> parts = operands.stream().filter(COSNumber.class::isInstance)
                .map(part -> ((COSNumber) part).floatValue()).toList();
        return switch (parts.size()) {
            case 1 -> name.equals("g") ? parts.getFirst() : 0;
            case 3 -> 0.3f * parts.get(0) + 0.6f * parts.get(1) + 0.1f * parts.get(2);
            case 4 -> Math.max(0, 1 - parts.get(3) - 0.3f * parts.get(0) - 0.6f * parts.get(1)
                    - 0.1f * parts.get(2));
            default -> 0;
        };
    }
}
