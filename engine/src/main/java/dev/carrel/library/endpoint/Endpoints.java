package dev.carrel.library.endpoint;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

import dev.carrel.assist.chat.ChatModel;
import dev.carrel.assist.chat.EndpointChat;
import dev.carrel.embed.CachedEmbedder;
import dev.carrel.embed.CrossEncoder;
import dev.carrel.embed.Embedder;
import dev.carrel.embed.endpoint.EndpointCrossEncoder;
import dev.carrel.embed.endpoint.EndpointEmbedder;
import dev.carrel.endpoint.Endpoint;
import dev.carrel.endpoint.EndpointClient;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;

/// The endpoints that a library works with: a client for each that settings name, made when it is first asked for; all are
/// closed together. Views of a library share them, and with them what is known of how well they do.
public final class Endpoints implements AutoCloseable {
    private record ChatKey(Endpoint endpoint, OptionalInt context) {}

    private record EmbedderKey(Endpoint endpoint, EndpointEmbedder.Usage usage) {}

    private final Home home;
    private final EndpointClient.Permissions permissions;
    private final Map<Endpoint, EndpointClient> clients = new HashMap<>();
    private final Map<ChatKey, ChatModel> chats = new HashMap<>();
    private final Map<EmbedderKey, Embedder> embedders = new HashMap<>();
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
        return client(EndpointRole.ASSISTANT, settings)
                .map(client -> chat(client, optional(settings, "assistant.context")));
    }

    private synchronized ChatModel chat(EndpointClient client, OptionalInt context) {
        return chats.computeIfAbsent(new ChatKey(client.endpoint(), context),
                _ -> new EndpointChat(client, context));
    }

    /// The embedder that the settings name instead of one on this machine; what it made is remembered by content.
    public Optional<Embedder> embedder(Settings settings) {
        return client(EndpointRole.EMBEDDING, settings).map(client -> embedder(client, usage(settings)));
    }

    private synchronized Embedder embedder(EndpointClient client, EndpointEmbedder.Usage usage) {
        return embedders.computeIfAbsent(new EmbedderKey(client.endpoint(), usage), _ -> {
            try {
                return new CachedEmbedder(EndpointEmbedder.open(client, usage, home.models()),
                        home.vectors());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    private static EndpointEmbedder.Usage usage(Settings settings) {
        return new EndpointEmbedder.Usage(
                optional(settings, "embedding.endpoint.dimensions"),
                settings.whole("embedding.endpoint.window"),
                prefix(settings, "embedding.endpoint.query-prefix"),
                prefix(settings, "embedding.endpoint.document-prefix"));
    }

    private static OptionalInt optional(Settings settings, String key) {
        return settings.text(key).equals("auto")
                ? OptionalInt.empty()
                : OptionalInt.of(settings.whole(key));
    }

    private static String prefix(Settings settings, String key) {
        return settings.text(key).equals("none") ? "" : settings.text(key);
    }

    /// The cross-encoder that the settings name instead of one on this machine.
    public Optional<CrossEncoder> crossEncoder(Settings settings) {
        return client(EndpointRole.RERANKING, settings).map(EndpointCrossEncoder::new);
    }

    /// Ends what is under way.
    @Override
    public void close() {
        List<EndpointClient> open;
        List<Embedder> madeEmbedders;
        synchronized (this) {
            closed = true;
            open = List.copyOf(clients.values());
            madeEmbedders = List.copyOf(embedders.values());
        }
        open.forEach(EndpointClient::close);
        madeEmbedders.forEach(Embedder::close);
    }
}
