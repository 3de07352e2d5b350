package dev.carrel.search.context;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.DocumentPart;
import dev.carrel.document.PassageId;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.Versions;
import dev.carrel.index.Snapshot;
import dev.carrel.index.retrieval.PassageScores;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.Clause;
import dev.carrel.ranking.query.Condition;
import dev.carrel.ranking.query.Query;
import dev.carrel.search.run.FullestFirst;
import dev.carrel.search.run.WorkMerger;

/// Abstracts and opening passages in document order, for when nothing ranks.
record OpeningPassages(Snapshot snapshot) {
    /// The first passage of each document, then the second of each, and so on.
    List<PassageId> of(Query query, ContextRequest request) throws IOException {
        List<List<PassageId>> openings = openings(documents(query, request),
                Math.min(request.perDocument(), request.total()));
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
        Versions versions = snapshot.relations().versions();
        List<DocumentId> found = snapshot.retrieval()
                .keyword(new Query("", exclusions, query.conditions()), View.PAPERS,
                        WorkMerger.depth(count, View.PAPERS, versions))
                .candidates().stream().map(candidate -> candidate.passage().document()).toList();
        return FullestFirst.once(found, count, versions, snapshot.census());
    }

    /// Those that the library's other documents make most of.
    private List<DocumentId> foremost(int count) throws IOException {
        Citations citations = snapshot.relations().citations();
        List<DocumentId> all = new ArrayList<>();
        snapshot.register().origins(origin -> all.add(origin.id()));
        all.sort(Comparator.comparingDouble((DocumentId id) -> -citations.rank(id).orElse(0))
                .thenComparing(Comparator.naturalOrder()));
        // Among the origins are those of files that could not be read, which give no passages.
        int most = count + snapshot.census().statistics().failed();
        return FullestFirst.once(all, most, snapshot.relations().versions(), snapshot.census());
    }

    /// Abstracts first, then how texts begin.
    private List<List<PassageId>> openings(List<DocumentId> documents, int count) throws IOException {
        Map<DocumentId, Set<PassageId>> openings = new LinkedHashMap<>();
        documents.forEach(document -> openings.put(document, new TreeSet<>()));
        List<PassageId> first = documents.stream().flatMap(document -> IntStream.range(0, count)
                .mapToObj(ordinal -> new PassageId(document, ordinal))).toList();
        Stream.concat(summaries(documents).stream().sorted(),
                snapshot.stored().passages(first).stream().map(found -> found.passage().id()))
                .forEach(passage -> {
                    Set<PassageId> opening = Objects.requireNonNull(openings.get(passage.document()));
                    if (opening.size() < count) {
                        opening.add(passage);
                    }
                });
        return openings.values().stream().map(List::copyOf).toList();
    }

    private List<PassageId> summaries(List<DocumentId> documents) throws IOException {
        Query abstracts = new Query("", List.of(),
                List.of(new Condition.InSection(DocumentPart.SUMMARY)));
        return snapshot.scoring().score(documents, abstracts, Optional.empty()).stream()
                .map(PassageScores::passage).toList();
    }
}
