package dev.carrel.assist.matrix;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.assist.chat.ReplyObjects;
import tools.jackson.databind.JsonNode;

/// A model's answer for a cell, before it was checked.
///
/// @param answer empty if it says that the document does not say
/// @param quote  the sentence that it says it has copied
/// @param key    of the passage that it says it has copied it from; empty if it did not say
record StatedAnswer(String answer, String quote, String key) {
    /// Nobody puts more into a cell.
    private static final int LONGEST = 2_000;
    private static final Pattern KEY = Pattern.compile("\\d{1,6}");
    private static final Pattern NOTHING = Pattern.compile(
            "(?:(?:it is |this is )?not (?:stated|reported|mentioned|specified|given|available|provided|found|said|clear|known)"
                    + "|n\\s*/?\\s*a|none|null|unknown|unclear|unspecified"
                    + "|the (?:document|text|paper|study|passages?) (?:does|do) not .{0,80})?[.\\s]*",
            Pattern.CASE_INSENSITIVE);

    /// Reads a reply: the last object in it that has an answer. Empty if it has nothing of what was asked for, not even
    /// that there is none.
    static Optional<StatedAnswer> read(String reply) {
        List<JsonNode> objects = ReplyObjects.in(reply).stream().filter(node -> node.has("answer")).toList();
        if (objects.isEmpty()) {
            return !reply.isBlank() && isNothing(reply.strip())
                    ? Optional.of(new StatedAnswer("", "", ""))
                    : Optional.empty();
        }
        JsonNode last = objects.getLast();
        String answer = text(last.path("answer"));
        Matcher key = KEY.matcher(last.path("passage").asString(""));
        return answer.length() > LONGEST
                ? Optional.empty()
                : Optional.of(new StatedAnswer(isNothing(answer) ? "" : answer,
                        last.path("quote").asString("").strip(), key.find() ? key.group() : ""));
    }

    private static boolean isNothing(String answer) {
        return NOTHING.matcher(answer).matches();
    }

    private static String text(JsonNode answer) {
        if (answer.isBoolean()) {
            return answer.asBoolean() ? "yes" : "no";
        }
        return answer.asString("").replaceAll("\\s+", " ").strip();
    }

    boolean isNothing() { return answer.isEmpty(); }
}
