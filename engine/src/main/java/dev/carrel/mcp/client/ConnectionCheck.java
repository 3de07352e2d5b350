package dev.carrel.mcp.client;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.base.UserError;
import dev.carrel.library.LibraryCheck.Check;

/// Connects to the server as every client would that knows it.
///
/// @param home the person's
public record ConnectionCheck(Clients clients, Path home) {
    /// As long as clients wait at least: on a busy machine a start takes half of it.
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final String NAME = "mcp";

    /// One for each way in which clients start it; equal ones are tried once.
    public List<Check> checks() {
        Map<ServerCommand, List<Client>> launches = new LinkedHashMap<>();
        List<Check> checks = new ArrayList<>();
        for (Client client : Client.values()) {
            try {
                clients.launch(client).ifPresent(
                        launch -> launches.computeIfAbsent(launch, _ -> new ArrayList<>()).add(client));
            } catch (IOException e) {
                checks.add(new Check(NAME, false, clients.file(client) + " cannot be read: " + e));
            }
        }
        launches.forEach((launch, users) -> checks.add(check(launch, users)));
        return checks.isEmpty()
                ? List.of(new Check(NAME, true, "no client starts it; `carrel mcp --install` tells them"))
                : checks;
    }

    private Check check(ServerCommand launch, List<Client> users) {
        String names = String.join(", ", users.stream().map(Client::title).toList());
        try {
            Connection.Answered answered = new Connection(launch, home).ask(PATIENCE);
            return new Check(NAME, true, names + ": " + answered.tools() + " tools, " + answered.documents()
                    + " documents, answered after " + answered.took().toMillis() + " ms");
        } catch (UserError e) {
            return new Check(NAME, false, names + ": " + e.getMessage() + " " + e.hint());
        } catch (IOException e) {
            return new Check(NAME, false, names + ": " + e);
        }
    }
}
