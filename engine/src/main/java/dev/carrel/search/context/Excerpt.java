package dev.carrel.search.context;

import java.util.List;

import dev.carrel.document.PassageId;
import dev.carrel.index.FoundPassage;
import org.jspecify.annotations.Nullable;

/// A passage, or neighbouring ones joined, with where it stands.
///
/// @param citation such as `[smith2023, p. 4 ¶2]`
/// @param link     back to that place; null if nothing leads there
/// @param found    the text and the place where it begins
/// @param passages of which it was joined, in the order of the document
/// @param tokens   of the text alone
/// @param cut      true if the last sentences were left out to keep within the limit
public record Excerpt(String citation, @Nullable String link, FoundPassage found, List<PassageId> passages,
        int tokens, boolean cut) {
    public Excerpt {
        passages = List.copyOf(passages);
    }

    public String text() {
        return found.passage().text();
    }
}
