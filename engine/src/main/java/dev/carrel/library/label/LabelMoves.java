package dev.carrel.library.label;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.work.Versions;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.Snapshot;
import dev.carrel.index.StoredDocuments;

/// Finds the documents of labelled works after a library has changed: other versions that have come since, and the work itself where it
/// came back in another file or from another source. A document of another work that has taken its place loses them.
final class LabelMoves {
    private final StoredDocuments stored;
    private final Versions versions;

    LabelMoves(Snapshot snapshot) throws IOException {
        this.stored = snapshot.stored();
        this.versions = snapshot.relations().versions();
    }

    /// The works whose documents are others now, by their keys. All names are looked up together.
    Map<String, LabelledWork> of(Collection<LabelledWork> works) throws IOException {
        Map<DocumentId, DocumentSummary> there = summaries(
                works.stream().flatMap(work -> work.documents().stream()));
        List<LabelledWork> lost = new ArrayList<>();
        Map<String, LabelledWork> moved = new LinkedHashMap<>();
        for (LabelledWork work : works) {
            Set<DocumentId> now = kept(work, there);
            if (now.stream().noneMatch(there::containsKey)) {
                lost.add(work.in(now));
            } else if (!now.equals(work.documents())) {
                moved.put(work.key(), work.in(now));
            }
        }
        found(lost).forEach(work -> moved.put(work.key(), work));
        return moved;
    }

    /// Documents that are gone are remembered: they may come back.
    private Set<DocumentId> kept(LabelledWork work, Map<DocumentId, DocumentSummary> there) {
        Set<DocumentId> kept = new TreeSet<>();
        for (DocumentId id : work.documents()) {
            DocumentSummary document = there.get(id);
            if (document == null) {
                kept.add(id);
            } else if (!work.name().isOther(WorkName.of(document.metadata()))) {
                kept.addAll(versions.of(id));
            }
        }
        return kept;
    }

    private List<LabelledWork> found(List<LabelledWork> lost) throws IOException {
        Map<String, List<DocumentId>> named = stored
                .named(lost.stream().flatMap(LabelMoves::names).distinct().toList());
        Map<DocumentId, DocumentSummary> candidates = summaries(
                named.values().stream().flatMap(List::stream));
        List<LabelledWork> found = new ArrayList<>();
        for (LabelledWork work : lost) {
            List<DocumentId> same = names(work).flatMap(name -> named.getOrDefault(name, List.of()).stream())
                    .distinct().filter(id -> Optional.ofNullable(candidates.get(id))
                            .filter(each -> work.name().isSame(WorkName.of(each.metadata()))).isPresent())
                    .map(versions::work).distinct().toList();
            // Two that answer to the same name are told apart by nothing.
            if (same.size() == 1) {
                Set<DocumentId> all = new TreeSet<>(work.documents());
                all.addAll(versions.of(same.getFirst()));
                found.add(work.in(all));
            }
        }
        return found;
    }

    private static Stream<String> names(LabelledWork work) {
        return Stream.of(Optional.ofNullable(work.name().doi()), Optional.of(work.name().title()))
                .flatMap(Optional::stream).filter(name -> !name.isBlank());
    }

    private Map<DocumentId, DocumentSummary> summaries(Stream<DocumentId> ids) throws IOException {
        Map<DocumentId, DocumentSummary> all = new HashMap<>();
        stored.summaries(ids.distinct().toList()).forEach(each -> all.put(each.origin().id(), each));
        return all;
    }
}
