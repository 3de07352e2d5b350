package dev.carrel.ingest.summary;

import java.util.Arrays;
import java.util.List;

import dev.carrel.embed.Vector;

/// The centrality of each sentence of a text: LexRank (Erkan and Radev, "LexRank: Graph-based Lexical Centrality as Salience
/// in Text Summarization", Journal of Artificial Intelligence Research 22, 2004), the PageRank of a graph whose nodes are
/// sentences and whose links are as strong as sentences are alike:
/// `p(u) = d/N + (1 − d) · Σ_v w(u,v) / Σ_z w(z,v) · p(v)`, d = 0.15.
///
/// In the paper w is the cosine of weighted words, which is 0 for most pairs. Embeddings of unrelated sentences are alike
/// too, so here w is by how much a cosine is above the mean of the text, as a share of what is possible.
final class Centrality {
    private static final double JUMP = 0.15;
    private static final int ROUNDS = 50;

    private final double[][] links;
    private final double[] centrality;

    private Centrality(double[][] links, double[] centrality) {
        this.links = links;
        this.centrality = centrality;
    }

    static Centrality of(List<Vector> sentences) {
        double[][] links = cosines(sentences);
        double mean = Arrays.stream(links).flatMapToDouble(Arrays::stream).sum()
                / Math.max(1.0, (double) sentences.size() * (sentences.size() - 1));
        for (double[] row : links) {
            Arrays.setAll(row, i -> Math.clamp((row[i] - mean) / Math.max(1e-9, 1 - mean), 0, 1));
        }
        return new Centrality(links, rank(links));
    }

    /// A sentence is not linked with itself.
    private static double[][] cosines(List<Vector> sentences) {
        double[][] cosines = new double[sentences.size()][sentences.size()];
        for (int i = 0; i < cosines.length; i++) {
            for (int j = 0; j < i; j++) {
                cosines[i][j] = sentences.get(i).similarity(sentences.get(j));
                cosines[j][i] = cosines[i][j];
            }
        }
        return cosines;
    }

    private static double[] rank(double[][] links) {
        double[] strength = Arrays.stream(links).mapToDouble(row -> Arrays.stream(row).sum()).toArray();
        double[] rank = new double[links.length];
        Arrays.fill(rank, 1);
        for (int round = 0; round < ROUNDS; round++) {
            double[] next = new double[rank.length];
            for (int u = 0; u < next.length; u++) {
                next[u] = JUMP;
                for (int v = 0; v < next.length; v++) {
                    next[u] += strength[v] == 0 ? 0 : (1 - JUMP) * links[u][v] / strength[v] * rank[v];
                }
            }
            rank = next;
        }
        double most = Arrays.stream(rank).max().orElse(1);
        return Arrays.stream(rank).map(each -> each / most).toArray();
    }

    int size() {
        return centrality.length;
    }

    /// 1 for the most central.
    double of(int sentence) {
        return centrality[sentence];
    }

    /// How strongly two are linked, 0 to 1.
    double link(int one, int other) {
        return links[one][other];
    }
}
