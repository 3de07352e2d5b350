package dev.carrel.assist.chat;

import java.util.ArrayList;
import java.util.List;

import tools.jackson.core.JacksonException;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Finds the JSON objects of a reply that hold no others, whatever is around them and wherever it breaks off: models were
/// asked for JSON alone, and many say more.
public final class ReplyObjects {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS, JsonReadFeature.ALLOW_TRAILING_COMMA,
                    JsonReadFeature.ALLOW_SINGLE_QUOTES,
                    JsonReadFeature.ALLOW_BACKSLASH_ESCAPING_ANY_CHARACTER)
            .build();

    private ReplyObjects() {}

    /// Those that can be read, in their order.
    public static List<JsonNode> in(String reply) {
        List<JsonNode> objects = new ArrayList<>();
        for (String object : texts(reply)) {
            try {
                objects.add(JSON.readTree(object));
            } catch (JacksonException e) {
                // Not JSON after all.
            }
        }
        return objects;
    }

    /// From the last opening brace before each closing one.
    private static List<String> texts(String reply) {
        List<String> objects = new ArrayList<>();
        int open = -1;
        boolean quoted = false;
        for (int i = 0; i < reply.length(); i++) {
            char letter = reply.charAt(i);
            if (quoted) {
                i += letter == '\\' ? 1 : 0;
                quoted = letter != '"';
            } else if (letter == '{') {
                open = i;
            } else if (letter == '"') {
                quoted = open >= 0;
            } else if (letter == '}' && open >= 0) {
                objects.add(reply.substring(open, i + 1));
                open = -1;
            }
        }
        return objects;
    }
}
