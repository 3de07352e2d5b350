package dev.carrel.library.answers;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

import dev.carrel.assist.answer.AnswerCitation;
import dev.carrel.assist.answer.AnswerSentence;
import dev.carrel.assist.answer.AskRequest;
import dev.carrel.assist.answer.CheckedAnswer;
import dev.carrel.assist.answer.CheckedAnswer.Draughtsman;
import dev.carrel.assist.answer.CheckedAnswer.LibraryState;
import dev.carrel.assist.answer.CheckedAnswer.Took;
import dev.carrel.assist.answer.SavedAnswer;
import dev.carrel.assist.check.CheckedQuote;
import dev.carrel.assist.check.CheckedSentence;
import dev.carrel.document.DocumentId;
import dev.carrel.document.work.Versions;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Reads an answer back from the JSON that it was written as.
public final class AnswerReader {
    private AnswerReader() {}

    static SavedAnswer saved(JsonNode node) {
        return new SavedAnswer(node.path("id").asInt(), Instant.parse(node.path("saved").asString()),
                answer(node.path("answer")));
    }

    private static CheckedAnswer answer(JsonNode node) {
        JsonNode library = node.path("library");
        JsonNode took = node.path("took");
        return new CheckedAnswer(asked(node), node.path("confidence").asDouble(),
                word(CheckedAnswer.By.values(), node, "by"),
                node.path("model").isNull() ? null : model(node.path("model")),
                list(node, "sentences", AnswerReader::sentence), list(node, "passages", JsonNode::asString),
                list(node, "queries", JsonNode::asString),
                new LibraryState(text(library, "name"), text(library, "moment")),
                new Took(took.path("retrievalMs").asDouble(), took.path("modelMs").asDouble(),
                        took.path("checkMs").asDouble()),
                textOrNull(node, "trouble"));
    }

    /// Of an answer that was kept before this was, only the question is known.
    private static AskRequest asked(JsonNode node) {
        return new AskRequest(text(node, "question"), documents(node.path("documents")),
                new Versions(list(node, "versions", AnswerReader::documents)),
                node.path("deep").asBoolean(false) ? AskRequest.Effort.DEEP : AskRequest.Effort.QUICK);
    }

    private static List<DocumentId> documents(JsonNode ids) {
        return ids.values().stream().map(id -> new DocumentId(id.asString())).toList();
    }

    public static Draughtsman model(JsonNode node) {
        return new Draughtsman(text(node, "name"), text(node, "host"), text(node, "prompt"));
    }

    private static AnswerSentence sentence(JsonNode node) {
        return new AnswerSentence(text(node, "text"), word(CheckedSentence.Status.values(), node, "status"),
                list(node, "citations", AnswerReader::citation), list(node, "quotes", AnswerReader::quote),
                list(node, "flags", flag -> word(CheckedSentence.Flag.values(), flag)));
    }

    public static AnswerCitation citation(JsonNode node) {
        return new AnswerCitation(text(node, "document"), text(node, "passage"),
                node.path("page").isNull() ? null : Integer.valueOf(node.path("page").asInt()),
                node.path("paragraph").asInt(), text(node, "sentence"), text(node, "title"),
                text(node, "citation"), textOrNull(node, "link"));
    }

    private static CheckedQuote quote(JsonNode node) {
        return new CheckedQuote(text(node, "text"), word(CheckedQuote.Status.values(), node, "status"),
                textOrNull(node, "says"));
    }

    public static <T> List<T> list(JsonNode node, String name, Function<JsonNode, T> each) {
        return node.path(name).values().stream().map(each).toList();
    }

    private static <E extends Enum<E>> E word(E[] values, JsonNode node, String name) {
        return word(values, node.path(name));
    }

    private static <E extends Enum<E>> E word(E[] values, JsonNode node) {
        return Arrays.stream(values).filter(value -> value.name().equalsIgnoreCase(node.asString()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("not known: " + node.asString()));
    }

    public static String text(JsonNode node, String name) {
        return node.path(name).asString();
    }

    public static @Nullable String textOrNull(JsonNode node, String name) {
        return node.path(name).isNull() ? null : text(node, name);
    }
}
