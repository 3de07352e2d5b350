package dev.carrel.library.endpoint;

import java.time.Duration;
import java.util.Optional;

import dev.carrel.base.UserError;
import dev.carrel.endpoint.Endpoint;
import dev.carrel.endpoint.EndpointAddress;
import dev.carrel.endpoint.EndpointLimits;
import dev.carrel.endpoint.KeySource;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;

/// One thing that a model elsewhere can do for a library.
public enum EndpointRole {
    /// Answers, verdicts, cells of tables: questions and passages are sent.
    ASSISTANT("assistant", "your questions and passages of your documents") {
        @Override
        EndpointLimits limits(Settings settings) {
            return EndpointLimits.within(Duration.ofSeconds(settings.seconds("assistant.timeout")),
                    settings.whole("assistant.parallel"));
        }
    },
    /// Vectors: all passages are sent once, and every query.
    EMBEDDING("embedding.endpoint", "all your documents, passage by passage, and your questions"),
    /// The order of the best results: the query and their passages are sent.
    RERANKING("rerank.endpoint", "your questions and the passages that are found");

    private static final String NONE = "none";

    private final String prefix;
    private final String sent;

    EndpointRole(String prefix, String sent) {
        this.prefix = prefix;
        this.sent = sent;
    }

    /// The texts that are sent there, in words for people.
    public String sent() {
        return sent;
    }

    /// The name that people know it by: what its settings begin with.
    public String title() {
        return prefix;
    }

    /// The endpoint that the settings name, if they name one.
    ///
    /// @throws UserError if they name an address and no model
    public Optional<Endpoint> endpoint(Settings settings, Home home) {
        return address(settings).map(address -> new Endpoint(address, model(settings),
                KeySource.of(settings.text(prefix + ".key-from"), home.path()), limits(settings)));
    }

    /// The address of its endpoint, if the settings name one.
    public Optional<EndpointAddress> address(Settings settings) {
        String url = settings.text(prefix + ".url");
        return url.equals(NONE) ? Optional.empty() : Optional.of(EndpointAddress.of(url));
    }

    private String model(Settings settings) {
        String model = settings.text(prefix + ".model");
        if (model.equals(NONE)) {
            throw UserError.usage(
                    "The setting " + prefix + ".url names an endpoint, and no setting names its model.",
                    "Set " + prefix + ".model.");
        }
        return model;
    }

    /// Somebody waits for what these do, and it is little.
    EndpointLimits limits(Settings settings) {
        return EndpointLimits.within(Duration.ofSeconds(60), 2);
    }
}
