package dev.carrel.search.context;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

import dev.carrel.base.UserError;
import org.jspecify.annotations.Nullable;

/// Takes passages while there is room for them, counted on the very text that the model reads.
final class TokenBudget {
    private final Context empty;
    private final ExcerptMaker binder;
    private final ToIntFunction<String> tokens;

    TokenBudget(Context empty, ToIntFunction<String> tokens) {
        this.empty = empty;
        this.binder = new ExcerptMaker(tokens);
        this.tokens = tokens;
    }

    /// @param pieces best first
    Context fill(List<ChosenPassage> pieces, @Nullable Integer most) {
        Context all = bound(pieces);
        return most == null || all.tokens() <= most ? all : within(most, pieces);
    }

    /// Whole passages while they fit, then as many whole sentences of the next as do.
    private Context within(int most, List<ChosenPassage> pieces) {
        List<ChosenPassage> taken = new ArrayList<>();
        for (ChosenPassage piece : pieces) {
            if (bound(with(taken, piece)).tokens() > most) {
                fitting(most, taken, piece).ifPresent(taken::add);
                break;
            }
            taken.add(piece);
        }
        if (taken.isEmpty()) {
            throw UserError.usage("Not even one sentence of the best passage fits into " + most + " tokens.",
                    "Allow more with --max-tokens.");
        }
        return bound(taken);
    }

    private Optional<ChosenPassage> fitting(int most, List<ChosenPassage> taken, ChosenPassage piece) {
        return piece.shorter().stream().filter(part -> bound(with(taken, part)).tokens() <= most)
                .findFirst();
    }

    private static List<ChosenPassage> with(List<ChosenPassage> taken, ChosenPassage more) {
        List<ChosenPassage> all = new ArrayList<>(taken);
        all.add(more);
        return all;
    }

    private Context bound(List<ChosenPassage> pieces) {
        Context context = empty.with(binder.bind(pieces), 0);
        return context.with(context.excerpts(), tokens.applyAsInt(Prompt.of(context)));
    }
}
