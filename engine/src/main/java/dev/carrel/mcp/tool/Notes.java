package dev.carrel.mcp.tool;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.ranking.Mode;
import dev.carrel.search.Answer;
import dev.carrel.search.WeakResults;
import dev.carrel.search.context.Context;

/// Sentences that a model should know about an answer besides its results.
final class Notes {
    private static final String CORRECTED = "A word of the query occurs nowhere; it was read as the nearest one, "
            + "see corrected.";

    private Notes() {}

    /// @param asked the mode that was asked for
    static List<String> of(Answer answer, Mode asked) {
        List<String> notes = new ArrayList<>();
        if (answer.results().isEmpty() && answer.coverage().documents() > 0) {
            notes.add("Nothing found. Try other words or fewer conditions.");
        }
        notes.addAll(of(answer.coverage(), answer.mode() != asked));
        if (answer.corrected() != null) {
            notes.add(CORRECTED);
        }
        answer.remarks().forEach(remark -> notes.add(remark.sentence()));
        if (answer.weakness() != null) {
            notes.add(weak(answer.weakness()));
        }
        return notes;
    }

    private static String weak(WeakResults weakness) {
        String which = weakness.areAll()
                ? "Nothing in the library answers this; these come nearest"
                : "Results from rank " + weakness.from()
                        + " on do not answer the query better than most of the library would";
        return which + (weakness.absent().isEmpty()
                ? "."
                : "; no document holds " + String.join(" or ", weakness.absent()) + ".");
    }

    static List<String> of(Context context, Mode asked) {
        List<String> notes = new ArrayList<>();
        if (context.fallback() && !context.query().isEmpty()) {
            notes.add("Nothing matched; these are abstracts and openings.");
        }
        notes.addAll(of(context.coverage(), !context.fallback() && context.mode() != asked));
        if (context.corrected() != null) {
            notes.add(CORRECTED);
        }
        return notes;
    }

    private static List<String> of(Answer.Coverage coverage, boolean byWords) {
        List<String> notes = new ArrayList<>();
        if (coverage.documents() == 0) {
            notes.add("There is nothing to search: the library is empty, or no document is from that source. "
                    + "The user adds documents with `carrel add FOLDER`.");
        } else if (byWords) {
            notes.add("Searched by words only, see coverage.withoutVectors.");
        }
        if (coverage.unsearchable() > 0) {
            notes.add(coverage.unsearchable() + " documents could not be read; the tool library says why.");
        }
        if (coverage.truncated() > 0) {
            notes.add("Of " + coverage.truncated()
                    + " long documents the later passages are found by words only, as the user's settings say.");
        }
        return notes;
    }
}
