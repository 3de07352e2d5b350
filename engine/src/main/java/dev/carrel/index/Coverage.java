package dev.carrel.index;

import java.util.List;

import dev.carrel.document.Document.UnreadablePage;
import dev.carrel.document.Origin;

/// How much of one document can be found.
///
/// @param pages      how many it has; 0 where the format has none
/// @param unreadable pages and attachments that gave no text, each with the reason
/// @param embedded   passages that are found by meaning too
/// @param truncated  true if a limit on passages left some of the text out
public record Coverage(Origin origin, int pages, List<UnreadablePage> unreadable, int passages, int embedded,
        boolean truncated) {
    public Coverage {
        unreadable = List.copyOf(unreadable);
    }

    public static Coverage of(Entry entry) {
        return new Coverage(entry.origin(), entry.document().pages(), entry.document().unreadable(),
                entry.passages().size(), entry.vectors().size(), entry.truncated());
    }

    /// True if all of it is found by words and by meaning.
    public boolean isWhole() { return unreadable.isEmpty() && embedded == passages && !truncated; }

    /// True if no page could be read, so that there is nothing to find it by but what is known about it.
    public boolean isUnreadable() {
        return pages > 0 && unreadable.stream().filter(page -> page.page() != null).count() >= pages;
    }
}
