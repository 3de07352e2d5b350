package dev.carrel.assist.chat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A parameter of a chat that not every endpoint takes.
enum ChatParameter {
    TEMPERATURE("temperature"), SEED("seed"),
    /// Newer models of OpenAI want `max_completion_tokens` instead.
    MAX_TOKENS("max_tokens"), SCHEMA("response_format|schema|grammar");

    private static final int FIXED_SEED = 20;

    private final Pattern names;

    ChatParameter(String names) {
        this.names = Pattern.compile(names, Pattern.CASE_INSENSITIVE);
    }

    /// Those that a complaint names.
    static List<ChatParameter> namedIn(String said) {
        return Arrays.stream(values()).filter(each -> each.names.matcher(said).find()).toList();
    }

    /// The body of a request.
    static ObjectNode body(String model, ChatRequest request, Set<ChatParameter> without) {
        ObjectNode body = JsonMapper.shared().createObjectNode().put("model", model).put("stream", true);
        body.putArray("messages").add(message("system", request.instructions()))
                .add(message("user", request.question()));
        body.put(without.contains(MAX_TOKENS) ? "max_completion_tokens" : "max_tokens", request.maxTokens());
        if (!without.contains(TEMPERATURE)) {
            body.put("temperature", 0);
        }
        if (!without.contains(SEED)) {
            body.put("seed", FIXED_SEED);
        }
        if (request.schema() != null && !without.contains(SCHEMA)) {
            body.set("response_format", format(request.schema()));
        }
        return body;
    }

    private static ObjectNode message(String role, String content) {
        return JsonMapper.shared().createObjectNode().put("role", role).put("content", content);
    }

    private static JsonNode format(String schema) {
        ObjectNode format = JsonMapper.shared().createObjectNode().put("type", "json_schema");
        format.putObject("json_schema").put("name", "reply").put("strict", true).set("schema",
                JsonMapper.shared().readTree(schema));
        return format;
    }
}
