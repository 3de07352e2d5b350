package dev.carrel.mcp.client;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.databind.json.JsonMapper;

/// A file of settings in JSON, maybe with comments and trailing commas, as editors of code have them.
final class JsonFile {
    private static final JsonMapper LENIENT = JsonMapper.builder().enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
            .enable(JsonReadFeature.ALLOW_TRAILING_COMMA).build();

    private JsonFile() {}

    /// The text with the server in it.
    static EditedText with(String before, Client client, ServerCommand launch) {
        Map<String, Object> entry = entry(client, launch);
        String paste = JsonText.pretty(Map.of(client.key(), Map.of(ServerCommand.NAME, entry)));
        if (before.isBlank()) {
            return new EditedText.Text(paste + "\n");
        }
        try {
            String after = edited(before, client.key(), entry);
            return isOnlyOurs(before, after, client.key())
                    ? new EditedText.Text(after)
                    : new EditedText.Refused("an edit would change more than that", paste);
        } catch (JacksonException | IllegalArgumentException e) {
            return new EditedText.Refused("it is not the JSON that was expected", paste);
        }
    }

    private static Map<String, Object> entry(Client client, ServerCommand launch) {
        Map<String, Object> entry = new LinkedHashMap<>();
        if (client.type() == Client.Type.SAID) {
            entry.put("type", "stdio");
        }
        entry.put("command", launch.command());
        entry.put("args", launch.arguments());
        if (!launch.environment().isEmpty()) {
            entry.put("env", launch.environment());
        }
        return entry;
    }

    /// Further keys that an entry has by now, such as what a person allows it, stay.
    private static String edited(String before, String key, Map<String, Object> entry) {
        Object there = at(read(before), List.of(key, ServerCommand.NAME));
        if (!(there instanceof Map<?, ?> old)) {
            return new JsonText(before).set(List.of(key, ServerCommand.NAME), entry);
        }
        String text = before;
        for (Map.Entry<String, Object> part : entry.entrySet()) {
            if (!part.getValue().equals(old.get(part.getKey()))) {
                text = new JsonText(text).set(List.of(key, ServerCommand.NAME, part.getKey()),
                        part.getValue());
            }
        }
        return text;
    }

    /// The proof that nothing else was touched: both texts mean the same but for the server's entry.
    private static boolean isOnlyOurs(String before, String after, String key) {
        return without(read(before), key).equals(without(read(after), key));
    }

    private static Map<?, ?> without(Map<?, ?> tree, String key) {
        Map<Object, Object> rest = new LinkedHashMap<>(tree);
        if (rest.remove(key) instanceof Map<?, ?> servers) {
            Map<Object, Object> others = new LinkedHashMap<>(servers);
            others.remove(ServerCommand.NAME);
            if (!others.isEmpty()) {
                rest.put(key, others);
            }
        }
        return rest;
    }

    static Optional<ServerCommand> launch(String text, String key) {
        try {
            return at(read(text), List.of(key, ServerCommand.NAME)) instanceof Map<?, ?> entry
                    ? launch(entry)
                    : Optional.empty();
        } catch (JacksonException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    static Optional<ServerCommand> launch(Map<?, ?> entry) {
        Map<String, String> environment = new LinkedHashMap<>();
        if (entry.get("env") instanceof Map<?, ?> variables) {
            variables.forEach((name, value) -> environment.put(String.valueOf(name), String.valueOf(value)));
        }
        List<String> arguments = entry.get("args") instanceof List<?> list
                ? list.stream().map(String::valueOf).toList()
                : List.of();
        return entry.get("command") instanceof String command
                ? Optional.of(new ServerCommand(command, arguments, environment))
                : Optional.empty();
    }

    private static Map<?, ?> read(String text) {
        return LENIENT.readValue(JsonText.withoutMark(text), Map.class);
    }

    static @Nullable Object at(Map<?, ?> tree, List<String> path) {
        Object there = tree;
        for (String key : path) {
            there = there instanceof Map<?, ?> map ? map.get(key) : null;
        }
        return there;
    }
}
