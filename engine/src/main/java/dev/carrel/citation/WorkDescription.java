package dev.carrel.citation;

import dev.carrel.document.Reference;
import dev.carrel.document.bibliography.Year;
import dev.carrel.document.work.WorkIdentity;
import org.jspecify.annotations.Nullable;

/// A work as title, authors and year describe it, whether a document or a reference tells them.
record WorkDescription(Title title, Surnames authors, @Nullable Year year) {
    /// Titles of fewer letters say little by themselves.
    private static final int LONG = 25;
    private static final int SHORT = 12;
    /// A preprint can be some years older than the article.
    private static final int YEARS_APART = 3;

    static WorkDescription of(WorkIdentity work) {
        return new WorkDescription(Title.of(work.title()), Surnames.of(work.authors()), work.year());
    }

    static WorkDescription of(Reference reference) {
        return new WorkDescription(Title.of(reference.title() == null ? "" : reference.title()),
                Surnames.of(reference.authors()), reference.year());
    }

    /// True if both describe the same work. The weaker the titles agree, the more the rest has to.
    boolean isSameAs(WorkDescription other) {
        return switch (title.likeness(other.title)) {
            case NONE -> false;
            case NEAR -> shareAuthors(other)
                    ? isWithin(1, other)
                    : isSilent(other) && isLong(other) && isWithin(0, other);
            case SAME -> shareAuthors(other)
                    ? isWithin(isShort() ? 1 : YEARS_APART, other)
                    : isSilent(other) && isLong(other) && isWithin(1, other);
        };
    }

    private boolean shareAuthors(WorkDescription other) {
        return authors.meet(other.authors);
    }

    /// One of the two names no authors, so that they cannot contradict each other.
    private boolean isSilent(WorkDescription other) {
        return !authors.areKnown() || !other.authors.areKnown();
    }

    private boolean isWithin(int years, WorkDescription other) {
        return year == null || other.year == null || year.distance(other.year) <= years;
    }

    private boolean isLong(WorkDescription other) {
        return Math.min(title.letters().length(), other.title.letters().length()) >= LONG
                && title.words().size() > 2;
    }

    private boolean isShort() { return title.letters().length() < SHORT; }
}
