package dev.carrel.assist.prompt;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.Function;

import dev.carrel.assist.chat.ChatModel;
import dev.carrel.assist.chat.ChatRequest;
import dev.carrel.assist.check.GivenPassage;
import dev.carrel.endpoint.EndpointException;
import dev.carrel.endpoint.EndpointFailure;
import org.jspecify.annotations.Nullable;

/// Asks a model about as many passages as its context holds: the first ones, which are the best. Where it is not known what a
/// context holds, all are tried, and fewer as long as the endpoint says that they are too many.
///
/// @param request what is asked about some passages
public record FittedPassages(ChatModel model, Function<List<GivenPassage>, ChatRequest> request) {
    /// Of a number of passages that was too much a quarter is left out.
    private static final int SHARE = 4;

    /// Asks about some passages.
    @FunctionalInterface
    public interface Asking<T> {
        T ask(ChatRequest request, List<GivenPassage> given) throws IOException;
    }

    /// @param passages best first
    /// @throws IOException if the model does not answer, or its context does not even hold one passage
    public <T> T ask(List<GivenPassage> passages, Asking<T> asking) throws IOException {
        List<GivenPassage> given = fitting(passages);
        while (true) {
            try {
                return asking.ask(about(given), given);
            } catch (EndpointException e) {
                if (given.size() <= 1 || !(e.failure() instanceof EndpointFailure.TooLong)) {
                    throw e;
                }
                given = fitting(given.subList(0, given.size() - Math.max(1, given.size() / SHARE)));
            }
        }
    }

    private List<GivenPassage> fitting(List<GivenPassage> passages) {
        int size = passages.size();
        while (size > 1 && !isFitting(about(passages.subList(0, size)))) {
            size--;
        }
        return passages.subList(0, size);
    }

    private boolean isFitting(ChatRequest request) {
        return request.tokens() <= model.context(request.tokens()).orElse(Integer.MAX_VALUE);
    }

    private ChatRequest about(List<GivenPassage> passages) {
        ChatRequest whole = request.apply(passages);
        OptionalInt context = model.context(whole.tokens());
        return context.isPresent() ? whole.within(context.getAsInt()) : whole;
    }

    /// In one sentence what the model did not get to read; null if it read all.
    public @Nullable String leftOut(List<GivenPassage> passages, List<GivenPassage> given) {
        if (given.size() == passages.size()) {
            return null;
        }
        OptionalInt context = model.context(about(passages).tokens());
        return "The context of " + model.identity().name()
                + (context.isPresent()
                        ? String.format(Locale.ROOT, ", %,d tokens,", context.getAsInt())
                        : "")
                + " has room for " + given.size() + " of the " + passages.size() + " passages.";
    }
}
