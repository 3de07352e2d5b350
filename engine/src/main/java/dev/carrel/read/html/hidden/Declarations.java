package dev.carrel.read.html.hidden;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

/// The part of a rule or a `style` attribute that decides whether text is seen.
///
/// @param important of the same properties, those that override later ones
record Declarations(Map<String, String> values, Set<String> important) {
    private static final Set<String> TELLING = Set.of("display", "visibility", "opacity", "font-size",
            "color",
            "background", "background-color", "background-image", "position", "left", "top", "right",
            "bottom", "text-indent", "margin-left", "margin-top", "width", "height", "max-width",
            "max-height", "overflow", "overflow-x", "overflow-y", "clip", "clip-path", "transform",
            "content-visibility");

    static Declarations of(String text) {
        Map<String, String> values = new HashMap<>();
        Set<String> important = new HashSet<>();
        for (String declaration : text.split(";")) {
            int colon = declaration.indexOf(':');
            String name = colon < 0 ? "" : declaration.substring(0, colon).strip().toLowerCase(Locale.ROOT);
            if (TELLING.contains(name)) {
                String value = declaration.substring(colon + 1).strip().toLowerCase(Locale.ROOT);
                if (value.contains("!important")) {
                    important.add(name);
                }
                values.put(name, value.replace("!important", "").strip());
            }
        }
        return new Declarations(values, important);
    }

    boolean isEmpty() { return values.isEmpty(); }

    @Nullable
    String value(String name) {
        return values.get(name);
    }

    boolean matches(String name, Pattern pattern) {
        return pattern.matcher(values.getOrDefault(name, "")).matches();
    }

    boolean says(String name, String value) {
        return value.equals(values.get(name));
    }
}
