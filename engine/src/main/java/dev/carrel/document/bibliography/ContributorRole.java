package dev.carrel.document.bibliography;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// Somebody's part in a work, and the word that each vocabulary has for it: BibTeX, CSL, RIS, Zotero. The first word of a column is
/// written, all of them are understood; a column without words has none for it. Zotero has a word for the maker of every
/// kind of work, which is `author` to the others.
public enum ContributorRole {
    AUTHOR("author", "author", "AU A1",
            "author artist cartographer creator interviewee inventor podcaster presenter"
                    + " programmer sponsor"),
    EDITOR("editor editora editorb editorc", "editor", "A2 ED", "editor"),
    SERIES_EDITOR("", "collection-editor", "A3", "seriesEditor"),
    TRANSLATOR("translator", "translator", "A4 TA", "translator"),
    BOOK_AUTHOR("bookauthor", "container-author", "", "bookAuthor"),
    HOLDER("holder", "", "", "assignee"),
    DIRECTOR("", "director", "", "director"),
    COMPOSER("", "composer", "", "composer"),
    PERFORMER("", "performer", "", "performer castMember"),
    INTERVIEWER("", "interviewer", "", "interviewer"),
    RECIPIENT("", "recipient", "", "recipient"),
    REVIEWED_AUTHOR("", "reviewed-author", "", "reviewedAuthor"),
    ORIGINAL_AUTHOR("", "original-author", "", "originalCreator"),
    ILLUSTRATOR("", "illustrator", "", "illustrator"),
    COMPILER("", "compiler", "", "compiler"),
    CURATOR("", "curator", "", "curator"),
    CHAIR("", "chair", "", "chair"),
    ORGANIZER("", "organizer", "", "organizer"),
    EDITORIAL_DIRECTOR("", "editorial-director", "", "editorialDirector"),
    EDITOR_TRANSLATOR("", "editor-translator", "", "editorTranslator"),
    EXECUTIVE_PRODUCER("", "executive-producer", "", "executiveProducer"),
    PRODUCER("", "producer", "", "producer"),
    SCRIPT_WRITER("", "script-writer", "", "scriptwriter"),
    SERIES_CREATOR("", "series-creator", "", "seriesCreator"),
    GUEST("", "guest", "", "guest"),
    HOST("", "host", "", "host"),
    NARRATOR("", "narrator", "", "narrator"),
    CONTRIBUTOR("", "contributor", "", "contributor");

    @SuppressWarnings("ImmutableEnumChecker") // a record of texts
    private final VocabularyWords words;

    ContributorRole(String bibtex, String csl, String ris, String zotero) {
        this.words = new VocabularyWords(bibtex, csl, ris, zotero);
    }

    public static Optional<ContributorRole> of(BibliographyVocabulary vocabulary, String word) {
        return Arrays.stream(values()).filter(role -> role.words.of(vocabulary).contains(word)).findFirst();
    }

    /// By the library's own name for it: `series editor`.
    public static Optional<ContributorRole> named(String name) {
        return Arrays.stream(values())
                .filter(role -> role.name().toLowerCase(Locale.ROOT).replace('_', ' ').equals(name))
                .findFirst();
    }

    /// The vocabulary's word for it; empty if it has none.
    public Optional<String> word(BibliographyVocabulary vocabulary) {
        return words.of(vocabulary).stream().findFirst();
    }
}
