package dev.carrel.assist.chat;

import dev.carrel.endpoint.TokenEstimate;
import org.jspecify.annotations.Nullable;

/// One question to a language model.
///
/// @param instructions how it is to answer
/// @param question     with all the material that it may use
/// @param maxTokens    the most that it may reply
/// @param schema       the JSON Schema that its reply is to follow; null for plain text. Models may ignore it
public record ChatRequest(String instructions, String question, int maxTokens, @Nullable String schema) {
    /// A reply gets one in so many tokens of a context at most.
    private static final int SHARE = 4;

    /// The tokens that it takes to read it and to reply, rather too many than too few.
    public int tokens() {
        return TokenEstimate.of(instructions) + TokenEstimate.of(question) + maxTokens;
    }

    /// The same with a reply that leaves room for the question.
    ///
    /// @param context the tokens that can be read and written together
    public ChatRequest within(int context) {
        return new ChatRequest(instructions, question, Math.min(maxTokens, context / SHARE), schema);
    }
}
