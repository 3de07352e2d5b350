package dev.carrel.endpoint;

import java.io.IOException;
import java.net.ConnectException;
import java.net.ProtocolException;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.channels.UnresolvedAddressException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import javax.net.ssl.SSLException;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// One request with its attempts. It is sent again after what may pass (too many requests, an error of the server, a
/// connection that ended) as long as nothing of a reply was handed on.
final class Attempts {
    /// Makes something of a reply whose status is good.
    interface Reading<T> {
        T read(ReplyBytes bytes, Attempts attempt) throws EndpointFailure.Thrown, InterruptedException;
    }

    private static final int LONGEST_SAID = 300;

    private final HttpClient http;
    private final EndpointLimits limits;
    private final Optional<String> key;
    private final Deadline deadline;
    private boolean begun;

    Attempts(HttpClient http, EndpointLimits limits, Optional<String> key) {
        this.http = http;
        this.limits = limits;
        this.key = key;
        this.deadline = Deadline.in(limits.whole());
    }

    <T> T run(HttpRequest request, Reading<T> reading) throws EndpointFailure.Thrown, InterruptedException {
        Duration pause = limits.pause();
        for (int attempt = 1;; attempt++) {
            try {
                return send(request, reading);
            } catch (EndpointFailure.Thrown e) {
                Duration wait = asked(e.failure(), pause);
                if (attempt == limits.attempts() || begun || !e.failure().isPassing()
                        || wait.compareTo(limits.longestWait()) > 0 || wait.toNanos() > deadline.left()) {
                    throw e;
                }
                Thread.sleep(wait);
                pause = pause.multipliedBy(2);
            }
        }
    }

    /// How long to wait: as the endpoint asks, else as we are used to.
    private static Duration asked(EndpointFailure failure, Duration usual) {
        return failure instanceof EndpointFailure.Busy(@Nullable Duration wait) && wait != null
                ? wait
                : usual;
    }

    private <T> T send(HttpRequest request, Reading<T> reading)
            throws EndpointFailure.Thrown, InterruptedException {
        CompletableFuture<HttpResponse<ReplyBytes>> sent = http.sendAsync(request,
                _ -> new ReplyBytes(limits, deadline));
        boolean answered = false;
        try {
            HttpResponse<ReplyBytes> reply = sent.get(deadline.wait(limits.firstByte()),
                    TimeUnit.NANOSECONDS);
            answered = true;
            return read(reply, reading);
        } catch (TimeoutException e) {
            throw new EndpointFailure.Thrown(
                    deadline.missed(EndpointFailure.Stage.FIRST_BYTE, limits.firstByte()));
        } catch (ExecutionException e) {
            throw new EndpointFailure.Thrown(failure(e.getCause()));
        } finally {
            if (!answered) {
                sent.cancel(true);
            }
        }
    }

    private <T> T read(HttpResponse<ReplyBytes> reply, Reading<T> reading)
            throws EndpointFailure.Thrown, InterruptedException {
        try (ReplyBytes bytes = reply.body()) {
            if (reply.statusCode() / 100 != 2) {
                throw new EndpointFailure.Thrown(new StatusFailure(reply, key).of());
            }
            String encoding = reply.headers().firstValue("Content-Encoding").orElse("identity");
            if (!encoding.equalsIgnoreCase("identity")) {
                throw new EndpointFailure.Thrown(
                        new EndpointFailure.Unreadable(EndpointFailure.Form.COMPRESSED));
            }
            return reading.read(bytes, this);
        }
    }

    /// Hands on events, and remembers whether it can still be tried again.
    boolean read(ReplyBytes bytes, EndpointClient.EventSink sink)
            throws EndpointFailure.Thrown, InterruptedException {
        return new ReplyJson(bytes).events(event -> taken(told(event), sink));
    }

    /// A reply can be an error although its status says otherwise. The key is taken out of what is repeated.
    JsonNode told(JsonNode reply) throws EndpointFailure.Thrown {
        if (reply.hasNonNull("error")) {
            String message = StatusFailure.message(reply).orElse("an error without a message");
            String said = StatusFailure.line(key.map(secret -> message.replace(secret, "…")).orElse(message),
                    LONGEST_SAID);
            throw new EndpointFailure.Thrown(
                    ContextComplaint.in(said).orElseGet(() -> new EndpointFailure.Told(said)));
        }
        return reply;
    }

    private boolean taken(JsonNode event, EndpointClient.EventSink sink) {
        EndpointClient.Progress progress = sink.take(event);
        begun |= progress != EndpointClient.Progress.NOTHING_YET;
        return progress == EndpointClient.Progress.DONE;
    }

    private EndpointFailure failure(@Nullable Throwable cause) {
        return switch (cause) {
            case HttpConnectTimeoutException _ ->
                new EndpointFailure.TimedOut(EndpointFailure.Stage.CONNECTION, limits.connecting());
            case ConnectException refused -> isUnknown(refused)
                    ? new EndpointFailure.UnknownHost()
                    : new EndpointFailure.Unreachable();
            case SSLException _ -> new EndpointFailure.NotSecure();
            case ProtocolException _ -> new EndpointFailure.NotHttp();
            case IOException broken -> broken.getCause() instanceof ProtocolException
                    ? new EndpointFailure.NotHttp()
                    : new EndpointFailure.BrokenOff();
            case null, default -> throw new IllegalStateException("the request could not be sent", cause);
        };
    }

    private static boolean isUnknown(@Nullable Throwable problem) {
        return problem != null
                && (problem instanceof UnresolvedAddressException || isUnknown(problem.getCause()));
    }
}
