package dev.carrel.search.context;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.DocumentPart;
import dev.carrel.document.PassageId;
import dev.carrel.document.work.Citations;
import dev.carrel.index.FoundPassage;
import dev.carrel.index.FullestFirst;
import dev.carrel.index.Snapshot;
import dev.carrel.ranking.Candidate;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.Clause;
import dev.carrel.ranking.query.Condition;
import dev.carrel.ranking.query.Query;
import dev.carrel.search.run.WorkMerger;

/// Abstracts and opening passages in document order, for when nothing ranks.
final class OpeningPassages {
    private final Snapshot snapshot;

    OpeningPassages(Snapshot snapshot) {
        this.snapshot = snapshot;
    }

    /// The first passage of each document, then the second of each, and so on.
    List<PassageId> of(Query query, ContextRequest request) throws IOException {
        List<List<PassageId>> openings = new ArrayList<>();
        for (DocumentId document : documents(query, request)) {
            openings.add(opening(document, Math.min(request.perDocument(), request.total())));
        }
        List<PassageId> chosen = new ArrayList<>();
        for (int i = 0; i < request.perDocument(); i++) {
            for (List<PassageId> opening : openings) {
                if (i < opening.size() && chosen.size() < request.total()) {
                    chosen.add(opening.get(i));
                }
            }
        }
        return chosen;
    }

    private List<DocumentId> documents(Query query, ContextRequest request) throws IOException {
        if (!request.documents().isEmpty()) {
            Set<DocumentId> works = new HashSet<>();
            return request.documents().stream().filter(id -> works.add(request.together().work(id))).toList();
        }
        return query.conditions().isEmpty() ? foremost(request.total()) : fulfilling(query, request.total());
    }

    /// Those that fulfil the query's conditions, which no fallback may go against.
    private List<DocumentId> fulfilling(Query query, int count) throws IOException {
        List<Clause> exclusions = query.clauses().stream().filter(Clause.Not.class::isInstance).toList();
        List<DocumentId> found = snapshot
                .keyword(new Query("", exclusions, query.conditions()), View.PAPERS,
                        WorkMerger.depth(count, View.PAPERS, snapshot.versions()))
                .candidates().stream().map(candidate -> candidate.passage().document()).toList();
        return FullestFirst.once(found, count, snapshot);
    }

    /// Those that the library's other documents make most of.
    private List<DocumentId> foremost(int count) throws IOException {
        Citations citations = snapshot.citations();
        List<DocumentId> all = new ArrayList<>();
        snapshot.origins(origin -> all.add(origin.id()));
        all.sort(Comparator.comparingDouble((DocumentId id) -> -citations.rank(id).orElse(0))
                .thenComparing(Comparator.naturalOrder()));
        // Among the origins are those of files that could not be read, which give no passages.
        int most = count + snapshot.statistics().failed();
        return FullestFirst.once(all, most, snapshot);
    }

    private List<PassageId> opening(DocumentId document, int count) throws IOException {
        Set<PassageId> opening = new TreeSet<>(summary(document, count));
        List<PassageId> first = IntStream.range(0, count).mapToObj(i -> new PassageId(document, i)).toList();
        for (FoundPassage found : snapshot.passages(first)) {
            if (opening.size() < count) {
                opening.add(found.passage().id());
            }
        }
        return List.copyOf(opening);
    }

    private List<PassageId> summary(DocumentId document, int count) throws IOException {
        Query abstracts = new Query("", List.of(), List.of(new Condition.Among(Set.of(document)),
                new Condition.InSection(DocumentPart.SUMMARY)));
        return snapshot.keyword(abstracts, View.PASSAGES, count).candidates().stream()
                .map(Candidate::passage).toList();
    }
}
