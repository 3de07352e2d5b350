package dev.carrel.mcp.client;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

import dev.carrel.base.NearestName;
import dev.carrel.base.UserError;

/// A program that starts servers for its model.
public enum Client {
    CLAUDE_DESKTOP("claude-desktop", "Claude Desktop", "mcpServers", Type.UNSAID),
    CLAUDE_CODE("claude-code", "Claude Code", "mcpServers", Type.SAID),
    CURSOR("cursor", "Cursor", "mcpServers", Type.UNSAID),
    VS_CODE("vscode", "VS Code", "servers", Type.SAID),
    CODEX("codex", "Codex", "mcp_servers", Type.UNSAID),
    GEMINI_CLI("gemini", "Gemini CLI", "mcpServers", Type.UNSAID);

    /// Whether an entry says by which transport the server is reached.
    enum Type {
        SAID, UNSAID
    }

    private final String word;
    private final String title;
    private final String key;
    private final Type type;

    Client(String word, String title, String key, Type type) {
        this.word = word;
        this.title = title;
        this.key = key;
        this.type = type;
    }

    /// The word that people type.
    public String word() {
        return word;
    }

    public String title() {
        return title;
    }

    /// Under which key its file lists servers.
    String key() {
        return key;
    }

    Type type() {
        return type;
    }

    public static List<String> words() {
        return Arrays.stream(values()).map(Client::word).toList();
    }

    /// @throws UserError for a name that is none of them
    public static Client named(String word) {
        return Arrays.stream(values()).filter(client -> client.word.equals(word)).findFirst()
                .orElseThrow(() -> UserError.usage("There is no client " + word + ".",
                        "Did you mean " + NearestName.of(word, words()) + "? There are "
                                + words().stream().collect(Collectors.joining(", ")) + "."));
    }
}
