package dev.carrel.search.similar;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Gatherers;
import java.util.stream.Stream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.Versions;
import dev.carrel.embed.Vector;
import dev.carrel.index.CuratedWork;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.Snapshot;
import dev.carrel.index.StoredDocuments;
import dev.carrel.index.retrieval.PassageRetrieval;
import dev.carrel.index.retrieval.PassageScoring;
import dev.carrel.ranking.Candidate;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.View;
import dev.carrel.ranking.Weights;
import dev.carrel.ranking.fusion.ReciprocalRankFusion;
import dev.carrel.ranking.query.Condition;
import dev.carrel.ranking.query.Query;
import org.jspecify.annotations.Nullable;

/// One document compared with all others. Works are compared, each under the id of the document that stands for it.
final class DocumentComparison {
    /// How many documents are compared by their whole vectors: those with the nearest single passages.
    private static final int DEPTH = 300;
    /// As the paper on reciprocal rank fusion has it.
    private static final int K = 60;

    private final DocumentId id;
    private final SimilarityKind by;
    private final PassageRetrieval retrieval;
    private final PassageScoring scoring;
    private final StoredDocuments stored;
    private final Citations citations;
    private final Versions versions;
    private final @Nullable Vector vector;
    private final Map<DocumentId, SharedCitations> shared;
    /// Of each work that was compared, the document that is nearest.
    private final Map<DocumentId, Nearest> nearest = new HashMap<>();

    private record Nearest(DocumentId document, double similarity) {}

    DocumentComparison(DocumentId id, SimilarityKind by, Snapshot snapshot) throws IOException {
        this.id = id;
        this.by = by;
        this.retrieval = snapshot.retrieval();
        this.scoring = snapshot.scoring();
        this.stored = snapshot.stored();
        this.citations = by == SimilarityKind.MEANING ? Citations.NONE : snapshot.relations().citations();
        this.versions = snapshot.relations().versions();
        this.vector = by == SimilarityKind.CITATIONS
                ? null
                : vector(scoring.documentVectors(versions.of(id)));
        this.shared = by == SimilarityKind.MEANING
                ? Map.of()
                : CitationNeighbours.of(id, citations, versions);
    }

    /// Its own, or that of another version which has one.
    private @Nullable Vector vector(Map<DocumentId, Vector> vectors) {
        return Optional.ofNullable(vectors.get(id)).or(() -> versions.of(id).stream()
                .filter(vectors::containsKey).findFirst().map(vectors::get)).orElse(null);
    }

    SimilarityResult first(int limit) throws IOException {
        List<Fused> fused = existing(limit);
        compare(fused.stream().map(each -> each.passage().document())
                .filter(work -> !nearest.containsKey(work))
                .flatMap(work -> versions.of(work).stream()).toList());
        Map<DocumentId, CuratedWork> works = CuratedWork.of(Stream
                .concat(Stream.of(id), fused.stream().map(this::shown)).toList(), versions, stored);
        List<SimilarDocument> results = new ArrayList<>();
        for (Fused each : fused) {
            results.add(likeness(results.size() + 1, each, Objects.requireNonNull(works.get(shown(each)))));
        }
        return new SimilarityResult(told(id, Objects.requireNonNull(works.get(id))), by, missing(), 0,
                results);
    }

    /// Citations may still tell of a document that has just gone.
    private List<Fused> existing(int limit) throws IOException {
        List<Fused> existing = new ArrayList<>();
        for (List<Fused> some : fused().stream().gather(Gatherers.windowFixed(limit)).toList()) {
            if (existing.size() < limit) {
                existing.addAll(existing(some));
            }
        }
        return existing.subList(0, Math.min(limit, existing.size()));
    }

    private List<Fused> existing(List<Fused> some) throws IOException {
        Set<DocumentId> known = stored
                .summaries(some.stream().map(each -> each.passage().document()).toList()).stream()
                .map(document -> document.origin().id()).collect(Collectors.toSet());
        return some.stream().filter(each -> known.contains(each.passage().document())).toList();
    }

