package dev.carrel.index.lucene;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.embed.Vector;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;
import dev.carrel.index.Writer;
import dev.carrel.index.lucene.store.VectorCodec;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.ranking.Candidate;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.Condition;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.testing.EntryBuilder;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/// From so many vectors on a graph is walked: it has to find nearly all that scanning finds.
@ExtendWith(Randomized.class)
@Tag("thorough")
final class GraphTest {
    private static final int PASSAGES = VectorCodec.SCANNED + 600;
    private static final int A_DOCUMENT = 50;
    private static final int DIMENSIONS = 24;

    private record Known(PassageId id, Vector vector) {}

    private static Vector random(Random random) {
        float[] components = new float[DIMENSIONS];
        for (int i = 0; i < DIMENSIONS; i++) {
            components[i] = (float) random.nextGaussian();
        }
        return Vector.unit(components);
    }

    private static List<Known> fill(Writer writer, Random random) throws IOException {
        List<Known> known = new ArrayList<>();
        for (int d = 0; d * A_DOCUMENT < PASSAGES; d++) {
            EntryBuilder entry = EntryBuilder.entry("d" + d, d % 100 == 0 ? "rare" : "common");
            Vector[] vectors = new Vector[A_DOCUMENT];
            for (int p = 0; p < A_DOCUMENT; p++) {
                entry.text("t");
                vectors[p] = random(random);
                known.add(new Known(EntryBuilder.passage("d" + d, p), vectors[p]));
            }
            writer.put(entry.vectors(vectors).build());
        }
        writer.settle();
        return known;
    }

    private static Set<PassageId> nearest(List<Known> known, Vector asked, int count) {
        record Scored(PassageId id, double similarity) {}
        Set<PassageId> nearest = new HashSet<>();
        known.stream().map(each -> new Scored(each.id(), asked.similarity(each.vector())))
                .sorted(Comparator.comparingDouble(Scored::similarity).reversed())
                .limit(count).forEach(each -> nearest.add(each.id()));
        return nearest;
    }

    /// Those of the nearest in many documents that are not found.
    private static Set<PassageId> named(Snapshot snapshot, Vector asked, List<Known> known)
            throws IOException {
        List<Known> some = known.subList(0, Math.min(known.size() - A_DOCUMENT, 180 * A_DOCUMENT));
        Set<DocumentId> documents = some.stream().map(each -> each.id().document())
                .collect(Collectors.toSet());
        Set<PassageId> nearest = nearest(some, asked, 20);
        snapshot.retrieval()
                .nearest(asked, QueryParser.parse("x").and(new Condition.Among(documents)), View.PASSAGES, 20)
                .candidates().forEach(candidate -> nearest.remove(candidate.passage()));
        return nearest;
    }

    @Test
    void aGraphFindsNearlyAllOfTheNearest(Random random, @TempDir Path folder) throws IOException {
        try (PassageIndex index = LuceneIndex.open(folder, KeywordScoring.STANDARD)) {
            List<Known> known;
            try (Writer writer = index.writer()) {
                known = fill(writer, random);
            }
            try (Snapshot snapshot = index.snapshot()) {
                int found = 0;
                for (int i = 0; i < 20; i++) {
                    Vector asked = random(random);
                    List<Candidate> first = snapshot
                            .retrieval().nearest(asked, QueryParser.parse("x"), View.PASSAGES, 100).first(10)
                            .candidates();
                    Set<PassageId> exact = nearest(known, asked, 10);
                    found += (int) first.stream().filter(c -> exact.contains(c.passage())).count();
                    assertThat(snapshot.retrieval()
                            .nearest(asked, QueryParser.parse("\"rare\""), View.PASSAGES, 100)
                            .candidates()).as("a filtered search fills its limit").hasSize(100);
                    assertThat(named(snapshot, asked, known)).as("of named documents all are compared")
                            .isEmpty();
                }
                assertThat(found / 200.0).as("recall of the first ten").isGreaterThanOrEqualTo(0.95);
            }
        }
    }
}
