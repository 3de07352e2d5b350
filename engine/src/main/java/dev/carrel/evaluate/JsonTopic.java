package dev.carrel.evaluate;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/// A line of `queries.jsonl`. All but the id and the text is passed over unread, because the metadata of some
/// collections holds the expected answer.
final class JsonTopic {
    private static final JsonFactory FACTORY = new JsonFactory();

    private final NumberedLine line;
    private String id = "";
    private String text = "";

    JsonTopic(NumberedLine line) {
        this.line = line;
    }

    Topic topic() {
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), line.text())) {
            read(parser);
        } catch (JacksonException e) {
            throw Topics.malformed(line, "not JSON");
        }
        return Topics.topic(id, text, line);
    }

    private void read(JsonParser parser) {
        if (parser.nextToken() != JsonToken.START_OBJECT) {
            throw Topics.malformed(line, "not a JSON object");
        }
        for (String name = parser.nextName(); name != null; name = parser.nextName()) {
            field(name, parser.nextToken(), parser);
        }
        if (parser.nextToken() != null) {
            throw Topics.malformed(line, "more than one JSON object");
        }
    }

    private void field(String name, @Nullable JsonToken value, JsonParser parser) {
        switch (name) {
            case "_id" -> id = scalar(name, value, parser);
            case "text" -> text = scalar(name, value, parser);
            default -> parser.skipChildren();
        }
    }

    private String scalar(String name, @Nullable JsonToken value, JsonParser parser) {
        if (value != JsonToken.VALUE_STRING && value != JsonToken.VALUE_NUMBER_INT) {
            throw Topics.malformed(line, name + " is not a string");
        }
        return parser.getString();
    }
}
