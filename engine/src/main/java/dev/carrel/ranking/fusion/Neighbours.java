package dev.carrel.ranking.fusion;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.ranking.Fused;

/// A candidate is known by the company it keeps: part of its score is the mean score of the candidates nearest to it in
/// meaning, `(1 − λ) · score + λ · Σ sᵢ·scoreᵢ / Σ sᵢ`.
///
/// What is about the same tends to answer the same questions (the cluster hypothesis); F. Diaz, "Regularizing ad hoc
/// retrieval scores", CIKM 2005, moves scores towards those of neighbours in this way. λ is half for a document of one
/// passage and less for longer ones: where one passage of a long paper answers, its neighbours need not. And it falls to
/// nothing for a candidate that stands out from its neighbours: where many documents answer, those most like the best score
/// nearly as well; where one does, they do not, and are no reason to doubt it.
public final class Neighbours {
    /// The numbers of this formula; what each is worth, `bench/constants` shows.
    ///
    /// @param circle    how many of the best look at each other: all pairs are compared
    /// @param nearest   how many of them a candidate hears
    /// @param influence λ of a document of one passage
    /// @param inCompany who is better than its neighbours by no more than this hears them fully
    /// @param alone     who is better by this much hears them not at all
    /// @param strangers about the similarity of texts that have nothing but their field in common
    public record Parameters(int circle, int nearest, double influence, double inCompany, double alone,
            double strangers) {
        public static final Parameters STANDARD = new Parameters(50, 5, 0.5, 0.07, 0.15, 0.6);
    }

    /// The vectors of candidates, and how long their documents are.
    public interface Acquaintance {
        /// The cosine of each passage with each; nothing where one has no vector.
        double[][] similarities(List<PassageId> passages);

        /// How many passages a document has.
        int passages(DocumentId document);
    }

    private final List<Fused> circle;
    private final Acquaintance acquaintance;
    private final Parameters parameters;
    private final double[][] similarities;

    private Neighbours(List<Fused> circle, Acquaintance acquaintance, Parameters parameters) {
        this.circle = circle;
        this.acquaintance = acquaintance;
        this.parameters = parameters;
        this.similarities = acquaintance.similarities(circle.stream().map(Fused::passage).toList());
    }

    /// The same candidates in a new order, by the standard numbers.
    public static List<Fused> heard(List<Fused> candidates, Acquaintance acquaintance) {
        return heard(candidates, acquaintance, Parameters.STANDARD);
    }

    /// The same candidates in a new order; a handful keeps its own, since all of them are each other's neighbours.
    public static List<Fused> heard(List<Fused> candidates, Acquaintance acquaintance,
            Parameters parameters) {
        List<Fused> circle = candidates.subList(0, Math.min(parameters.circle(), candidates.size()));
        if (circle.size() <= 2 * parameters.nearest()) {
            return candidates;
        }
        Neighbours neighbours = new Neighbours(circle, acquaintance, parameters);
        List<Fused> heard = new ArrayList<>(
                IntStream.range(0, circle.size()).mapToObj(neighbours::heard).toList());
        heard.addAll(candidates.subList(circle.size(), candidates.size()));
        heard.sort(MergedLists.BEST_FIRST);
        return heard;
    }

    private Fused heard(int member) {
        Fused own = circle.get(member);
        double theirs = theirs(member);
        double influence = parameters.influence() * company(own.score() - theirs)
                / Math.max(1, acquaintance.passages(own.passage().document()));
        List<Fused.Part> parts = new ArrayList<>();
        own.parts().forEach(part -> parts
                .add(new Fused.Part(part.name(), part.value(), (1 - influence) * part.share())));
        parts.add(new Fused.Part("neighbours", theirs, influence * theirs));
        return new Fused(own.passage(), MergedLists.sum(parts), own.semantic(), own.keyword(), parts);
    }

    /// How little one stands out, 0 to 1.
    private double company(double lead) {
        return Math.clamp(
                (parameters.alone() - lead) / (parameters.alone() - parameters.inCompany()), 0, 1);
    }

    /// The mean score of those nearest to one, the nearer the more.
    private double theirs(int member) {
        double sum = 0;
        double weights = 0;
        for (int other : nearest(member)) {
            double weight = Math.max(similarities[member][other] - parameters.strangers(), 1e-6);
            sum += weight * circle.get(other).score();
            weights += weight;
        }
        return sum / weights;
    }

    /// The nearest of all others, best first; of equally near ones the better candidate.
    private int[] nearest(int member) {
        double[] nearness = similarities[member];
        int most = parameters.nearest();
        int[] nearest = new int[most];
        int found = 0;
        for (int other = 0; other < circle.size(); other++) {
            int place = found;
            while (place > 0 && nearness[nearest[place - 1]] < nearness[other]) {
                place--;
            }
            if (other != member && place < most) {
                System.arraycopy(nearest, place, nearest, place + 1, Math.min(found, most - 1) - place);
                nearest[place] = other;
                found = Math.min(found + 1, most);
            }
        }
        return nearest;
    }
}
