/// How is a language model asked?
///
/// A [ChatModel] answers a [ChatRequest] with text, a piece at a time. Which one it is, and where it runs, only its
/// adapter knows; [ModelIdentity] says it to people and to records.
///
/// Deliberately absent: conversations. Each question is asked once, with all that belongs to it.
@NullMarked
package dev.carrel.assist.chat;

import org.jspecify.annotations.NullMarked;
