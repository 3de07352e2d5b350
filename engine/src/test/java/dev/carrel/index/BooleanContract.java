package dev.carrel.index;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import dev.carrel.document.DocumentId;
import dev.carrel.embed.Vector;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.Clause;
import dev.carrel.ranking.query.Query;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.testing.EntryBuilder;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

import static dev.carrel.testing.EntryBuilder.entry;
import static org.assertj.core.api.Assertions.assertThat;

/// Whether random boolean queries, typed as a person would, find what a reader of the few texts would find by hand, by words
/// and by meaning.
public abstract class BooleanContract {
    private static final List<String> WORDS = List.of("kappa", "lumen", "mango", "nebula", "orbit", "puffin",
            "quartz");
    private static final int DOCUMENTS = 24;

    protected abstract PassageIndex open(Path folder) throws IOException;

    @RepeatedTest(2)
    @ExtendWith(Randomized.class)
    void bothRetrieversKeepToWhatWasTyped(Random random, @TempDir Path folder) throws IOException {
        Map<DocumentId, List<String>> texts = new TreeMap<>();
        try (PassageIndex index = open(folder)) {
            fill(index, texts, random);
            try (Snapshot snapshot = index.snapshot()) {
                for (int i = 0; i < 300; i++) {
                    Clause clause = required(random, 3);
                    String typed = typed(clause);
                    Query query = QueryParser.parse(typed);
                    assertThat(query.clauses()).as(typed).containsExactly(clause);
                    Set<DocumentId> expected = texts.entrySet().stream()
                            .filter(each -> holds(clause, each.getValue())).map(Map.Entry::getKey)
                            .collect(Collectors.toCollection(TreeSet::new));
                    assertThat(documents(snapshot.retrieval().keyword(query, View.PAPERS, 100))).as(typed)
                            .isEqualTo(expected);
                    assertThat(documents(snapshot.retrieval().nearest(vector(0), query, View.PAPERS, 100)))
                            .as(typed)
                            .isEqualTo(expected);
                }
            }
        }
    }

    private static void fill(PassageIndex index, Map<DocumentId, List<String>> texts, Random random)
            throws IOException {
        try (Writer writer = index.writer()) {
            for (int i = 0; i < DOCUMENTS; i++) {
                List<String> text = IntStream.range(0, 1 + random.nextInt(6))
                        .mapToObj(_ -> WORDS.get(random.nextInt(WORDS.size()))).toList();
                EntryBuilder entry = entry("d" + i, "Title", String.join(" ", text)).vectors(vector(i));
                writer.put(entry.build());
                texts.put(EntryBuilder.id("d" + i), text);
            }
            writer.commit();
        }
    }

    private static Vector vector(double degrees) {
        double angle = Math.toRadians(degrees);
        return Vector.unit(new float[]{(float) Math.cos(angle), (float) Math.sin(angle)});
    }

    private static Set<DocumentId> documents(Ranking ranking) {
        return ranking.candidates().stream().map(each -> each.passage().document())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Clause required(Random random, int depth) {
        return random.nextBoolean()
                ? new Clause.AllOf(several(random, depth))
                : new Clause.AnyOf(several(random, depth));
    }

    private static List<Clause> several(Random random, int depth) {
        List<Clause> clauses = new ArrayList<>();
        for (int i = 0; i < 2 + random.nextInt(2); i++) {
            clauses.add(any(random, depth - 1));
        }
        return clauses;
    }

    private static Clause any(Random random, int depth) {
        return switch (random.nextInt(depth > 0 ? 10 : 7)) {
            case 0, 1 -> new Clause.Words(word(random));
            case 2 -> new Clause.Phrase(word(random) + " " + word(random));
            case 3 -> new Clause.Near(List.of(word(random), word(random)), random.nextInt(4));
            case 4 -> new Clause.Wildcard(word(random).substring(0, 3) + "*");
            case 5 -> new Clause.Phrase(word(random).substring(0, 3) + "* " + word(random));
            case 6 ->
                new Clause.Near(List.of(word(random), "*" + word(random).substring(1)), random.nextInt(4));
            case 7 -> new Clause.Not(any(random, depth - 1));
            default -> required(random, depth);
        };
    }

    private static String word(Random random) {
        return WORDS.get(random.nextInt(WORDS.size()));
    }

    private static String typed(Clause clause) {
        return switch (clause) {
            case Clause.Words(String text) -> text;
            case Clause.Phrase(String text) -> "\"" + text + "\"";
            case Clause.Near(List<String> parts, int distance) ->
                String.join(" NEAR/" + distance + " ", parts);
            case Clause.Wildcard(String pattern) -> pattern;
            case Clause.Not(Clause excluded) -> "NOT " + grouped(excluded);
            case Clause.AllOf(List<Clause> all) -> joined(all, " AND ");
            case Clause.AnyOf(List<Clause> some) -> joined(some, " OR ");
            case Clause.InField _,Clause.Where _ -> throw new IllegalArgumentException(clause.toString());
        };
    }

    private static String joined(List<Clause> clauses, String operator) {
        return clauses.stream().map(BooleanContract::grouped).collect(Collectors.joining(operator));
    }

    private static String grouped(Clause clause) {
        return clause instanceof Clause.AllOf || clause instanceof Clause.AnyOf
                ? "(" + typed(clause) + ")"
                : typed(clause);
    }

    private static boolean holds(Clause clause, List<String> text) {
        return switch (clause) {
            case Clause.Words(String word) -> text.contains(word);
            case Clause.Phrase(String phrase) -> (" " + String.join(" ", text) + " ")
                    .matches(".* " + phrase.replace("*", "\\w*") + " .*");
            case Clause.Near(List<String> parts, int distance) -> near(parts, distance, text);
            case Clause.Wildcard(String pattern) -> text.stream().anyMatch(word -> isLike(word, pattern));
            case Clause.Not(Clause excluded) -> !holds(excluded, text);
            case Clause.AllOf(List<Clause> all) -> all.stream().allMatch(each -> holds(each, text));
            case Clause.AnyOf(List<Clause> some) -> some.stream().anyMatch(each -> holds(each, text));
            case Clause.InField _,Clause.Where _ -> throw new IllegalArgumentException(clause.toString());
        };
    }

    private static boolean near(List<String> pair, int distance, List<String> text) {
        return IntStream.range(0, text.size()).anyMatch(i -> IntStream.range(0, text.size())
                .anyMatch(
                        j -> i != j && Math.abs(i - j) <= distance + 1 && isLike(text.get(i), pair.getFirst())
                                && isLike(text.get(j), pair.getLast())));
    }

    private static boolean isLike(String word, String pattern) {
        return word.matches(pattern.replace("*", "\\w*"));
    }
}
