package dev.carrel.read.html.hidden;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

/// A colour of a web page, each part from 0 to 255, and how much of it covers its ground.
record CssColour(int red, int green, int blue, double cover) {
    static final CssColour WHITE = new CssColour(255, 255, 255, 1);
    static final CssColour BLACK = new CssColour(0, 0, 0, 1);

    /// Nobody tells two colours apart that differ by less in each part.
    private static final int ALIKE = 13;
    private static final Map<String, CssColour> NAMED = Map.ofEntries(Map.entry("white", WHITE),
            Map.entry("black", BLACK), Map.entry("transparent", new CssColour(0, 0, 0, 0)),
            Map.entry("red", new CssColour(255, 0, 0, 1)), Map.entry("blue", new CssColour(0, 0, 255, 1)),
            Map.entry("green", new CssColour(0, 128, 0, 1)),
            Map.entry("yellow", new CssColour(255, 255, 0, 1)),
            Map.entry("snow", new CssColour(255, 250, 250, 1)),
            Map.entry("ivory", new CssColour(255, 255, 240, 1)),
            Map.entry("ghostwhite", new CssColour(248, 248, 255, 1)),
            Map.entry("whitesmoke", new CssColour(245, 245, 245, 1)),
            Map.entry("floralwhite", new CssColour(255, 250, 240, 1)),
            Map.entry("gray", new CssColour(128, 128, 128, 1)),
            Map.entry("grey", new CssColour(128, 128, 128, 1)));
    private static final Pattern HEX = Pattern.compile("#([0-9a-f]{3,8})");
    private static final Pattern RGB = Pattern.compile(
            "rgba?\\(\\s*(\\d{1,3})[\\s,]+(\\d{1,3})[\\s,]+(\\d{1,3})(?:[\\s,/]+([\\d.]+)(%?))?\\s*\\)");

    /// Null if it is not known.
    static @Nullable CssColour of(String value) {
        String text = value.strip();
        Matcher hex = HEX.matcher(text);
        Matcher rgb = RGB.matcher(text);
        if (hex.matches()) {
            return hex(hex.group(1));
        }
        if (rgb.matches()) {
            double cover = rgb.group(4) == null
                    ? 1
                    : Double.parseDouble(rgb.group(4)) / (rgb.group(5).isEmpty() ? 1 : 100);
            return new CssColour(Integer.parseInt(rgb.group(1)), Integer.parseInt(rgb.group(2)),
                    Integer.parseInt(rgb.group(3)), cover);
        }
        return NAMED.get(text);
    }

    private static @Nullable CssColour hex(String digits) {
        String all = digits.length() <= 4 ? digits.replaceAll("(.)", "$1$1") : digits;
        if (all.length() != 6 && all.length() != 8) {
            return null;
        }
        double cover = all.length() == 8 ? part(all, 6) / 255.0 : 1;
        return new CssColour(part(all, 0), part(all, 2), part(all, 4), cover);
    }

    private static int part(String digits, int at) {
        return Integer.parseInt(digits.substring(at, at + 2), 16);
    }

    boolean isLike(CssColour other) {
        return Math.abs(red - other.red) < ALIKE && Math.abs(green - other.green) < ALIKE
                && Math.abs(blue - other.blue) < ALIKE;
    }
}