    private List<Fused> fused() throws IOException {
        Weights weights = Weights.ofPercent(switch (by) {
            case BOTH -> 50;
            case MEANING -> 100;
            case CITATIONS -> 0;
        }, List.of());
        return ReciprocalRankFusion.fuse(byMeaning(), byCitations(), View.PAPERS, weights, K);
    }

    private Ranking byMeaning() throws IOException {
        if (vector == null) {
            return Ranking.EMPTY;
        }
        Query others = new Query("", List.of(),
                List.of(new Condition.Not(new Condition.Among(Set.copyOf(versions.of(id))))));
        compare(retrieval.nearest(vector, others, View.PAPERS, DEPTH).candidates().stream()
                .map(candidate -> candidate.passage().document()).toList());
        return ranking(nearest.entrySet().stream()
                .map(each -> candidate(each.getKey(), each.getValue().similarity())).toList());
    }

    private Ranking byCitations() {
        return ranking(shared.entrySet().stream()
                .map(each -> candidate(each.getKey(), each.getValue().score())).toList());
    }

    private static Candidate candidate(DocumentId work, double score) {
        return new Candidate(new PassageId(work, 0), score);
    }

    private static Ranking ranking(Collection<Candidate> candidates) {
        return new Ranking(candidates.stream().sorted(Candidate.BEST_FIRST).toList());
    }

    private void compare(List<DocumentId> documents) throws IOException {
        if (vector == null || documents.isEmpty()) {
            return;
        }
        Map<DocumentId, Vector> vectors = scoring.documentVectors(documents);
        for (DocumentId document : documents.stream().filter(vectors::containsKey).sorted().toList()) {
            Nearest here = new Nearest(document,
                    vector.similarity(Objects.requireNonNull(vectors.get(document))));
            nearest.merge(versions.work(document), here,
                    (known, other) -> other.similarity() > known.similarity() ? other : known);
        }
    }

    /// The document that stands for a work: of its versions the nearest.
    private DocumentId shown(Fused fused) {
        DocumentId work = fused.passage().document();
        Nearest near = nearest.get(work);
        return near == null ? work : near.document();
    }

    private SimilarDocument likeness(int rank, Fused fused, CuratedWork described) {
        DocumentId work = fused.passage().document();
        Nearest near = nearest.get(work);
        DocumentId document = shown(fused);
        Fused.Place meaning = fused.semantic();
        return new SimilarDocument(rank, score(fused), told(document, described),
                near == null
                        ? null
                        : new SimilarDocument.Meaning(meaning == null ? null : meaning.rank(),
                                near.similarity()),
                citing(work, fused.keyword()), described.others(document));
    }

    /// Where only one list was asked for, its own figure says more than what its ranks add up to.
    private double score(Fused fused) {
        Fused.Place only = switch (by) {
            case BOTH -> null;
            case MEANING -> fused.semantic();
            case CITATIONS -> fused.keyword();
        };
        return only == null ? fused.score() : only.score();
    }

    private SimilarDocument.@Nullable Citing citing(DocumentId work, Fused.@Nullable Place place) {
        SharedCitations common = shared.get(work);
        return common == null || place == null ? null : new SimilarDocument.Citing(place.rank(), common);
    }

    /// A document with what all versions of its work tell.
    private static DocumentSummary told(DocumentId document, CuratedWork work) {
        return new DocumentSummary(work.metadata(document), work.versions().stream()
                .map(DocumentSummary::origin).filter(origin -> origin.id().equals(document)).findFirst()
                .orElseThrow());
    }

    private List<String> missing() {
        List<String> missing = new ArrayList<>();
        if (by != SimilarityKind.CITATIONS && vector == null) {
            missing.add(
                    "The document has no vectors yet, so it was not compared by meaning (`carrel status`).");
        }
        if (by != SimilarityKind.MEANING && citations.isEmpty()) {
            missing.add("The library knows of no citations between its documents.");
        } else if (by != SimilarityKind.MEANING && shared.isEmpty()) {
            missing.add("The document shares no citations with others of the library.");
        }
        return missing;
    }
}
