package dev.carrel.endpoint;

import java.util.Optional;

import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Reads the JSON of a reply: one document, or a stream of server-sent events with one each. Which of the two it is says
/// its first line, because there are servers that heed no `stream`, and some that name the wrong type.
final class ReplyJson {
    /// Looks at an event.
    interface EventTest {
        /// @return whether it was the last
        boolean isLast(JsonNode event) throws EndpointFailure.Thrown;
    }

    private static final String DATA = "data:";
    private static final String LAST = "[DONE]";

    private final ReplyLines lines;

    ReplyJson(ReplyBytes bytes) {
        this.lines = new ReplyLines(bytes);
    }

    /// The one document that a reply is.
    JsonNode document() throws EndpointFailure.Thrown, InterruptedException {
        return document(firstLine());
    }

    private JsonNode document(String first) throws EndpointFailure.Thrown, InterruptedException {
        if (!first.startsWith("{") && !first.startsWith("[")) {
            throw unreadable(
                    first.startsWith("<") ? EndpointFailure.Form.WEB_PAGE : EndpointFailure.Form.NOT_JSON);
        }
        String rest = lines.rest(Long.MAX_VALUE);
        return parsed(rest.isEmpty() ? first : first + "\n" + rest, EndpointFailure.Form.NOT_JSON);
    }

    /// Hands on every event, and a whole document as if it were one.
    ///
    /// @return whether it is over, and did not merely end
    boolean events(EventTest sink) throws EndpointFailure.Thrown, InterruptedException {
        String first = firstLine();
        if (!isOfEvents(first)) {
            sink.isLast(document(first));
            return true;
        }
        StringBuilder data = new StringBuilder();
        Optional<String> line = Optional.of(first);
        while (line.isPresent()) {
            if (line.get().isEmpty()) {
                if (isLast(data.toString(), sink)) {
                    return true;
                }
                data.setLength(0);
            }
            data.append(data(line.get()));
            line = lines.next();
        }
        return isLast(data.toString(), sink);
    }

    private static boolean isLast(String data, EventTest sink) throws EndpointFailure.Thrown {
        if (data.isBlank()) {
            return false;
        }
        return data.strip().equals(LAST) || sink.isLast(parsed(data, EndpointFailure.Form.GARBLED_EVENTS));
    }

    /// The text that a line adds to the data of an event; comments and other fields add nothing.
    private static String data(String line) {
        return line.startsWith(DATA) ? line.substring(DATA.length()).stripLeading() + "\n" : "";
    }

    private static boolean isOfEvents(String line) {
        return line.startsWith(":") || line.matches("(data|event|id|retry):.*");
    }

    private String firstLine() throws EndpointFailure.Thrown, InterruptedException {
        Optional<String> line = lines.next();
        while (line.isPresent() && line.get().isBlank()) {
            line = lines.next();
        }
        return line.orElseThrow(() -> new EndpointFailure.Thrown(new EndpointFailure.Empty(false))).strip();
    }

    private static JsonNode parsed(String text, EndpointFailure.Form otherwise)
            throws EndpointFailure.Thrown {
        try {
            return JsonMapper.shared().readTree(text);
        } catch (UnexpectedEndOfInputException e) {
            throw unreadable(EndpointFailure.Form.CUT_JSON);
        } catch (JacksonException e) {
            throw unreadable(otherwise);
        }
    }

    private static EndpointFailure.Thrown unreadable(EndpointFailure.Form form) {
        return new EndpointFailure.Thrown(new EndpointFailure.Unreadable(form));
    }
}
