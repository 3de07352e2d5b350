package dev.carrel.assist.chat;

import java.util.function.Consumer;

import dev.carrel.endpoint.EndpointClient.EventSink;
import dev.carrel.endpoint.EndpointClient.Progress;
import dev.carrel.endpoint.EndpointFailure;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Gathers the text of a reply from its events, or from the one document of a server that does not stream. Tool calls,
/// thoughts, in fields of their own or inside the text, and whatever else may come along are passed over.
final class ChatReply implements EventSink {
    private final Consumer<String> pieces;
    private final StringBuilder text = new StringBuilder();
    private final ThoughtFilter thoughts = new ThoughtFilter();
    private boolean ended;
    private boolean understood;
    private boolean toolCalls;

    ChatReply(Consumer<String> pieces) {
        this.pieces = pieces;
    }

    @Override
    public Progress take(JsonNode event) {
        JsonNode choice = event.path("choices").path(0);
        JsonNode message = choice.has("message") ? choice.path("message") : choice.path("delta");
        understood |= event.has("choices");
        toolCalls |= message.hasNonNull("tool_calls") || message.hasNonNull("function_call");
        ended |= choice.hasNonNull("finish_reason") || choice.has("message");
        say(thoughts.add(message.path("content").asString("")));
        return text.isEmpty() ? Progress.NOTHING_YET : Progress.BEGUN;
    }

    private void say(String piece) {
        if (!piece.isEmpty()) {
            text.append(piece);
            pieces.accept(piece);
        }
    }

    String text() {
        return text.toString();
    }

    /// Why this is no whole reply; null if it is one.
    ///
    /// @param over whether the endpoint said that this is all; many say it by the reason for the end only
    @Nullable
    EndpointFailure failure(boolean over) {
        say(thoughts.rest());
        if (!understood) {
            return new EndpointFailure.Unreadable(EndpointFailure.Form.UNEXPECTED_JSON);
        }
        if (text.toString().isBlank()) {
            return new EndpointFailure.Empty(toolCalls);
        }
        return ended || over ? null : new EndpointFailure.BrokenOff();
    }
}
