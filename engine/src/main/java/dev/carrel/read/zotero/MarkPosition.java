package dev.carrel.read.zotero;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.document.Box;
import org.jspecify.annotations.Nullable;

/// The position of an annotation, as Zotero writes it: `{"pageIndex":0,"rects":[[72,100,300,112]]}`. Lines that were drawn by
/// hand (`paths`) are not read.
///
/// @param page       from 1; null where the attachment has no pages
/// @param rectangles left, bottom, right, top, in the coordinates of the PDF itself
public record MarkPosition(@Nullable Integer page, List<Box> rectangles) {
    public static final MarkPosition UNKNOWN = new MarkPosition(null, List.of());

    private static final Pattern PAGE = Pattern.compile("\"pageIndex\"\\s*:\\s*(\\d{1,6})\\b");
    private static final Pattern RECTANGLES = Pattern
            .compile("\"rects\"\\s*:\\s*\\[([\\d\\s.,eE+\\[\\]-]*)\\]");
    private static final String NUMBER = "\\s*(-?\\d{1,7}(?:\\.\\d{1,20})?)\\s*";
    private static final Pattern RECTANGLE = Pattern
            .compile("\\[" + NUMBER + "," + NUMBER + "," + NUMBER + "," + NUMBER + "\\]");

    public MarkPosition {
        rectangles = List.copyOf(rectangles);
    }

    public static MarkPosition of(String written) {
        Matcher page = PAGE.matcher(written);
        if (!page.find()) {
            return UNKNOWN;
        }
        Matcher all = RECTANGLES.matcher(written);
        return new MarkPosition(Integer.parseInt(page.group(1)) + 1, all.find()
                ? RECTANGLE.matcher(all.group(1)).results().map(MarkPosition::box).toList()
                : List.of());
    }

    private static Box box(MatchResult sides) {
        return new Box(side(sides, 1), side(sides, 2), side(sides, 3), side(sides, 4));
    }

    private static double side(MatchResult sides, int group) {
        return Double.parseDouble(sides.group(group));
    }
}
