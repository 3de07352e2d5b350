package dev.carrel.read.bibliography.csl;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import tools.jackson.databind.JsonNode;

/// A date of CSL-JSON as one text, in the form that BibLaTeX and the Library of Congress have for it:
/// `1984-05-01/1984-06`, `1984~` where it is not certain.
final class CslDate {
    private CslDate() {}

    static String written(JsonNode date) {
        String words = Stream.of("raw", "literal", "edtf").map(form -> CslWork.text(date, form))
                .filter(text -> !text.isEmpty()).findFirst().orElse("");
        String days = date.path("date-parts").valueStream().map(CslDate::day).filter(day -> !day.isEmpty())
                .collect(Collectors.joining("/"));
        if (days.isEmpty()) {
            return words.isEmpty() && !date.has("date-parts") ? fallback(date) : words;
        }
        String season = CslWork.text(date, "season");
        boolean uncertain = date.path("circa").asBoolean(false) || date.path("circa").asInt(0) != 0;
        return (season.isEmpty() ? "" : season + " ") + days + (uncertain ? "~" : "");
    }

    /// Some other object.
    private static String fallback(JsonNode object) {
        return object.isEmpty() ? "" : object.toString();
    }

    private static String day(JsonNode parts) {
        List<Integer> numbers = parts.valueStream().map(part -> part.asInt(part.asString("").strip()
                .matches("-?\\d{1,4}") ? Integer.parseInt(part.asString("").strip()) : 0))
                .takeWhile(number -> number != 0).toList();
        return numbers.isEmpty()
                ? ""
                : String.format(Locale.ROOT, "%04d", numbers.getFirst()) + numbers.stream().skip(1)
                        .map(number -> String.format(Locale.ROOT, "-%02d", number))
                        .collect(Collectors.joining());
    }
}
