package dev.carrel.search;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

import dev.carrel.embed.CrossEncoder;
import dev.carrel.ranking.query.Query;
import dev.carrel.search.run.BackgroundTask;

/// Puts the best results into the order of a model that reads the question and each passage together. What is read is
/// what is shown.
///
/// @param model is opened when it is first needed
/// @param depth how many results it reads
record Reranking(Supplier<CrossEncoder> model, int depth, Executor executor) {
    /// The part of a hit's score that the model gave.
    static final String PART = "rerank";

    private record Read(Hit hit, double value) {}

    /// The same hits, those that were read first. Later ones keep their order, with scores below all others.
    List<Hit> reorder(List<Hit> hits, Query query) throws IOException {
        if (hits.isEmpty() || query.words().isBlank()) {
            return hits;
        }
        int read = Math.min(depth, hits.size());
        List<Hit> ordered = new ArrayList<>();
        double lowest = 1;
        for (Read each : best(hits.subList(0, read), query)) {
            lowest = each.value();
            ordered.add(each.hit().reranked(ordered.size() + 1, lowest, lowest));
        }
        for (Hit hit : hits.subList(read, hits.size())) {
            ordered.add(hit.reranked(hit.rank(), lowest * read / hit.rank(), null));
        }
        return ordered;
    }

    private List<Read> best(List<Hit> hits, Query query) throws IOException {
        CrossEncoder encoder = model.get();
        List<Double> values = encoder.readsTogether()
                ? encoder.scores(query.words(), hits.stream().map(Reranking::text).toList())
                : sideBySide(encoder, hits, query);
        List<Read> all = new ArrayList<>();
        for (int i = 0; i < hits.size(); i++) {
            all.add(new Read(hits.get(i), values.get(i)));
        }
        all.sort(Comparator.comparingDouble(Read::value).reversed());
        return all;
    }

    private List<Double> sideBySide(CrossEncoder encoder, List<Hit> hits, Query query) throws IOException {
        List<BackgroundTask<Double>> running = hits.stream()
                .map(hit -> BackgroundTask.start(executor, () -> encoder.score(query.words(), text(hit))))
                .toList();
        List<Double> values = new ArrayList<>();
        for (BackgroundTask<Double> each : running) {
            values.add(each.join());
        }
        return values;
    }

    private static String text(Hit hit) {
        return hit.found().metadata().title() + "\n" + hit.found().passage().text();
    }
}
