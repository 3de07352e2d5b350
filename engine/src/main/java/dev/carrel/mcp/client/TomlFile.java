package dev.carrel.mcp.client;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import tools.jackson.core.JacksonException;
import tools.jackson.dataformat.toml.TomlMapper;

/// A file of settings in TOML. A table can stand anywhere, so a new one goes to the end; of one that is there, only the
/// lines are replaced that say how the server is started.
final class TomlFile {
    private TomlFile() {}

    static EditedText with(String before, String key, ServerCommand launch) {
        List<String> lines = lines(launch);
        String header = "[" + key + "." + ServerCommand.NAME + "]";
        String paste = header + "\n" + String.join("\n", lines) + "\n";
        try {
            String after = JsonFile.at(read(before),
                    List.of(key, ServerCommand.NAME)) instanceof Map<?, ?> there
                            ? replaced(before, header, there, launch)
                            : appended(before, paste);
            return isRight(before, after, key, launch)
                    ? new EditedText.Text(after)
                    : new EditedText.Refused("an edit would change more than that", paste);
        } catch (JacksonException e) {
            return new EditedText.Refused("it is not the TOML that was expected", paste);
        }
    }

    private static List<String> lines(ServerCommand launch) {
        List<String> lines = new ArrayList<>();
        lines.add("command = " + quoted(launch.command()));
        lines.add("args = " + list(launch));
        if (!launch.environment().isEmpty()) {
            lines.add("env = " + table(launch.environment()));
        }
        return lines;
    }

    private static String list(ServerCommand launch) {
        return launch.arguments().stream().map(TomlFile::quoted).collect(Collectors.joining(", ", "[", "]"));
    }

    private static String table(Map<String, String> values) {
        return values.entrySet().stream().map(each -> each.getKey() + " = " + quoted(each.getValue()))
                .sorted()
                .collect(Collectors.joining(", ", "{ ", " }"));
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        text.chars().forEach(c -> {
            if (c == '"' || c == '\\') {
                quoted.append('\\').append((char) c);
            } else if (c < ' ' || c == 127) {
                quoted.append(String.format("\\u%04X", c));
            } else {
                quoted.append((char) c);
            }
        });
        return quoted.append('"').toString();
    }

    private static String appended(String before, String paste) {
        return before + (before.isEmpty() ? "" : before.endsWith("\n") ? "\n" : "\n\n") + paste;
    }

    /// Each line of the table that says something else is replaced, and what it lacks is put behind its header.
    private static String replaced(String before, String header, Map<?, ?> there, ServerCommand launch) {
        if (JsonFile.launch(there).filter(launch::equals).isPresent()) {
            return before;
        }
        List<String> text = new ArrayList<>(before.lines().toList());
        int start = text.stream().map(String::strip).toList().indexOf(header);
        if (start < 0) {
            return before;
        }
        for (String line : lines(launch)) {
            String key = line.substring(0, line.indexOf(' '));
            int at = start + 1;
            while (at < text.size() && !text.get(at).strip().startsWith("[")
                    && !text.get(at).strip().matches(key + "\\s*=.*")) {
                at++;
            }
            if (at < text.size() && text.get(at).strip().startsWith(key)) {
                text.set(at, line);
            } else {
                text.add(start + 1, line);
            }
        }
        return String.join("\n", text) + (before.endsWith("\n") ? "\n" : "");
    }

    /// The proof: the server is started as it should be, and all else means what it meant.
    private static boolean isRight(String before, String after, String key, ServerCommand launch) {
        return launch(after, key).filter(launch::equals).isPresent()
                && without(read(before), key).equals(without(read(after), key));
    }

    private static Map<?, ?> without(Map<?, ?> tree, String key) {
        Map<Object, Object> rest = new LinkedHashMap<>(tree);
        if (rest.remove(key) instanceof Map<?, ?> servers) {
            Map<Object, Object> others = new LinkedHashMap<>(servers);
            if (others.remove(ServerCommand.NAME) instanceof Map<?, ?> ours) {
                Map<Object, Object> further = new LinkedHashMap<>(ours);
                further.keySet().removeAll(List.of("command", "args", "env"));
                rest.put(ServerCommand.NAME, further.isEmpty() ? Map.of() : further);
            }
            rest.put(key, others);
        }
        rest.values().removeIf(value -> value instanceof Map<?, ?> map && map.isEmpty());
        return rest;
    }

    static Optional<ServerCommand> launch(String text, String key) {
        try {
            return JsonFile.at(read(text), List.of(key, ServerCommand.NAME)) instanceof Map<?, ?> entry
                    ? JsonFile.launch(entry)
                    : Optional.empty();
        } catch (JacksonException e) {
            return Optional.empty();
        }
    }

    private static Map<?, ?> read(String text) {
        return text.isBlank() ? Map.of() : new TomlMapper().readValue(text, Map.class);
    }
}
