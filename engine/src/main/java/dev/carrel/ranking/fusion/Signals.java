package dev.carrel.ranking.fusion;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Nearness;
import org.jspecify.annotations.Nullable;

/// The whole paper counts, as paperKB has it:
/// `0.5·ck + 0.3·doc + 0.1·abs + 0.1·fig + 0.2·ln(1 + pr)`, with the cosines of the query and the passage, the document,
/// its abstract and its best caption, and the document's PageRank among the library's own citations.
public final class Signals {
    /// The weights, and the balance of the hybrid list that proposes candidates.
    ///
    /// @param blend percent of the semantic side
    public record Parameters(double ck, double doc, double abs, double fig, double pr, int blend) {
        public static final Parameters STANDARD = new Parameters(0.5, 0.3, 0.1, 0.1, 0.2, 50);
    }

    /// How many candidates are ordered by their sum, which tells how good a paper is more than whether it answers: of a hundred
    /// candidates those most cited came first, whatever was asked. 14 to 20 do no set harm, see docs/decisions/0052.
    public static final int ORDERED = 16;

    /// PageRank, 1 for the highest of the library; empty where nobody cites anybody.
    @FunctionalInterface
    public interface PageRanks {
        OptionalDouble of(DocumentId document);
    }

    private final Map<DocumentId, Nearness> papers;
    private final PageRanks pageRanks;
    private final Parameters parameters;

    public Signals(Map<DocumentId, Nearness> papers, PageRanks pageRanks, Parameters parameters) {
        this.papers = Map.copyOf(papers);
        this.pageRanks = pageRanks;
        this.parameters = parameters;
    }

    /// The best candidates in a new order, and behind them the others in theirs; those of equal score keep theirs, too.
    ///
    /// @param candidates best first
    /// @param cosines    of candidates that are passages by themselves; a document goes by its best passage
    public List<Fused> rank(List<Fused> candidates, Map<PassageId, Double> cosines) {
        List<Fused> ranked = new ArrayList<>(candidates.stream().map(each -> scored(each, cosines)).toList());
        ranked.subList(0, Math.min(ORDERED, ranked.size()))
                .sort(Comparator.comparingDouble(Fused::score).reversed());
        return ranked;
    }

    private Fused scored(Fused candidate, Map<PassageId, Double> cosines) {
        PassageId listed = candidate.passage();
        Nearness paper = papers.getOrDefault(listed.document(), Nearness.unknown(listed));
        Double own = cosines.get(listed);
        List<Fused.Part> parts = parts(paper, own == null ? paper.similarity() : own,
                pageRanks.of(listed.document()));
        return new Fused(own == null ? paper.best() : listed, MergedLists.sum(parts), candidate.semantic(),
                candidate.keyword(), parts);
    }

    private List<Fused.Part> parts(Nearness paper, @Nullable Double cosine, OptionalDouble rank) {
        return List.of(Fused.Part.of("ck", cosine, parameters.ck()),
                Fused.Part.of("doc", paper.document(), parameters.doc()),
                Fused.Part.of("abs", paper.summary(), parameters.abs()),
                Fused.Part.of("fig", paper.figure(), parameters.fig()),
                rank.isEmpty()
                        ? new Fused.Part("pr", null, 0)
                        : new Fused.Part("pr", rank.getAsDouble(),
                                parameters.pr() * Math.log1p(rank.getAsDouble())));
    }
}
