package dev.carrel.mcp.client;

import java.util.List;
import java.util.Map;

/// The command that starts a server.
///
/// @param command     an absolute path
/// @param environment what it needs besides the little that every program has
public record ServerCommand(String command, List<String> arguments, Map<String, String> environment) {
    /// Under which name clients know it.
    public static final String NAME = "carrel";

    public ServerCommand {
        arguments = List.copyOf(arguments);
        environment = Map.copyOf(environment);
    }
}
