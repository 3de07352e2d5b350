package dev.carrel.library.label;

import java.util.Objects;

import dev.carrel.document.Metadata;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.PersonName;
import dev.carrel.document.bibliography.Year;
import dev.carrel.document.text.TitleLetters;
import org.jspecify.annotations.Nullable;

/// The name of a work wherever it turns up: its DOI, else its title with author and year.
record WorkName(@Nullable String doi, String title, @Nullable String author, @Nullable Integer year) {
    static WorkName of(Metadata metadata) {
        return new WorkName(Doi.text(metadata.doi()), metadata.title(),
                metadata.people().isEmpty()
                        ? null
                        : PersonName.of(metadata.people().getFirst()).family(),
                Year.number(metadata.year()));
    }

    /// Whether two names mean the same work. What one of them does not tell does not part them.
    boolean isSame(WorkName other) {
        if (doi != null && other.doi != null) {
            return doi.equalsIgnoreCase(other.doi);
        }
        return !TitleLetters.of(title).isEmpty()
                && TitleLetters.of(title).equals(TitleLetters.of(other.title))
                && agree(author, other.author) && agree(year, other.year);
    }

    /// Whether they cannot be the same: another file has taken its place.
    boolean isOther(WorkName other) {
        return doi != null && other.doi != null && !doi.equalsIgnoreCase(other.doi);
    }

    private static boolean agree(@Nullable Object one, @Nullable Object other) {
        return one == null || other == null || Objects.equals(one, other);
    }
}
