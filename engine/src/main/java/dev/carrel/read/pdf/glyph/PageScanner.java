package dev.carrel.read.pdf.glyph;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.read.pdf.sight.PageSight;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType3Font;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.apache.pdfbox.util.Matrix;
import org.apache.pdfbox.util.Vector;
import org.jspecify.annotations.Nullable;

/// Runs a page's content stream and takes down what it shows. Of PDFBox's text stripper only the engine is used: it knows
/// fonts, encodings and matrices; what it makes of them (lines, words, sorting) is left aside.
public final class PageScanner extends PDFTextStripper {
    /// Degrees by which scanned pages lean; watermarks run at 30 to 60.
    private static final int ASKEW = 6;

    private final Map<PDFont, Face> faces = new HashMap<>();
    private final Map<PDType3Font, Double> drawn = new HashMap<>();
    private final List<Glyph> glyphs = new ArrayList<>();
    private final SignRepair signs = new SignRepair();
    private final Drawings drawings;
    private final Colours colours;
    private final PageSight sight;
    private final HiddenSigns hidden = new HiddenSigns();
    private Matrix shownBy = new Matrix();
    private Vector displacement = new Vector(0, 0);
    private int rotation;
    private PageSize sheet = new PageSize(0, 0, 0);
    /// How many marked contents are open inside of a watermark, itself included.
    private int marked;

    public PageScanner() {
        drawings = new Drawings(this);
        drawings.listen();
        colours = new Colours(this);
        colours.listen();
        sight = new PageSight(this);
        // Pages are asked for one by one, outside of the stripper's own counting, which stays at 0.
        setStartPage(0);
        setShouldSeparateByBeads(false);
    }

    /// @param number from 1
    public PageInk scan(PDDocument document, int number) throws IOException {
        glyphs.clear();
        faces.clear();
        drawn.clear();
        signs.startPage();
        marked = 0;
        sheet = new PageSize(number, 0, 0);
        PDPage page = document.getPage(number - 1);
        rotation = page.getRotation();
        PDRectangle box = page.getCropBox();
        boolean lying = rotation == 90 || rotation == 270;
        sheet = new PageSize(number, lying ? box.getHeight() : box.getWidth(),
                lying ? box.getWidth() : box.getHeight());
        drawings.start(box, rotation);
        sight.start(document, page);
        hidden.start();
        processPage(page);
        return ink();
    }

    /// The ink that has been taken down of the page, which may be damaged farther down.
    public PageInk ink() {
        return hidden.apart(new PageInk(sheet, glyphs, drawings.rules(), drawings.pictures()), sight.ways());
    }

    @Override
    protected void processOperator(Operator operator, List<COSBase> operands) throws IOException {
        sight.see(operator.getName(), operands);
        super.processOperator(operator, operands);
    }

    @Override
    protected void showGlyph(Matrix matrix, PDFont font, int code, Vector moved) throws IOException {
        shownBy = matrix;
        displacement = moved;
        super.showGlyph(matrix, font, code, moved);
    }

    @Override
    protected void processTextPosition(TextPosition at) {
        String shown = hidden.without(signs.of(at));
        if (!shown.isEmpty() && marked == 0) {
            int angle = angle(at);
            glyphs.add(Math.abs(angle - Math.round(at.getDir())) % 360 == 0
                    ? along(at, shown)
                    : aslant(at, shown, angle));
            sight.add(new PageSight.Shown(shownBy, displacement, glyphs.getLast().size(),
                    at.getFont() instanceof PDType3Font, shown.isBlank(), !isOnThePage(at)));
        }
    }

    private Glyph along(TextPosition at, String text) {
        double x = at.getXDirAdj();
        return new Glyph(text, x, x + at.getWidthDirAdj(), at.getYDirAdj(), size(at), face(at.getFont()),
                Math.floorMod(Math.round(at.getDir()) - rotation, 360), at.getWidthOfSpace(),
                colours.isFaint());
    }

    private Glyph aslant(TextPosition at, String text, int angle) {
        double cos = Math.cos(Math.toRadians(angle));
        double sin = Math.sin(Math.toRadians(angle));
        double x = at.getTextMatrix().getTranslateX();
        double y = at.getTextMatrix().getTranslateY();
        return new Glyph(text, x * cos + y * sin, at.getEndX() * cos + at.getEndY() * sin, x * sin - y * cos,
                size(at), face(at.getFont()), Math.floorMod(angle - rotation, 360), at.getWidthOfSpace(),
                colours.isFaint());
    }

    /// The direction of the text in degrees. Text that runs nearly straight, as on a page that was scanned askew, runs
    /// straight.
    private static int angle(TextPosition at) {
        Matrix matrix = at.getTextMatrix();
        int straight = Math.round(at.getDir());
        if (matrix.getShearY() == 0 || matrix.getScaleX() == 0) {
            return straight;
        }
        int angle = (int) Math.round(Math.toDegrees(Math.atan2(matrix.getShearY(), matrix.getScaleX())));
        int off = Math.floorMod(angle - straight + 180, 360) - 180;
        return Math.abs(off) <= ASKEW ? straight : Math.floorMod(angle, 360);
    }

    @Override
    public void beginMarkedContentSequence(COSName tag, @Nullable COSDictionary properties) {
        super.beginMarkedContentSequence(tag, properties);
        sight.begin(tag, properties);
        boolean watermark = properties != null
                && COSName.getPDFName("Watermark").equals(properties.getCOSName(COSName.SUBTYPE));
        marked += marked > 0 || watermark ? 1 : 0;
    }

    @Override
    public void endMarkedContentSequence() {
        super.endMarkedContentSequence();
        sight.end();
        marked = Math.max(0, marked - 1);
    }

    /// Printers' marks stand outside of what is cut out.
    private static boolean isOnThePage(TextPosition at) {
        return at.getX() > -1 && at.getY() > -1 && at.getX() < at.getPageWidth() + 1
                && at.getY() < at.getPageHeight() + 1;
    }

    /// The size as printed, to a tenth: the font's own number says nothing where the matrix scales it.
    private double size(TextPosition at) {
        double size = Math.abs(at.getTextMatrix().getScalingFactorY());
        double units = size < DrawnFont.DOT && at.getFont() instanceof PDType3Font font
                ? drawn.computeIfAbsent(font, DrawnFont::units)
                : 1;
        return Math.round(size * units * 10) / 10.0;
    }

    private Face face(PDFont font) {
        return faces.computeIfAbsent(font, Face::of);
    }

    @Override
    protected void writePage() {
        // Nothing is written: the glyphs themselves are the result.
    }
}
