package dev.carrel.index;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

import dev.carrel.document.PassageId;
import dev.carrel.embed.Vector;
import dev.carrel.ranking.query.Query;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.testing.EntryBuilder;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

import static dev.carrel.testing.EntryBuilder.entry;
import static dev.carrel.testing.EntryBuilder.passage;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

/// What any index must tell about how well passages answer.
@ExtendWith(Randomized.class)
public abstract class EvidenceContract {
    @TempDir
    private Path folder;

    protected abstract PassageIndex open(Path in) throws IOException;

    private interface Question<T> {
        T ask(Snapshot snapshot) throws IOException;
    }

    private <T> T with(List<EntryBuilder> entries, Question<T> question) throws IOException {
        try (PassageIndex index = open(folder.resolve("index"))) {
            try (Writer writer = index.writer()) {
                for (EntryBuilder each : entries) {
                    writer.put(each.build());
                }
                writer.settle();
            }
            try (Snapshot snapshot = index.snapshot()) {
                return question.ask(snapshot);
            }
        }
    }

    @Test
    void rareWordsAreMoreOfAQueryThanFrequentOnes() throws IOException {
        List<EntryBuilder> library = new ArrayList<>(List.of(entry("both", "Title", "cell zebra"),
                entry("rare", "Title", "zebra"), entry("frequent", "Title", "cells"),
                entry("none", "Title", "rock")));
        IntStream.range(0, 20).forEach(i -> library.add(entry("more" + i, "Title", "a cell")));
        Map<PassageId, Double> shares = with(library,
                snapshot -> snapshot.scoring().wordShares(Set.of(passage("both", 0), passage("rare", 0),
                        passage("frequent", 0), passage("none", 0)),
                        QueryParser.parse("the cell of a zebra")));
        assertThat(shares.get(passage("both", 0))).isCloseTo(1, within(1e-6));
        assertThat(shares.get(passage("none", 0))).isZero();
        assertThat(shares.get(passage("rare", 0))).isGreaterThan(0.7);
        assertThat(shares.get(passage("frequent", 0))).isBetween(0.01, 0.3);
    }

    @Test
    void wordsThatStandNowhereAreAbsentAsTheyWereTyped() throws IOException {
        List<EntryBuilder> library = List.of(entry("one", "Cells", "GABRA2 in cells, 17 of them. 锂离子电池"));
        assertThat(absent(library, "cell Serengeti GABRA2 QXYZ17")).containsExactly("Serengeti", "QXYZ17");
        assertThat(absent(library, "\"zebra\" -zebra in:zebra")).isEmpty();
        assertThat(absent(library, "锂离子电池 气候")).containsExactly("气候");
    }

    private List<String> absent(List<EntryBuilder> library, String query) throws IOException {
        return with(library,
                snapshot -> snapshot.scoring().background(QueryParser.parse(query), Optional.empty()))
                .absent();
    }

    @Test
    void aRandomPassageIsTheSameOneHoweverTheIndexWasWritten(Random random) throws IOException {
        List<EntryBuilder> library = new ArrayList<>();
        for (int i = 0; i < 700; i++) {
            library.add(entry("each" + i, "Title", "text").vectors(direction(random)));
        }
        Vector asked = direction(random);
        Double cosine = cosine(library, asked);
        double mean = library.stream()
                .mapToDouble(each -> asked.similarity(each.build().vectors().getFirst()))
                .average().orElseThrow();
        assertThat(cosine).isCloseTo(mean, within(0.1));
        Collections.shuffle(library, random);
        assertThat(cosine(library, asked)).isEqualTo(cosine);
    }

    private Double cosine(List<EntryBuilder> library, Vector asked) throws IOException {
        Query query = QueryParser.parse("text");
        return Optional.ofNullable(
                with(library, snapshot -> snapshot.scoring().background(query, Optional.of(asked))).cosine())
                .orElseThrow();
    }

    private static Vector direction(Random random) {
        return Vector.unit(new float[]{random.nextFloat(), random.nextFloat(), random.nextFloat()});
    }
}
