package dev.carrel.mcp.tool;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.ranking.Mode;
import dev.carrel.search.Answer;

/// What a model should know about an answer besides its results, in sentences.
final class Notes {
    private Notes() {}

    /// @param asked the mode that was asked for
    static List<String> of(Answer answer, Mode asked) {
        Answer.Coverage coverage = answer.coverage();
        List<String> notes = new ArrayList<>();
        if (coverage.documents() == 0) {
            notes.add("There is nothing to search: the library is empty, or no document is from that source. "
                    + "The user adds documents with `carrel add FOLDER`.");
        } else if (answer.results().isEmpty()) {
            notes.add("Nothing found. Try other words or fewer conditions.");
        }
        if (answer.corrected() != null) {
            notes.add("A word of the query occurs nowhere; it was read as the nearest one, see corrected.");
        }
        if (coverage.documents() > 0 && answer.mode() != asked) {
            notes.add("Searched by words only, see coverage.withoutVectors.");
        }
        if (coverage.unsearchable() > 0) {
            notes.add(coverage.unsearchable() + " documents could not be read; the tool library says why.");
        }
        return notes;
    }
}
