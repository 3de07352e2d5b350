package dev.carrel.index;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;

/// The documents of a library and their passages, as they were put in.
public interface StoredDocuments {
    /// Passages with what is known about their works, in the order asked for; unknown ids are left out.
    List<FoundPassage> passages(List<PassageId> ids) throws IOException;

    /// Documents without their text, in the order asked for; unknown ids are left out.
    List<DocumentSummary> summaries(List<DocumentId> ids) throws IOException;

    /// Whole documents with passages and vectors, in the order asked for; unknown ids are left out.
    List<IndexEntry> entries(List<DocumentId> ids) throws IOException;

    default Optional<IndexEntry> entry(DocumentId id) throws IOException {
        return entries(List.of(id)).stream().findFirst();
    }

    /// The documents that go by each name: an id or its beginning, a path, a DOI, a cite key, an ISBN, a PMID, an arXiv id, a
    /// key in Zotero or a title. A name that none goes by has an empty list.
    Map<String, List<DocumentId>> named(Collection<String> names) throws IOException;

    default List<DocumentId> named(String name) throws IOException {
        return named(List.of(name)).getOrDefault(name, List.of());
    }
}
