package dev.carrel.ranking.query;

import java.util.List;
import java.util.Set;

import dev.carrel.document.DateSpan;
import dev.carrel.document.DocumentId;
import dev.carrel.document.DocumentPart;
import dev.carrel.document.DocumentType;
import dev.carrel.document.SectionKind;
import dev.carrel.document.bibliography.WorkType;
import dev.carrel.document.label.ReadingStatus;
import org.jspecify.annotations.Nullable;

/// Something that a hit must fulfil whatever its text says.
public sealed interface Condition {
    /// A word of an author's name.
    record Author(String name) implements Condition {}

    /// A span of years, both ends included; null is open.
    record Years(@Nullable Integer from, @Nullable Integer to) implements Condition {}

    /// Published before a day, a month or a year began.
    record Before(DateSpan date) implements Condition {}

    /// Published after a day, a month or a year had ended.
    record After(DateSpan date) implements Condition {}

    record Tag(String tag) implements Condition {}

    /// A collection or one above it.
    record Collection(String name) implements Condition {}

    /// The journal, book or site that it appeared in: its whole name, or words of it if none is called just so.
    record Venue(String name) implements Condition {}

    /// A work with the reader's own star.
    record Starred() implements Condition {}

    /// A work of which the reader said that it is to be read, or that they read it.
    record Reading(ReadingStatus status) implements Condition {}

    /// A text of one of these sorts, or a work of one of these kinds by its bibliography.
    record OfType(Set<DocumentType> types, Set<WorkType> kinds) implements Condition {
        public OfType {
            types = Set.copyOf(types);
            kinds = Set.copyOf(kinds);
        }

        public OfType(DocumentType type) {
            this(Set.of(type), Set.of());
        }
    }

    /// A passage in one of these parts of its text.
    record InSection(Set<DocumentPart> parts) implements Condition {
        public InSection {
            parts = Set.copyOf(parts);
        }

        public InSection(DocumentPart part) {
            this(Set.of(part));
        }

        /// All parts of a kind.
        public InSection(SectionKind kind) {
            this(Set.copyOf(DocumentPart.of(kind)));
        }
    }

    /// Words of a heading above the passage.
    record UnderHeading(String text) implements Condition {}

    /// A source's id, or a part of its location.
    record FromSource(String text) implements Condition {}

    /// A document with text that nobody sees and that holds these words in order.
    ///
    /// @param text empty for any
    record Hidden(String text) implements Condition {}

    /// A work about which another document says these words, all in one sentence, where it cites it.
    record Said(String text) implements Condition {}

    /// A work with a note or a highlight, of its owner or of Zotero, that holds these words.
    ///
    /// @param text empty for any
    record Note(String text) implements Condition {}

    record CiteKey(String key) implements Condition {}

    record Doi(String doi) implements Condition {}

    /// One of these documents.
    record Among(Set<DocumentId> documents) implements Condition {
        public Among {
            documents = Set.copyOf(documents);
        }
    }

    record Not(Condition condition) implements Condition {}

    /// At least one of these.
    record AnyOf(List<Condition> alternatives) implements Condition {
        public AnyOf {
            alternatives = List.copyOf(alternatives);
        }
    }

    /// True of a field that has one value a document: of several that are asked for any will do, since no document
    /// could have them all.
    default boolean hasOneValue() {
        return switch (this) {
            case Years _,OfType _,Venue _,Reading _,InSection _,FromSource _,CiteKey _,Doi _ -> true;
            case Author _,Starred _,Before _,After _,Tag _,Collection _,UnderHeading _,Hidden _,Said _,Note _,Among _,Not _,AnyOf _ ->
                false;
        };
    }

    /// True of what is known about a work, whichever of its versions tells it; the others are about one text or one file.
    default boolean isOfWork() {
        return switch (this) {
            case Author _,Years _,Before _,After _,Tag _,Collection _,Venue _,Starred _,Reading _,OfType _,Said _,Note _,CiteKey _,Doi _ ->
                true;
            case InSection _,UnderHeading _,FromSource _,Hidden _,Among _,Not _,AnyOf _ -> false;
        };
    }
}
