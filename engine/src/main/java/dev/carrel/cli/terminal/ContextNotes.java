package dev.carrel.cli.terminal;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.cli.terminal.style.Figures;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.ranking.Mode;
import dev.carrel.search.context.Context;
import dev.carrel.search.context.Excerpt;

/// Notes on a context besides the text that the model reads.
public final class ContextNotes {
    private ContextNotes() {}

    /// @param asked the mode that was asked for
    public static List<String> of(Context context, Mode asked) {
        List<String> notes = new ArrayList<>();
        notes.add(String.join(" · ", context.mode().word(), amount(context),
                Figures.count(context.tokens(), "token"), Figures.milliseconds(context.took())));
        if (context.corrected() != null) {
            notes.add("Read as: " + SafeText.line(context.corrected()));
        }
        if (context.fallback()) {
            notes.add("Nothing ranked: these are abstracts and opening passages, in document order.");
        }
        if (context.mode() != asked && !context.query().isBlank()) {
            notes.add(context.coverage().withoutVectors() > 0
                    ? "Searched by words only: the vectors are not made yet (`carrel status`)."
                    : "Searched by words only: there is nothing in the query that has a meaning by itself.");
        }
        if (context.excerpts().stream().anyMatch(Excerpt::cut)) {
            notes.add("The last sentences of a passage were left out to keep within the limit.");
        }
        return notes;
    }

    private static String amount(Context context) {
        int passages = context.excerpts().stream().mapToInt(excerpt -> excerpt.passages().size()).sum();
        long documents = context.excerpts().stream().map(excerpt -> excerpt.found().origin().id()).distinct()
                .count();
        return Figures.count(passages, "passage") + " of " + Figures.count(documents, "document");
    }

    public static String nothing(Context context) {
        return context.coverage().documents() == 0
                ? AnswerNotes.EMPTY_LIBRARY
                : "Nothing found: no document fulfils the conditions, or those that do have no text.";
    }
}
