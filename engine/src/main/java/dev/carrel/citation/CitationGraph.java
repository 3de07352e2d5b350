package dev.carrel.citation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.work.Citations;

/// Collects citations and weighs them.
final class CitationGraph {
    private record Edge(long citing, int reference, long cited) {}

    private final List<Edge> edges = new ArrayList<>();

    void add(DocumentId citing, int reference, DocumentId cited) {
        edges.add(new Edge(Citations.number(citing), reference, Citations.number(cited)));
    }

    /// @param documents  how many there are in the library
    /// @param checkpoint called now and then
    Citations citations(int documents, Runnable checkpoint) {
        Comparator<Edge> order = Comparator.comparingLong(Edge::citing).thenComparingInt(Edge::reference)
                .thenComparingLong(Edge::cited);
        List<Edge> sorted = edges.stream().sorted((one, other) -> {
            checkpoint.run();
            return order.compare(one, other);
        }).distinct().toList();
        long[] ids = sorted.stream().flatMapToLong(edge -> LongStream.of(edge.citing(), edge.cited()))
                .sorted().distinct()
                .toArray();
        checkpoint.run();
        int[] cited = sorted.stream().mapToInt(edge -> Arrays.binarySearch(ids, edge.cited())).toArray();
        int[] references = sorted.stream().mapToInt(Edge::reference).toArray();
        int[] starts = starts(ids, sorted.stream().mapToLong(Edge::citing).toArray());
        double[] ranks = ranks(starts, cited, Math.max(documents, ids.length), checkpoint);
        return new Citations(ids, starts, cited, references, Arrays.copyOf(ranks, ids.length),
                ranks[ids.length]);
    }

    private static int[] starts(long[] ids, long[] citing) {
        int[] starts = new int[ids.length + 1];
        int edge = 0;
        for (int i = 0; i < ids.length; i++) {
            starts[i] = edge;
            while (edge < citing.length && citing[edge] == ids[i]) {
                edge++;
            }
        }
        starts[ids.length] = edge;
        return starts;
    }

    /// A work that is cited twice by one paper is cited once.
    private static double[] ranks(int[] starts, int[] cited, int documents, Runnable checkpoint) {
        int[] once = new int[starts.length];
        List<int[]> lists = new ArrayList<>();
        for (int i = 0; i + 1 < starts.length; i++) {
            checkpoint.run();
            int[] distinct = Arrays.stream(cited, starts[i], starts[i + 1]).distinct().toArray();
            lists.add(distinct);
            once[i + 1] = once[i] + distinct.length;
        }
        return PageRank.of(once,
                Stream.of(lists.toArray(int[][]::new)).flatMapToInt(Arrays::stream).toArray(),
                documents, checkpoint);
    }
}
