package dev.carrel.embed.onnx;

import java.util.HashMap;
import java.util.Map;

import dev.carrel.base.UserError;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.json.JsonMapper;

/// Facts about a `tokenizer.json` that are found without parsing all of it: those of today's models have 30 MB.
final class TokenizerOutline {
    private final Map<String, String> kinds = new HashMap<>();
    private boolean marksLikeBert;
    private int highest = -1;

    private TokenizerOutline() {}

    /// @param name how the file is called in an error
    static TokenizerOutline of(byte[] json, String name) {
        TokenizerOutline outline = new TokenizerOutline();
        try (JsonParser parser = JsonMapper.shared().createParser(json)) {
            parser.nextToken();
            outline.leaf(parser);
        } catch (JacksonException e) {
            throw UserError.cannotRun(name + " cannot be used: it is no JSON.",
                    "Get the model's files again.");
        }
        if (!outline.kinds.containsKey("model")) {
            throw UserError.cannotRun(name + " cannot be used: it describes no tokenizer.",
                    "Get the model's files again.");
        }
        return outline;
    }

    /// Whether it is one that our own tokenizer follows to the letter.
    boolean isBert() {
        return marksLikeBert && kinds.getOrDefault("model", "").equals("WordPiece")
                && kinds.getOrDefault("normalizer", "").equals("BertNormalizer")
                && kinds.getOrDefault("pre_tokenizer", "").equals("BertPreTokenizer");
    }

    /// The highest number that a token has.
    int highest() {
        return highest;
    }

    private void leaf(JsonParser parser) {
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String part = parser.currentName();
            JsonToken value = parser.nextToken();
            if (part.equals("added_tokens") && value == JsonToken.START_ARRAY) {
                added(parser);
            } else if (value == JsonToken.START_OBJECT) {
                part(part, parser);
            } else {
                parser.skipChildren();
            }
        }
    }

    private void part(String part, JsonParser parser) {
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = parser.currentName();
            JsonToken value = parser.nextToken();
            if (name.equals("type")) {
                kinds.put(part, parser.getString());
            } else if (part.equals("model") && name.equals("vocab")) {
                vocabulary(value, parser);
            } else {
                parser.skipChildren();
            }
        }
        kinds.putIfAbsent(part, "");
    }

    /// By name with a number each, or in the order of their numbers.
    private void vocabulary(JsonToken form, JsonParser parser) {
        boolean first = false;
        boolean last = false;
        int at = 0;
        while (!parser.nextToken().isStructEnd()) {
            if (form == JsonToken.START_OBJECT) {
                first |= parser.currentName().equals("[CLS]");
                last |= parser.currentName().equals("[SEP]");
                parser.nextToken();
                highest = Math.max(highest, parser.getIntValue());
            } else {
                highest = Math.max(highest, at++);
                parser.skipChildren();
            }
        }
        marksLikeBert = first && last;
    }

    private void added(JsonParser parser) {
        while (parser.nextToken() == JsonToken.START_OBJECT) {
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                boolean number = parser.currentName().equals("id");
                if (parser.nextToken() == JsonToken.VALUE_NUMBER_INT && number) {
                    highest = Math.max(highest, parser.getIntValue());
                }
                parser.skipChildren();
            }
        }
    }
}
