package dev.carrel.read.notebook;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import dev.carrel.document.reason.Reason;
import dev.carrel.read.UnreadableException;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;

/// Streams the cells out of a notebook's JSON and passes over everything else.
final class CellParser {
    private static final int SHORT = 300;
    private static final int MAX_STRING = 512 * 1024 * 1024;

    private final JsonFactory factory = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder().maxStringLength(MAX_STRING).build())
            .build();
    private final List<Cell> cells = new ArrayList<>();

    List<Cell> parse(String json) throws UnreadableException {
        try (JsonParser parser = factory.createParser(ObjectReadContext.empty(), json)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                throw new UnreadableException(new Reason.Mistaken(Reason.Mistaken.For.NO_NOTEBOOK));
            }
            if (!notebook(parser)) {
                throw new UnreadableException(new Reason.Mistaken(Reason.Mistaken.For.NO_CELLS));
            }
        }
        return cells;
    }

    /// Format 3 keeps the cells in worksheets.
    private boolean notebook(JsonParser parser) {
        boolean found = false;
        for (String name = parser.nextName(); name != null; name = parser.nextName()) {
            JsonToken value = parser.nextToken();
            if (name.equals("cells") && value == JsonToken.START_ARRAY) {
                found = true;
                objects(parser, this::cell);
            } else if (name.equals("worksheets") && value == JsonToken.START_ARRAY) {
                found = true;
                objects(parser, this::notebook);
            } else {
                parser.skipChildren();
            }
        }
        return found;
    }

    private void cell(JsonParser parser) {
        String kind = "";
        String source = "";
        int level = 1;
        List<String> outputs = new ArrayList<>();
        for (String name = parser.nextName(); name != null; name = parser.nextName()) {
            JsonToken value = parser.nextToken();
            switch (name) {
                case "cell_type" -> kind = text(parser, value);
                case "source", "input" -> source = text(parser, value);
                case "level" -> level = value == JsonToken.VALUE_NUMBER_INT ? parser.getValueAsInt(1) : 1;
                case "outputs" -> outputs(parser, value, outputs);
                default -> parser.skipChildren();
            }
        }
        cells.add(new Cell(kind, Math.clamp(level, 1, 6), source, outputs));
    }

    private void outputs(JsonParser parser, JsonToken value, List<String> outputs) {
        if (value == JsonToken.START_ARRAY) {
            objects(parser, output -> output(output, outputs));
        } else {
            parser.skipChildren();
        }
    }

    /// Printed text, and the plain form of a result; in format 4 the latter stands one level down.
    private void output(JsonParser parser, List<String> outputs) {
        for (String name = parser.nextName(); name != null; name = parser.nextName()) {
            JsonToken value = parser.nextToken();
            if (name.equals("text") || name.equals("text/plain")) {
                keepIfShort(text(parser, value), outputs);
            } else if (name.equals("data") && value == JsonToken.START_OBJECT) {
                output(parser, outputs);
            } else {
                parser.skipChildren();
            }
        }
    }

    /// Python's way to show an object, like `<Figure size 640x480>`, says nothing; nor do warnings.
    private static void keepIfShort(String text, List<String> outputs) {
        String bare = text.strip();
        boolean representation = (bare.startsWith("<") && bare.endsWith(">"))
                || bare.matches("(?s)[:\\w.]+\\(?\\)?");
        if (bare.length() < SHORT && !representation && !bare.contains("Warning:")) {
            outputs.add(bare);
        }
    }

    /// A string, or an array of lines.
    private static String text(JsonParser parser, @Nullable JsonToken value) {
        if (value == JsonToken.VALUE_STRING) {
            return parser.getString();
        }
        StringBuilder lines = new StringBuilder();
        if (value == JsonToken.START_ARRAY) {
            for (JsonToken line = parser.nextToken(); line != JsonToken.END_ARRAY
                    && line != null; line = parser.nextToken()) {
                lines.append(line == JsonToken.VALUE_STRING ? parser.getString() : "");
                parser.skipChildren();
            }
        } else {
            parser.skipChildren();
        }
        return lines.toString();
    }

    private static void objects(JsonParser parser, Consumer<JsonParser> each) {
        for (JsonToken token = parser.nextToken(); token != JsonToken.END_ARRAY
                && token != null; token = parser.nextToken()) {
            if (token == JsonToken.START_OBJECT) {
                each.accept(parser);
            } else {
                parser.skipChildren();
            }
        }
    }
}
