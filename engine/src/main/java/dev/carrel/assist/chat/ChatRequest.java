package dev.carrel.assist.chat;

import org.jspecify.annotations.Nullable;

/// One question to a language model.
///
/// @param instructions how it is to answer
/// @param question     with all the material that it may use
/// @param maxTokens    the most that it may reply
/// @param schema       the JSON Schema that its reply is to follow; null for plain text. Models may ignore it
public record ChatRequest(String instructions, String question, int maxTokens, @Nullable String schema) {}
