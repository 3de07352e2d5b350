package dev.carrel.index;

import java.util.List;
import java.util.stream.Stream;

import dev.carrel.document.Document;
import dev.carrel.document.Document.UnreadablePage;
import dev.carrel.document.Omission;
import dev.carrel.document.origin.Origin;

/// How much of one document can be found.
///
/// @param pages      how many it has; 0 where the format has none
/// @param unreadable pages and attachments that gave no text, each with the reason
/// @param embedded   passages that are found by meaning too
/// @param waiting    passages that words find already, and meaning will
/// @param omissions  what was read and is no content
public record Coverage(Origin origin, int pages, List<UnreadablePage> unreadable, int passages, int embedded,
        int waiting, List<Omission> omissions) {
    public Coverage {
        unreadable = List.copyOf(unreadable);
        omissions = List.copyOf(omissions);
    }

    public static Coverage of(IndexEntry entry) {
        return new Coverage(entry.origin(), entry.document().pages(), entry.document().unreadable(),
                entry.passages().size(), entry.vectors().size(), entry.waiting(),
                omissions(entry.document()));
    }

    /// Hidden text counts as left out, whatever it says.
    private static List<Omission> omissions(Document document) {
        int hidden = document.hidden().stream().mapToInt(each -> each.text().length()).sum();
        if (hidden == 0) {
            return document.omissions();
        }
        int all = hidden + document.paragraphs().mapToInt(each -> each.text().length()).sum()
                + document.omissions().stream().mapToInt(Omission::characters).sum();
        return Stream.concat(document.omissions().stream(),
                Stream.of(new Omission(Omission.Reason.HIDDEN, hidden, (double) hidden / all))).toList();
    }

    /// True if all of it is found by words and by meaning.
    public boolean isWhole() { return unreadable.isEmpty() && embedded == passages; }

    /// The share of it that can be found, from 0 to 1: of its pages those that could be read, of its passages those that are found
    /// by meaning too, which count for half.
    public double share() {
        long unread = unreadable.stream().filter(page -> page.page() != null).count();
        double read = pages == 0 ? 1 : 1 - Math.min(1, (double) unread / pages);
        return passages == 0 ? 0 : read * (0.5 + 0.5 * embedded / passages);
    }

    /// True if a limit leaves some passages to be found by words only.
    public boolean truncated() {
        return embedded + waiting < passages;
    }

    /// True if no page could be read, so that there is nothing to find it by but what is known about it.
    public boolean isUnreadable() {
        return pages > 0 && unreadable.stream().filter(page -> page.page() != null).count() >= pages;
    }
}
