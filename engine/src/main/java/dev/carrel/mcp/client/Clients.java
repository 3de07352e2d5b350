package dev.carrel.mcp.client;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The clients of one person on this machine, and where each keeps its list of servers.
public final class Clients {
    private final Path home;
    private final Map<String, String> environment;
    private final boolean mac;

    /// @param home   the person's
    /// @param system the name of the operating system
    public Clients(Path home, Map<String, String> environment, String system) {
        this.home = home;
        this.environment = Map.copyOf(environment);
        this.mac = system.startsWith("Mac");
    }

    /// The file of the whole person, not of a project.
    public Path file(Client client) {
        return switch (client) {
            case CLAUDE_DESKTOP -> applications().resolve("Claude/claude_desktop_config.json");
            case CLAUDE_CODE -> told("CLAUDE_CONFIG_DIR").orElse(home).resolve(".claude.json");
            case CURSOR -> home.resolve(".cursor/mcp.json");
            case VS_CODE -> applications().resolve("Code/User/mcp.json");
            case CODEX -> told("CODEX_HOME").orElse(home.resolve(".codex")).resolve("config.toml");
            case GEMINI_CLI -> home.resolve(".gemini/settings.json");
        };
    }

    private Path applications() {
        return mac
                ? home.resolve("Library/Application Support")
                : told("XDG_CONFIG_HOME").orElse(home.resolve(".config"));
    }

    private Optional<Path> told(String variable) {
        return Optional.ofNullable(environment.get(variable)).filter(value -> !value.isBlank()).map(Path::of);
    }

    /// Those that have been used here: there is a folder of theirs, or the file itself.
    public List<Client> present() {
        return Arrays.stream(Client.values()).filter(this::isPresent).toList();
    }

    private boolean isPresent(Client client) {
        Path file = file(client);
        return Files.exists(file) || switch (client) {
            case CLAUDE_DESKTOP, CURSOR, VS_CODE, CODEX, GEMINI_CLI ->
                Files.isDirectory(file.resolveSibling("."));
            case CLAUDE_CODE -> Files.isDirectory(home.resolve(".claude"));
        };
    }

    /// The change to a client's file that lets it start the server like this.
    public FileChange change(Client client, ServerCommand launch) throws IOException {
        Path file = file(client);
        String before = Files.exists(file) ? Files.readString(file) : "";
        return new FileChange(client, file, before, switch (client) {
            case CODEX -> TomlFile.with(before, client.key(), launch);
            case CLAUDE_DESKTOP, CLAUDE_CODE, CURSOR, VS_CODE, GEMINI_CLI -> JsonFile.with(before, client,
                    launch);
        });
    }

    /// How a client starts the server now; empty if it does not know it, or its file cannot be understood.
    public Optional<ServerCommand> launch(Client client) throws IOException {
        Path file = file(client);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        String text = Files.readString(file);
        return switch (client) {
            case CODEX -> TomlFile.launch(text, client.key());
            case CLAUDE_DESKTOP, CLAUDE_CODE, CURSOR, VS_CODE, GEMINI_CLI -> JsonFile.launch(text,
                    client.key());
        };
    }
}
