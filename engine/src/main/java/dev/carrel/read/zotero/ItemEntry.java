package dev.carrel.read.zotero;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.document.bibliography.BibliographyEntry;
import dev.carrel.document.bibliography.BibliographyVocabulary;
import dev.carrel.document.bibliography.Creator;
import dev.carrel.document.bibliography.EntryField;
import dev.carrel.document.bibliography.PersonName;
import dev.carrel.read.CleanText;

/// An item of Zotero with all its fields and creators, in Zotero's own words.
final class ItemEntry {
    /// Names that the local interface has beside the fields: where an item is and when it changed.
    private static final Set<String> NO_FIELDS = Set.of("key", "itemType", "dateAdded", "dateModified",
            "parentItem", "note", ZoteroRecord.BETTER_BIBTEX);
    private static final Set<String> DATES = Set.of("date", "dateDecided", "dateEnacted", "issueDate",
            "filingDate", "originalDate", "priorityDate");
    private static final Pattern SEASON = Pattern.compile("(?i)\\b(spring|summer|autumn|fall|winter)\\b");
    /// Zotero keeps what follows a name with the first name.
    private static final Pattern SUFFIX = Pattern.compile("(.*?),?\\s+((?i:jr|sr)\\.?|II|III|IV)");

    private ItemEntry() {}

    static BibliographyEntry of(ZoteroRecord item) {
        List<EntryField> fields = new ArrayList<>();
        item.fields().forEach((name, value) -> {
            if (!NO_FIELDS.contains(name) && !value.isBlank()) {
                fields.add(EntryField.of(name, text(name, value), CleanText.clean(value).strip()));
            }
        });
        List<Creator> creators = item.creators().stream().filter(creator -> !creator.name().isEmpty())
                .map(creator -> new Creator(creator.role(), person(creator))).toList();
        return new BibliographyEntry(BibliographyVocabulary.ZOTERO, item.type(), fields, creators);
    }

    /// A date as far as Zotero understood it, with the season that only the typed text may tell.
    private static String text(String name, String value) {
        if (!DATES.contains(name)) {
            return RichText.plain(value).isEmpty() ? CleanText.clean(value).strip() : RichText.plain(value);
        }
        Matcher season = SEASON.matcher(value);
        return (season.find() ? season.group() + " " : "") + ZoteroDate.of(value).iso();
    }

    private static PersonName person(ZoteroRecord.Creator creator) {
        String first = CleanText.line(creator.first());
        String last = CleanText.line(creator.last());
        if (first.isEmpty() || last.isEmpty()) {
            return PersonName.whole(first + last);
        }
        Matcher suffix = SUFFIX.matcher(first);
        return suffix.matches()
                ? PersonName.of(last, suffix.group(1), suffix.group(2))
                : PersonName.of(last, first, "");
    }
}
