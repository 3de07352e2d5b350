package dev.carrel.search.similar;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.Versions;

/// Works that share citations with one: those that cite the same works (Kessler's bibliographic coupling, 1963) and
/// those that are cited by the same works (Small's co-citation, 1973), counted together as Amsler does (1972) and
/// divided by the geometric mean of what each has of both, so that a review that cites everything is not like
/// everything. Versions of a work count as one.
final class CitationNeighbours {
    private final long[] ids;
    private final int[] works;
    /// Citing work and cited work in one number, rising, each once.
    private final long[] edges;
    private final int[] degrees;

    private CitationNeighbours(long[] ids, int[] starts, int[] cited, Versions versions) {
        this.ids = ids;
        this.works = works(ids, versions);
        this.edges = edges(starts, cited);
        this.degrees = new int[ids.length];
        for (long edge : edges) {
            degrees[citing(edge)]++;
            degrees[cited(edge)]++;
        }
    }

    /// By the document that stands for each work.
    static Map<DocumentId, SharedCitations> of(DocumentId id, Citations citations, Versions versions)
            throws IOException {
        List<CitationNeighbours> graph = new ArrayList<>();
        citations.parts((ids, starts, cited, _, _, _) -> graph
                .add(new CitationNeighbours(ids, starts, cited, versions)));
        return graph.getFirst().of(versions.of(id), versions);
    }

    /// The place of the first version that is in the graph, for each place.
    private static int[] works(long[] ids, Versions versions) {
        int[] works = IntStream.range(0, ids.length).toArray();
        for (List<DocumentId> work : versions.works()) {
            int[] places = places(ids, work);
            Arrays.stream(places).forEach(place -> works[place] = places[0]);
        }
        return works;
    }

    private static int[] places(long[] ids, List<DocumentId> documents) {
        return documents.stream().mapToInt(id -> Arrays.binarySearch(ids, Citations.number(id)))
                .filter(place -> place >= 0).toArray();
    }

    private long[] edges(int[] starts, int[] cited) {
        return IntStream.range(0, works.length).boxed()
                .flatMapToLong(citing -> IntStream.range(starts[citing], starts[citing + 1])
                        .filter(i -> works[citing] != works[cited[i]])
                        .mapToLong(i -> (long) works[citing] << 32 | works[cited[i]]))
                .sorted().distinct().toArray();
    }

    private static int citing(long edge) {
        return (int) (edge >>> 32);
    }

    private static int cited(long edge) {
        return (int) edge;
    }

    private Map<DocumentId, SharedCitations> of(List<DocumentId> versions, Versions all) {
        int[] places = places(ids, versions);
        Map<DocumentId, SharedCitations> neighbours = new HashMap<>();
        if (places.length > 0) {
            shared(works[places[0]]).forEach((place, shared) -> neighbours.put(all.work(id(place)),
                    shared.of(this, works[places[0]], place)));
        }
        return neighbours;
    }

    /// The citations that one neighbour shares, by places.
    private record Shared(List<Integer> cites, List<Integer> citedBy) {
        SharedCitations of(CitationNeighbours graph, int own, int other) {
            double both = Math.sqrt((double) graph.degrees[own] * graph.degrees[other]);
            return new SharedCitations(cites.stream().map(graph::id).toList(),
                    citedBy.stream().map(graph::id).toList(), (cites.size() + citedBy.size()) / both);
        }
    }

    private Map<Integer, Shared> shared(int own) {
        boolean[] cites = new boolean[ids.length];
        boolean[] citedBy = new boolean[ids.length];
        for (long edge : edges) {
            cites[cited(edge)] |= citing(edge) == own;
            citedBy[citing(edge)] |= cited(edge) == own;
        }
        Map<Integer, Shared> shared = new HashMap<>();
        for (long edge : edges) {
            if (cites[cited(edge)] && citing(edge) != own) {
                with(citing(edge), shared).cites().add(cited(edge));
            }
            if (citedBy[citing(edge)] && cited(edge) != own) {
                with(cited(edge), shared).citedBy().add(citing(edge));
            }
        }
        return shared;
    }

    private static Shared with(int place, Map<Integer, Shared> shared) {
        return shared.computeIfAbsent(place, _ -> new Shared(new ArrayList<>(), new ArrayList<>()));
    }

    private DocumentId id(int place) {
        return Citations.id(ids[place]);
    }
}
