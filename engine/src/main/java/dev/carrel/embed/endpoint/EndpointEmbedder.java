package dev.carrel.embed.endpoint;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;

import dev.carrel.base.AtomicFile;
import dev.carrel.base.ContentHash;
import dev.carrel.base.UserError;
import dev.carrel.embed.Embedder;
import dev.carrel.embed.Model;
import dev.carrel.embed.Vector;
import dev.carrel.endpoint.EndpointClient;
import dev.carrel.endpoint.EndpointException;
import dev.carrel.endpoint.EndpointFailure;
import dev.carrel.endpoint.TokenEstimate;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Embeds with a model behind an endpoint. Which vectors belong together is told by the model's name, its prefixes and its
/// dimensions, and not by the machine that it runs on.
public final class EndpointEmbedder implements Embedder {
    /// How the model is to be used.
    ///
    /// @param dimensions those that are asked for; empty for what the model gives
    /// @param window     the most tokens it sees at once
    public record Usage(OptionalInt dimensions, int window, String queryPrefix, String documentPrefix) {}

    private final EndpointClient client;
    private final Usage usage;
    private final Batches batches;
    private final Model model;

    private EndpointEmbedder(EndpointClient client, Usage usage, int dimensions) {
        this.client = client;
        this.usage = usage;
        this.batches = new Batches(client.endpoint().limits().atOnce(), texts -> send(client, usage, texts));
        this.model = new Model(client.endpoint().model(), dimensions, usage.window(), Model.Pooling.MEAN,
                usage.queryPrefix(), usage.documentPrefix(),
                fingerprint(client.endpoint().model(), dimensions, usage));
    }

    /// @param client closed by whoever made it
    /// @param memory where it is remembered how many dimensions a model has, so that it is asked only once
    /// @throws UserError of the kind `AWAY` if that has to be asked and nobody answers
    public static EndpointEmbedder open(EndpointClient client, Usage usage, Path memory) throws IOException {
        Path known = memory.resolve(ContentHash.of((client.endpoint().model() + "\n" + usage.dimensions())
                .getBytes(StandardCharsets.UTF_8)).value().substring(0, 16) + ".dimensions");
        if (usage.dimensions().isEmpty() && !Files.isRegularFile(known)) {
            AtomicFile.write(known, String.valueOf(asked(client, usage)));
        }
        return new EndpointEmbedder(client, usage, usage.dimensions().isPresent()
                ? usage.dimensions().getAsInt()
                : Integer.parseInt(Files.readString(known).strip()));
    }

    private static int asked(EndpointClient client, Usage usage) {
        try {
            return send(client, usage, List.of("dimensions")).getFirst().dimensions();
        } catch (EndpointException e) {
            throw away(e);
        }
    }

    private static String fingerprint(String name, int dimensions, Usage usage) {
        return ContentHash
                .of(String.join("\n", "endpoint", name, String.valueOf(dimensions), usage.queryPrefix(),
                        usage.documentPrefix()).getBytes(StandardCharsets.UTF_8))
                .value();
    }

    private static List<Vector> send(EndpointClient client, Usage usage, List<String> texts)
            throws EndpointException {
        ObjectNode body = JsonMapper.shared().createObjectNode().put("model", client.endpoint().model());
        texts.forEach(body.putArray("input")::add);
        usage.dimensions().ifPresent(wanted -> body.put("dimensions", wanted));
        boolean isNative = client.endpoint().address().isNative();
        if (isNative) {
            body.put("truncate", false);
        } else {
            body.put("encoding_format", "float");
        }
        return EmbeddingReply.of(client.ask(isNative ? "embed" : "embeddings", body), texts.size())
                .orElseThrow(() -> new EndpointException(
                        new EndpointFailure.Unreadable(EndpointFailure.Form.UNEXPECTED_JSON),
                        client.endpoint().address(), client.endpoint().model()));
    }

    @Override
    public Model model() {
        return model;
    }

    @Override
    public int tokens(String text) {
        return TokenEstimate.of(text);
    }

    /// Two tokens are left for what models put around a text.
    @Override
    public int room() {
        return usage.window() - 2 - tokens(usage.documentPrefix());
    }

    @Override
    public int atOnce() {
        return client.endpoint().limits().atOnce() * Batches.MOST;
    }

    @Override
    public boolean isNear() { return false; }

    @Override
    public Vector query(String text) {
        int room = usage.window() - 2 - tokens(usage.queryPrefix());
        return embedded(usage.queryPrefix() + TokenEstimate.cut(text, room));
    }

    @Override
    public Vector passage(String text) {
        if (tokens(text) > room()) {
            throw new IllegalArgumentException(
                    "a passage of about " + tokens(text) + " tokens, where there is room for "
                            + room());
        }
        return embedded(usage.documentPrefix() + text);
    }

    private Vector embedded(String text) {
        try {
            Vector vector = batches.vector(text);
            if (vector.dimensions() != model.dimensions()) {
                throw UserError.cannotRun(
                        model.name() + " gives vectors of " + vector.dimensions() + " dimensions, and "
                                + model.dimensions() + " are wanted.",
                        "Set embedding.endpoint.dimensions to " + vector.dimensions()
                                + " and run `carrel reindex`.");
            }
            return vector;
        } catch (EndpointException e) {
            throw away(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while a text was embedded", e);
        }
    }

    private static UserError away(EndpointException failure) {
        return UserError.away(String.valueOf(failure.getMessage()),
                "Documents are found by their words meanwhile; `carrel sync` makes the vectors that are missing.");
    }

    /// The client is shared, and closed by its owner.
    @Override
    public void close() {}
}
