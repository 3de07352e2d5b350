package dev.carrel.web.route;

import java.util.Optional;
import java.util.function.Function;

/// Another protocol that is spoken at an address of its own: a message comes, an answer goes.
public record Mount(String path, Exchange exchange) {
    /// The response.
    public record Answer(int status, Optional<byte[]> body) {}

    /// Answers one message.
    @FunctionalInterface
    public interface Exchange {
        /// @param header what a header of the request says
        Answer answer(byte[] message, Function<String, Optional<String>> header);
    }
}
