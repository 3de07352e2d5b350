package dev.carrel.library;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.document.Metadata;
import dev.carrel.document.work.Versions;
import dev.carrel.index.Census;
import dev.carrel.index.CuratedWork;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.StoredDocuments;
import dev.carrel.read.CleanText;
import dev.carrel.search.run.FullestFirst;

/// The names that people and programs have for documents. An id or its beginning and a path mean a document; a DOI, a cite key, a title
/// and whatever else is told of a work mean the work, with all its versions.
record Naming(StoredDocuments stored, Versions versions, Census census) {
    private static final int CANDIDATES = 5;
    private static final int TITLE = 60;

    /// The work that goes by a name.
    ///
    /// @throws UserError if different works do
    Optional<NamedWork> work(String name) throws IOException {
        return work(name, stored.named(name.strip()));
    }

    /// The works that go by names, in their order, up to the first name that none goes by.
    ///
    /// @throws UserError if different works go by one
    List<NamedWork> works(List<String> names) throws IOException {
        Map<String, List<DocumentId>> found = stored
                .named(names.stream().map(String::strip).distinct().toList());
        List<NamedWork> works = new ArrayList<>();
        for (String name : names) {
            Optional<NamedWork> work = work(name, found.getOrDefault(name.strip(), List.of()));
            if (work.isEmpty()) {
                break;
            }
            works.add(work.get());
        }
        return works;
    }

    private Optional<NamedWork> work(String name, List<DocumentId> found) throws IOException {
        if (found.isEmpty() || isOwn(name.strip(), found)) {
            return found.isEmpty() ? Optional.empty() : Optional.of(new NamedWork(found));
        }
        List<DocumentId> works = FullestFirst.once(found, found.size(), versions, census);
        if (works.size() > 1) {
            throw UserError.usage(works.size() + " works go by the name " + CleanText.line(name) + ".",
                    "Give the id of one of them:" + listed(works));
        }
        return Optional.of(new NamedWork(
                FullestFirst.of(versions.of(works.getFirst()), census)));
    }

    /// The one document that goes by a name.
    ///
    /// @throws UserError if several do, be they versions of one work
    Optional<DocumentId> document(String name) throws IOException {
        Optional<NamedWork> work = work(name);
        if (work.isPresent() && work.get().documents().size() > 1) {
            throw UserError.usage("The work " + CleanText.line(name) + " has "
                    + work.get().documents().size() + " versions.",
                    "Give the id of the one that is meant:" + listed(work.get().documents()));
        }
        return work.map(NamedWork::fullest);
    }

    /// True of a document's id or its beginning, and of its path.
    private boolean isOwn(String name, List<DocumentId> found) throws IOException {
        if (found.size() > 1) {
            return false;
        }
        DocumentSummary document = stored.summaries(found).getFirst();
        return document.origin().id().value().startsWith(name.toLowerCase(Locale.ROOT))
                || document.origin().path().equalsIgnoreCase(name);
    }

    /// A line for each, with what tells it from the others.
    private String listed(List<DocumentId> documents) throws IOException {
        StringBuilder lines = new StringBuilder();
        List<DocumentId> named = documents.stream().limit(CANDIDATES).toList();
        Map<DocumentId, CuratedWork> works = CuratedWork.of(named, versions, stored);
        for (DocumentSummary document : stored.summaries(named)) {
            CuratedWork work = Objects.requireNonNull(works.get(document.origin().id()));
            lines.append("\n  ").append(line(document, work.metadata()));
        }
        return lines + (documents.size() > CANDIDATES
                ? "\n  and " + (documents.size() - CANDIDATES) + " more"
                : "");
    }

    private static String line(DocumentSummary document, Metadata metadata) {
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
}
