package dev.carrel.read.html.hidden;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.carrel.document.HiddenText.Way;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/// The look of an element, with what it inherits.
///
/// @param gone   the way in which it and all inside of it is hidden; null if it is not
/// @param unseen true if its own text is not visible, which elements inside may be
/// @param size   of its letters, in pixels
/// @param colour of its letters; null if it is not known
/// @param ground behind it; null if it is not known
record Look(@Nullable Way gone, boolean unseen, double size, @Nullable CssColour colour,
        @Nullable CssColour ground) {
    private static final double READABLE = 1.5;
    private static final double FAR = 500;
    private static final double NOTHING = 0.02;
    private static final Pattern LENGTH = Pattern
            .compile("(-?[\\d.]{1,12})\\s*(px|pt|em|rem|%|vw|vh|in|cm|mm)?");
    private static final Pattern SHRUNK = Pattern.compile(".*scale[xy]?\\(\\s*0[\\s,)].*");
    private static final Pattern MOVED = Pattern.compile(".*translate[xy]?\\([^)]*-\\d{4,}px.*");
    private static final Pattern CUT = Pattern.compile("rect\\(\\s*([01](?:px)?[\\s,]+){3}[01](?:px)?\\s*\\)"
            + "|inset\\(\\s*(?:50|100)%.*|circle\\(\\s*0.*|polygon\\(\\s*0(?:px)? 0(?:px)?\\s*,?\\s*"
            + "(?:0(?:px)? 0(?:px)?\\s*,?\\s*)*\\)");

    static Look first(boolean plain) {
        return new Look(null, false, 16, CssColour.BLACK, plain ? CssColour.WHITE : null);
    }

    /// Why text that stands in the element itself is not seen; null if it is.
    @Nullable
    Way way() {
        if (gone != null) {
            return gone;
        }
        if (unseen) {
            return Way.NOT_DISPLAYED;
        }
        if (size < READABLE) {
            return Way.SIZE;
        }
        if (colour != null && colour.cover() <= NOTHING) {
            return Way.TRANSPARENT;
        }
        return colour != null && ground != null && colour.isLike(ground) ? Way.COLOUR : null;
    }

    /// The look of an element inside.
    ///
    /// @param named true if rules that are not known here may speak of it
    Look inside(Element element, Declarations said, boolean named) {
        String visibility = said.value("visibility");
        return new Look(gone != null ? gone : gone(element, said),
                visibility == null ? unseen : visibility.equals("hidden") || visibility.equals("collapse"),
                size(said), colour(element, said), ground(element, said, named));
    }

    private static @Nullable Way gone(Element element, Declarations said) {
        if (said.says("display", "none") || said.says("content-visibility", "hidden")
                || (element.hasAttr("hidden") && said.value("display") == null)) {
            return Way.NOT_DISPLAYED;
        }
        Double opacity = length(said.value("opacity"));
        if (opacity != null && opacity <= NOTHING) {
            return Way.TRANSPARENT;
        }
        if (isOffScreen(said)) {
            return Way.OUTSIDE;
        }
        if (said.matches("transform", SHRUNK)) {
            return Way.SIZE;
        }
        return isCut(said) ? Way.CLIPPED : null;
    }

    private static boolean isOffScreen(Declarations said) {
        boolean placed = said.says("position", "absolute") || said.says("position", "fixed");
        return (placed && (Stream.of("left", "top", "right", "bottom", "margin-left", "margin-top")
                .anyMatch(side -> isFar(said.value(side)))
                || said.matches("transform", MOVED)))
                || isFar(said.value("text-indent")) || isFar(said.value("margin-left"));
    }

    private static boolean isFar(@Nullable String value) {
        Double length = length(value);
        return length != null && length <= -FAR && value != null && !value.contains("%");
    }

    private static boolean isCut(Declarations said) {
        boolean closed = Stream.of("overflow", "overflow-x", "overflow-y")
                .anyMatch(side -> said.says(side, "hidden") || said.says(side, "clip"));
        boolean nothing = Stream.of("width", "height", "max-width", "max-height")
                .anyMatch(side -> isNothing(said.value(side)));
        return (closed && nothing) || Stream.of("clip", "clip-path").map(said::value)
                .anyMatch(value -> value != null && CUT.matcher(value).matches());
    }

    private static boolean isNothing(@Nullable String value) {
        Double length = length(value);
        return length != null && length >= 0 && length <= 1 && value != null
                && (length == 0 || value.endsWith("px") || value.endsWith("pt"));
    }

    private double size(Declarations said) {
        String value = said.value("font-size");
        Double number = length(value);
        if (value == null || number == null) {
            return size;
        }
        if (value.endsWith("rem")) {
            return 16 * number;
        }
        return value.endsWith("em")
                ? size * number
                : value.endsWith("%") ? size * number / 100 : value.endsWith("vw") ? 10 * number : number;
    }

    private @Nullable CssColour colour(Element element, Declarations said) {
        String value = said.value("color");
        if (value != null) {
            return value.equals("inherit") ? colour : CssColour.of(value);
        }
        if (element.normalName().equals("font") && element.hasAttr("color")) {
            return CssColour.of(element.attr("color").toLowerCase(Locale.ROOT));
        }
        // Links and buttons have colours of their own.
        return element.normalName().matches("a|button|input|select|option") ? null : colour;
    }

    private @Nullable CssColour ground(Element element, Declarations said, boolean named) {
        String value = said.value("background-color") != null
                ? said.value("background-color")
                : said.value("background");
        String plain = value == null && element.hasAttr("bgcolor")
                ? element.attr("bgcolor").toLowerCase(Locale.ROOT)
                : value;
        if (said.value("background-image") != null && !said.says("background-image", "none")) {
            return null;
        }
        if (plain == null || plain.equals("none") || plain.equals("inherit")) {
            return named ? null : ground;
        }
        CssColour painted = CssColour.of(plain);
        return painted == null || painted.cover() >= 1 - NOTHING
                ? painted
                : painted.cover() <= NOTHING ? ground : null;
    }

    private static @Nullable Double length(@Nullable String value) {
        Matcher length = LENGTH.matcher(value == null ? "" : value);
        try {
            return length.matches() ? Double.valueOf(length.group(1)) : null;
        } catch (NumberFormatException _) {
            return null;
        }
    }
}
