package dev.carrel.index.lucene.search;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import dev.carrel.document.DocumentId;
import dev.carrel.document.DocumentPart;
import dev.carrel.document.PassageId;
import dev.carrel.embed.Vector;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.query.PassageQueries;
import dev.carrel.index.lucene.store.MatchingRecords;
import dev.carrel.ranking.Nearness;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.TermQuery;

/// Looks at documents as a whole and in their parts, by the vectors of their passages.
record DocumentNearness(IndexSearcher searcher, PassageColumns columns) {
    /// The mean of each document's vectors; the record of the document itself has none and is passed over.
    Map<DocumentId, Vector> vectors(Collection<DocumentId> documents) throws IOException {
        return new DocumentVectors(searcher)
                .of(MatchingRecords.records(searcher, PassageQueries.among(documents)));
    }

    List<Nearness> nearness(Collection<DocumentId> documents, Vector vector) throws IOException {
        int[] all = passages(documents);
        Map<Integer, Double> cosines = columns.cosines(all, vector);
        Map<DocumentId, List<Near>> near = byDocument(all, cosines);
        Map<DocumentId, Vector> whole = new DocumentVectors(searcher).of(all);
        Set<Integer> summaries = marked(documents, new Term(FieldNames.ABSTRACT, "yes"));
        Set<Integer> figures = marked(documents, new Term(FieldNames.SECTION, DocumentPart.FIGURE.word()));
        List<Nearness> nearness = new ArrayList<>();
        near.forEach((id, passages) -> {
            Near best = passages.stream().max(Near.ORDER).orElseThrow();
            nearness.add(new Nearness(best.id(), best.cosine(),
                    vector.similarity(Objects.requireNonNull(whole.get(id))),
                    best(passages, summaries).orElse(null), best(passages, figures).orElse(null)));
        });
        return nearness;
    }

    /// A passage and how near it is.
    private record Near(int record, PassageId id, double cosine) {
        static final Comparator<Near> ORDER = Comparator.comparingDouble(Near::cosine)
                .thenComparing(Comparator.comparing(Near::id).reversed());
    }

    private Map<DocumentId, List<Near>> byDocument(int[] records, Map<Integer, Double> cosines)
            throws IOException {
        Map<Integer, PassageId> ids = columns.ids(records);
        Map<DocumentId, List<Near>> near = new HashMap<>();
        cosines.forEach((record, cosine) -> {
            PassageId id = Objects.requireNonNull(ids.get(record));
            near.computeIfAbsent(id.document(), _ -> new ArrayList<>()).add(new Near(record, id, cosine));
        });
        return near;
    }

    private static Optional<Double> best(List<Near> passages, Set<Integer> among) {
        return passages.stream().filter(near -> among.contains(near.record())).map(Near::cosine)
                .max(Double::compare);
    }

    private int[] passages(Collection<DocumentId> documents) throws IOException {
        return records(documents, new Term(FieldNames.KIND, FieldNames.KIND_PASSAGE));
    }

    private Set<Integer> marked(Collection<DocumentId> documents, Term term) throws IOException {
        return Arrays.stream(records(documents, term)).boxed().collect(Collectors.toSet());
    }

    private int[] records(Collection<DocumentId> documents, Term term) throws IOException {
        return MatchingRecords.records(searcher,
                new BooleanQuery.Builder().add(PassageQueries.among(documents), Occur.FILTER)
                        .add(new TermQuery(term), Occur.FILTER).build());
    }
}
