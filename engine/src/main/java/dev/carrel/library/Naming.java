package dev.carrel.library;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.document.Metadata;
import dev.carrel.index.CuratedWork;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.Failure;
import dev.carrel.index.FullestFirst;
import dev.carrel.index.Snapshot;
import dev.carrel.read.CleanText;

/// The names that people and programs have for documents. An id or its beginning and a path mean a document; a DOI, a cite key, a title
/// and whatever else is told of a work mean the work, with all its versions.
public final class Naming {
    private static final int CANDIDATES = 5;
    private static final int TITLE = 60;

    private Naming() {}

    /// What goes by a name.
    ///
    /// @throws UserError if different works do
    public static Optional<NamedWork> work(String name, Snapshot snapshot) throws IOException {
        List<DocumentId> found = snapshot.named(name.strip());
        if (found.isEmpty() || isOwn(name.strip(), found, snapshot)) {
            return found.isEmpty() ? Optional.empty() : Optional.of(new NamedWork(found));
        }
        List<DocumentId> works = FullestFirst.once(found, found.size(), snapshot);
        if (works.size() > 1) {
            throw UserError.usage(works.size() + " works go by the name " + CleanText.line(name) + ".",
                    "Give the id of one of them:" + listed(works, snapshot));
        }
        return Optional.of(new NamedWork(
                FullestFirst.of(snapshot.versions().of(works.getFirst()), snapshot)));
    }

    /// The one document that goes by a name.
    ///
    /// @throws UserError if several do, be they versions of one work
    public static Optional<DocumentId> document(String name, Snapshot snapshot) throws IOException {
        Optional<NamedWork> work = work(name, snapshot);
        if (work.isPresent() && work.get().documents().size() > 1) {
            throw UserError.usage("The work " + CleanText.line(name) + " has "
                    + work.get().documents().size() + " versions.",
                    "Give the id of the one that is meant:" + listed(work.get().documents(), snapshot));
        }
        return work.map(NamedWork::fullest);
    }

    /// True of a document's id or its beginning, and of its path.
    private static boolean isOwn(String name, List<DocumentId> found, Snapshot snapshot) throws IOException {
        if (found.size() > 1) {
            return false;
        }
        DocumentSummary document = snapshot.documents(found).getFirst();
        return document.origin().id().value().startsWith(name.toLowerCase(Locale.ROOT))
                || document.origin().path().equalsIgnoreCase(name);
    }

    /// A line for each, with what tells it from the others.
    private static String listed(List<DocumentId> documents, Snapshot snapshot) throws IOException {
        StringBuilder lines = new StringBuilder();
        for (DocumentSummary document : snapshot.documents(documents.stream().limit(CANDIDATES).toList())) {
            lines.append("\n  ").append(line(document, snapshot));
        }
        return lines + (documents.size() > CANDIDATES
                ? "\n  and " + (documents.size() - CANDIDATES) + " more"
                : "");
    }

    private static String line(DocumentSummary document, Snapshot snapshot) throws IOException {
        Metadata metadata = CuratedWork.of(document.origin().id(), snapshot).metadata();
        return Stream.of(document.origin().id().value(), authors(metadata),
                metadata.year() == null ? "" : metadata.year().toString(), shortened(metadata.title()),
                document.form(), document.origin().path()).map(CleanText::line)
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("  "));
    }

    private static String authors(Metadata metadata) {
        List<String> people = metadata.people();
        return people.isEmpty() ? "" : people.getFirst() + (people.size() > 1 ? " et al." : "");
    }

    private static String shortened(String title) {
        return title.length() <= TITLE
                ? title
                : title.substring(0,
                        title.lastIndexOf(' ', TITLE) > 0 ? title.lastIndexOf(' ', TITLE) : TITLE) + "…";
    }

    /// What could not be read and goes by a name.
    public static Optional<Failure> failure(String name, Snapshot snapshot) throws IOException {
        return snapshot.failures().stream().filter(failure -> failure.origin().path().equals(name)
                || failure.origin().id().value().equals(name)).findFirst();
    }
}
