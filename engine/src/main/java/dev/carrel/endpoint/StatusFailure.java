package dev.carrel.endpoint;

import java.net.URI;
import java.net.http.HttpResponse;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Tells from the status of a reply, and from what the endpoint says about it, what went wrong.
///
/// @param key what was sent to open the door; it is taken out of whatever is repeated
record StatusFailure(HttpResponse<ReplyBytes> reply, Optional<String> key) {
    private static final int MOST_SAID = 20_000;
    private static final int LONGEST_SAID = 300;

    EndpointFailure of() throws InterruptedException {
        int status = reply.statusCode();
        return switch (status) {
            case 300, 301, 302, 303, 304, 305, 306, 307, 308 -> new EndpointFailure.Redirected(target());
            case 401, 403, 407 -> new EndpointFailure.Unauthorised(status, key.isPresent(), said());
            case 404, 405 -> notFound(said());
            case 429 -> new EndpointFailure.Busy(wait("Retry-After"));
            case 413 -> new EndpointFailure.TooLong(null, said());
            default -> refused(status, said());
        };
    }

    private EndpointFailure refused(int status, String said) {
        return ContextComplaint.in(said).orElseGet(() -> status >= 500
                ? serverError(status, said)
                : new EndpointFailure.Refused(status, said));
    }

    private EndpointFailure serverError(int status, String said) {
        Duration wait = wait("Retry-After");
        return status == 503 && wait != null
                ? new EndpointFailure.Busy(wait)
                : new EndpointFailure.ServerError(status, said);
    }

    private EndpointFailure notFound(String said) {
        return said.toLowerCase(Locale.ROOT).contains("model")
                ? new EndpointFailure.UnknownModel(said)
                : new EndpointFailure.NotFound(reply.uri().getPath(), said);
    }

    private String target() {
        try {
            URI to = reply.uri().resolve(reply.headers().firstValue("Location").orElse(""));
            return to.getAuthority() == null ? "elsewhere" : line(to.getAuthority() + to.getPath());
        } catch (IllegalArgumentException e) {
            return "elsewhere";
        }
    }

    private @Nullable Duration wait(String header) {
        String told = reply.headers().firstValue(header).orElse("").strip();
        if (told.matches("\\d{1,6}")) {
            return Duration.ofSeconds(Long.parseLong(told));
        }
        try {
            Instant at = ZonedDateTime.parse(told, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant();
            Duration wait = Duration.between(Instant.now(), at);
            return wait.isNegative() ? Duration.ZERO : wait;
        } catch (DateTimeException e) {
            return null;
        }
    }

    /// The endpoint's own words, on one line and not too many of them.
    private String said() throws InterruptedException {
        try {
            return line(message(new ReplyLines(reply.body()).rest(MOST_SAID)));
        } catch (EndpointFailure.Thrown e) {
            return "";
        }
    }

    private static String message(String body) {
        try {
            return message(JsonMapper.shared().readTree(body)).orElse("");
        } catch (JacksonException e) {
            return body.stripLeading().startsWith("<") ? "" : body;
        }
    }

    /// `{"error": {"message": …}}` with OpenAI, and simpler forms elsewhere.
    static Optional<String> message(JsonNode body) {
        JsonNode error = body.path("error");
        return Optional.of(error.path("message")).filter(JsonNode::isString)
                .or(() -> Optional.of(error).filter(JsonNode::isString))
                .or(() -> Optional.of(body.path("message")).filter(JsonNode::isString))
                .or(() -> Optional.of(body.path("detail")).filter(JsonNode::isString))
                .map(JsonNode::asString);
    }

    private String line(String text) {
        return line(key.map(secret -> text.replace(secret, "…")).orElse(text), LONGEST_SAID);
    }

    /// A text of others on one line, without anything that a terminal would obey, and without its full stop.
    static String line(String text, int longest) {
        String line = text.replaceAll("[\\p{Cntrl}\\p{Cf}\\s]+", " ").strip();
        String cut = line.length() <= longest ? line : line.substring(0, longest).strip() + "…";
        return cut.endsWith(".") ? cut.substring(0, cut.length() - 1) : cut;
    }
}
