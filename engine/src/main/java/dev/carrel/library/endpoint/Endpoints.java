package dev.carrel.library.endpoint;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.carrel.assist.chat.ChatModel;
import dev.carrel.assist.chat.EndpointChat;
import dev.carrel.endpoint.Endpoint;
import dev.carrel.endpoint.EndpointClient;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;

/// The endpoints that a library works with: a client for each that settings name, made when it is first asked for; all are
/// closed together. Views of a library share them, and with them what is known of how well they do.
public final class Endpoints implements AutoCloseable {
    private final Home home;
    private final EndpointClient.Permissions permissions;
    private final Map<Endpoint, EndpointClient> clients = new HashMap<>();
    private final Map<Endpoint, ChatModel> chats = new HashMap<>();
    private boolean closed;

    public Endpoints(Home home) {
        this.home = home;
        AllowedHosts hosts = new AllowedHosts(home);
        this.permissions = new EndpointClient.Permissions(
                host -> hosts.decision(host) == AllowedHosts.Decision.ALLOWED, System::getenv);
    }

    /// The client of the endpoint that the settings name for a role.
    public Optional<EndpointClient> client(EndpointRole role, Settings settings) {
        return role.endpoint(settings, home).map(this::client);
    }

    private synchronized EndpointClient client(Endpoint endpoint) {
        if (closed) {
            throw new IllegalStateException("the library is closed");
        }
        return clients.computeIfAbsent(endpoint, each -> new EndpointClient(each, permissions));
    }

    /// The language model that the settings name.
    public Optional<ChatModel> assistant(Settings settings) {
        return client(EndpointRole.ASSISTANT, settings).map(this::chat);
    }

    private synchronized ChatModel chat(EndpointClient client) {
        return chats.computeIfAbsent(client.endpoint(), _ -> new EndpointChat(client));
    }

    /// Ends what is under way.
    @Override
    public void close() {
        List<EndpointClient> open;
        synchronized (this) {
            closed = true;
            open = List.copyOf(clients.values());
        }
        open.forEach(EndpointClient::close);
    }
}
