package dev.carrel.mcp.client;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.databind.json.JsonMapper;

/// A text in JSON that is changed at one place, while every other character stays: comments, order, blanks.
record JsonText(String text) {
    private static final JsonFactory LENIENT = JsonFactory.builder()
            .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
            .enable(JsonReadFeature.ALLOW_TRAILING_COMMA).build();
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    static String withoutMark(String text) {
        return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    }

    /// The innermost object on the way to a value that is there.
    ///
    /// @param depth how many keys of the path lead to it
    /// @param start behind its opening brace
    /// @param empty true if it has no members
    /// @param from  where the value itself begins, if it is there; else -1
    private record Place(int depth, int start, boolean empty, int from, int to) {}

    /// The text with a value at a path. What is missing on the way is made, as the first member of what is there.
    ///
    /// @throws IllegalArgumentException if something on the way is no object
    String set(List<String> path, Object value) {
        Place place = find(path);
        if (place.from() >= 0) {
            String indent = "  ".repeat(path.size());
            return text.substring(0, place.from()) + written(value, indent) + text.substring(place.to());
        }
        String indent = "  ".repeat(place.depth() + 1);
        List<String> missing = path.subList(place.depth(), path.size());
        Object member = value;
        for (String key : missing.subList(1, missing.size()).reversed()) {
            member = Map.of(key, member);
        }
        String inserted = newline() + indent + quoted(missing.getFirst()) + ": " + written(member, indent);
        return text.substring(0, place.start()) + inserted
                + (place.empty() ? newline() + "  ".repeat(place.depth()) : ",")
                + text.substring(place.start());
    }

    private Place find(List<String> path) {
        int shift = text.length() - withoutMark(text).length();
        try (JsonParser parser = LENIENT.createParser(ObjectReadContext.empty(), withoutMark(text))) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                throw new IllegalArgumentException("no object");
            }
            for (int depth = 0;; depth++) {
                int start = (int) parser.currentLocation().getCharOffset() + shift;
                boolean empty = true;
                boolean found = false;
                while (!found && parser.nextToken() == JsonToken.PROPERTY_NAME) {
                    empty = false;
                    found = parser.currentName().equals(path.get(depth));
                    parser.nextToken();
                    if (!found) {
                        parser.skipChildren();
                    }
                }
                if (!found) {
                    return new Place(depth, start, empty, -1, -1);
                }
                if (depth == path.size() - 1) {
                    int from = (int) parser.currentTokenLocation().getCharOffset() + shift;
                    parser.skipChildren();
                    // A text is read to its end only when it is asked for.
                    parser.getString();
                    return new Place(depth, start, false, from,
                            (int) parser.currentLocation().getCharOffset() + shift);
                }
                if (parser.currentToken() != JsonToken.START_OBJECT) {
                    throw new IllegalArgumentException(path.get(depth) + " is no object");
                }
            }
        }
    }

    private String newline() {
        return text.contains("\r\n") ? "\r\n" : "\n";
    }

    /// Over several lines, the following ones indented; lists of words stay on one line.
    private String written(Object value, String indent) {
        return pretty(value).lines().collect(Collectors.joining(newline() + indent));
    }

    static String pretty(Object value) {
        Separators separators = Separators.createDefaultInstance()
                .withObjectNameValueSpacing(Separators.Spacing.AFTER);
        return JsonMapper.shared().writer().with(
                new DefaultPrettyPrinter(separators).withObjectIndenter(new DefaultIndenter("  ", "\n")))
                .writeValueAsString(value);
    }

    private static String quoted(String key) {
        return JsonMapper.shared().writeValueAsString(key);
    }
}
