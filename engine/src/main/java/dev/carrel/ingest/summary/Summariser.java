package dev.carrel.ingest.summary;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

import dev.carrel.document.Document;
import dev.carrel.document.Metadata;
import dev.carrel.document.Paragraph;
import dev.carrel.document.SectionKind;
import dev.carrel.document.text.Sentences;
import dev.carrel.embed.Embedder;
import dev.carrel.embed.Vector;

/// Says what a text is about in a few of its own sentences: those that are most like all the others, and not like each
/// other. The same text always has the same summary.
///
/// The sentences are chosen by [Centrality], one after the other by their maximal marginal relevance (Carbonell and
/// Goldstein, "The Use of MMR, Diversity-Based Reranking for Reordering Documents and Producing Summaries", SIGIR 1998):
/// `λ · centrality − (1 − λ) · likeness to what was chosen`, and told in the order in which they stand.
public record Summariser(Embedder embedder) {
    /// The end of a long text is hardly ever what it is about, and the work grows with the square.
    private static final int MOST_SENTENCES = 200;
    /// Shorter ones are crumbs of pages, longer ones are lists and tables.
    private static final int FEWEST_TOKENS = 8;
    private static final int MOST_TOKENS = 80;
    private static final int MOST_TOKENS_IN_ALL = 200;
    private static final double LAMBDA = 0.7;
    private static final String BULLETS = "|-–•*";
    private static final String ENDS = ".!?…。！？”\"»)";

    /// The document with a summary: what the page says of itself, then its central sentences. One that has an abstract
    /// needs none.
    public Document summarised(Document document) {
        String extract = String.join(" ", extract(document));
        boolean has = document.sections().stream().anyMatch(section -> section.kind() == SectionKind.SUMMARY);
        if (has || extract.isEmpty()) {
            return document;
        }
        Metadata metadata = document.metadata();
        String said = metadata.summary();
        String summary = said == null || extract.contains(said)
                ? extract
                : said + Document.PARAGRAPH_BREAK + extract;
        return document.with(metadata.changed(metadata.title()).summary(summary).build());
    }

    /// The central sentences of a text, in their order; all, if they are few. The first ones, if the model is elsewhere: it
    /// is not asked for every sentence.
    public List<String> extract(Document document) {
        List<String> sentences = sentences(document);
        int wanted = Math.clamp(2 + sentences.size() / 8, 3, 5);
        if (sentences.size() <= wanted) {
            return sentences;
        }
        if (!embedder.isNear()) {
            return sentences.subList(0, wanted);
        }
        List<Vector> vectors = sentences.stream().map(embedder::once).toList();
        return chosen(sentences, Centrality.of(vectors), wanted);
    }

    private List<String> sentences(Document document) {
        return document.paragraphs().map(Paragraph::text).filter(text -> text.lines().count() < 3)
                .flatMap(text -> Sentences.of(text).stream()).filter(this::isProse).distinct()
                .limit(MOST_SENTENCES).toList();
    }

    private boolean isProse(String sentence) {
        if (ENDS.indexOf(sentence.charAt(sentence.length() - 1)) < 0
                || BULLETS.indexOf(sentence.charAt(0)) >= 0) {
            return false;
        }
        int tokens = embedder.tokens(sentence);
        return tokens >= FEWEST_TOKENS && tokens <= Math.min(MOST_TOKENS, embedder.room());
    }

    private List<String> chosen(List<String> sentences, Centrality centrality, int wanted) {
        TreeSet<Integer> chosen = new TreeSet<>();
        int tokens = 0;
        while (chosen.size() < wanted && tokens < MOST_TOKENS_IN_ALL) {
            int next = next(centrality, new ArrayList<>(chosen));
            chosen.add(next);
            tokens += embedder.tokens(sentences.get(next));
        }
        return chosen.stream().map(sentences::get).toList();
    }

    /// Of equals the first.
    private static int next(Centrality centrality, List<Integer> chosen) {
        int best = -1;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < centrality.size(); i++) {
            int sentence = i;
            double alike = chosen.stream().mapToDouble(other -> centrality.link(sentence, other)).max()
                    .orElse(0);
            double gain = LAMBDA * centrality.of(i) - (1 - LAMBDA) * alike;
            if (!chosen.contains(i) && gain > most) {
                best = i;
                most = gain;
            }
        }
        return best;
    }
}
