package dev.carrel.read.pdf.block;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.Box;
import dev.carrel.document.DocumentBuilder;
import dev.carrel.document.Paragraph.Continuation;
import dev.carrel.read.pdf.glyph.Area;
import dev.carrel.read.pdf.page.TextLine;

/// A paragraph's text, and the lines that it was made of, page by page.
public record JoinedText(String text, List<Part> parts) {
    /// The lines on one page.
    ///
    /// @param offset of its first character in the text
    record Part(int page, int offset, List<TextLine> lines) {
        /// One box a column: lines that stand under each other share one.
        List<Box> boxes() {
            List<Area> areas = new ArrayList<>();
            for (TextLine line : lines) {
                Area area = line.onPage();
                if (!areas.isEmpty() && isNear(areas.getLast(), area)) {
                    areas.add(Area.around(areas.removeLast(), area));
                } else {
                    areas.add(area);
                }
            }
            return areas.stream().map(Part::box).toList();
        }

        private static boolean isNear(Area above, Area below) {
            return above.overlap(below) > 0 && below.y0() - above.y1() < 2 * below.height()
                    && below.y1() > above.y0();
        }

        private static Box box(Area area) {
            return new Box(tenths(area.x0()), tenths(area.y0()), tenths(area.x1()), tenths(area.y1()));
        }

        private static double tenths(double points) {
            return Math.round(points * 10) / 10.0;
        }
    }

    /// The text from a character on, which stays where it stands.
    public JoinedText from(int start) {
        int blank = start;
        while (blank < text.length() && Character.isWhitespace(text.charAt(blank))) {
            blank++;
        }
        int cut = blank;
        return cut == 0
                ? this
                : new JoinedText(text.substring(cut), parts.stream()
                        .map(part -> new Part(part.page, Math.max(0, part.offset - cut), part.lines))
                        .toList());
    }

    public void addTo(DocumentBuilder builder) {
        Part first = parts.getFirst();
        builder.paragraph(first.page, text, first.boxes(), parts.stream().skip(1)
                .map(part -> new Continuation(part.page, 0, part.offset, part.boxes())).toList());
    }
}
