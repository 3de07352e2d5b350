package dev.carrel.endpoint;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Predicate;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Asks one endpoint: JSON goes there, JSON comes back, whole or event by event. Safe to use from many threads; whoever is
/// interrupted while waiting gets an [EndpointException] at once and stays interrupted.
public final class EndpointClient implements AutoCloseable {
    /// The consent and the keys of this machine's owner.
    ///
    /// @param allowed     whether something may be sent to another machine, by its name
    /// @param environment where keys may be kept
    public record Permissions(Predicate<String> allowed, Function<String, @Nullable String> environment) {}

    /// Takes the events of a reply.
    public interface EventSink {
        /// @return how it goes on
        Progress take(JsonNode event);
    }

    /// How it goes on after an event.
    public enum Progress {
        /// Nothing was used yet: if the connection breaks, everything can be asked again.
        NOTHING_YET,
        /// Something was handed on.
        BEGUN,
        /// Nothing more is wanted.
        DONE
    }

    private final Endpoint endpoint;
    private final Permissions permissions;
    private final HttpClient http;
    private final Semaphore places;
    private final CircuitBreaker breaker;

    public EndpointClient(Endpoint endpoint, Permissions permissions) {
        this(endpoint, permissions, InstantSource.system());
    }

    EndpointClient(Endpoint endpoint, Permissions permissions, InstantSource clock) {
        this.endpoint = endpoint;
        this.permissions = permissions;
        this.places = new Semaphore(endpoint.limits().atOnce());
        this.breaker = new CircuitBreaker(clock);
        // HTTP/1.1, because a question whether it may be 2 confuses small servers.
        this.http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1)
                .followRedirects(HttpClient.Redirect.NEVER).proxy(HttpClient.Builder.NO_PROXY)
                .connectTimeout(endpoint.limits().connecting()).build();
    }

    /// The same endpoint for small questions about itself: asked once each, and a failure says nothing about others.
    ///
    /// @param limit for each question
    public EndpointClient within(Duration limit) {
        return new EndpointClient(new Endpoint(endpoint.address(), endpoint.model(), endpoint.key(),
                EndpointLimits.once(limit)), permissions);
    }

    public Endpoint endpoint() {
        return endpoint;
    }

    /// @param operation such as `models`
    public JsonNode read(String operation) throws EndpointException {
        return whole(request(operation).GET());
    }

    /// @param operation such as `embeddings`
    public JsonNode ask(String operation, JsonNode body) throws EndpointException {
        return whole(request(operation).POST(BodyPublishers.ofString(body.toString())));
    }

    /// @param path such as `props`: what a server offers beside the interface it shares with others
    public JsonNode readBeside(String path) throws EndpointException {
        return whole(request(endpoint.address().beside(path)).GET());
    }

    /// @param path such as `api/show`
    public JsonNode askBeside(String path, JsonNode body) throws EndpointException {
        return whole(request(endpoint.address().beside(path)).POST(BodyPublishers.ofString(body.toString())));
    }

    private JsonNode whole(HttpRequest.Builder request) throws EndpointException {
        return guarded(request, (bytes, attempt) -> attempt.told(new ReplyJson(bytes).document()));
    }

    /// Asks for events, which are handed on as they come.
    ///
    /// @return whether the reply is over, and did not merely end
    public boolean stream(String operation, JsonNode body, EventSink sink) throws EndpointException {
        return guarded(request(operation).POST(BodyPublishers.ofString(body.toString())),
                (bytes, attempt) -> attempt.read(bytes, sink));
    }

    private HttpRequest.Builder request(String operation) {
        return request(endpoint.address().at(operation));
    }

    private static HttpRequest.Builder request(URI place) {
        return HttpRequest.newBuilder(place)
                .header("Content-Type", "application/json")
                .header("Accept", "application/json, text/event-stream").header("User-Agent", "carrel");
    }

    private <T> T guarded(HttpRequest.Builder request, Attempts.Reading<T> reading) throws EndpointException {
        try {
            return placed(request, reading);
        } catch (EndpointFailure.Thrown e) {
            breaker.failed(e.failure());
            throw new EndpointException(e.failure(), endpoint.address(), endpoint.model());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new EndpointException(new EndpointFailure.Cancelled(), endpoint.address(),
                    endpoint.model());
        }
    }

    private <T> T placed(HttpRequest.Builder request, Attempts.Reading<T> reading)
            throws EndpointFailure.Thrown, InterruptedException {
        requireAllowed();
        Optional<String> key = endpoint.key().key(permissions.environment());
        key.ifPresent(secret -> request.header("Authorization", "Bearer " + secret));
        EndpointLimits limits = endpoint.limits();
        breaker.pass();
        if (!places.tryAcquire(limits.whole().toNanos(), TimeUnit.NANOSECONDS)) {
            throw new EndpointFailure.Thrown(
                    new EndpointFailure.TimedOut(EndpointFailure.Stage.PLACE, limits.whole()));
        }
        try {
            T reply = new Attempts(http, limits, key).run(request.build(), reading);
            breaker.succeeded();
            return reply;
        } finally {
            places.release();
        }
    }

    private void requireAllowed() throws EndpointFailure.Thrown {
        EndpointAddress address = endpoint.address();
        if (!address.isOnThisMachine() && !permissions.allowed().test(address.hostName())) {
            throw new EndpointFailure.Thrown(new EndpointFailure.NotAllowed());
        }
    }

    /// Ends what is under way.
    @Override
    public void close() {
        http.shutdownNow();
    }
}
