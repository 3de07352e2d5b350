package dev.carrel.assist.chat;

import java.io.IOException;
import java.util.OptionalInt;
import java.util.function.Consumer;

/// A language model that the owner has named. Safe to ask from many threads at once.
public interface ChatModel {
    ModelIdentity identity();

    /// How many tokens it can read and write together, as far as that is known.
    ///
    /// @param wanted the tokens that are to be read and written: for few nobody asks the endpoint how many there is room for
    OptionalInt context(int wanted);

    /// Asks, and waits for the whole reply.
    ///
    /// @param pieces gets the reply's text as it arrives, on the caller's thread
    /// @return the whole text
    /// @throws IOException if there is no whole reply; its message is one sentence for people
    String reply(ChatRequest request, Consumer<String> pieces) throws IOException;
}
