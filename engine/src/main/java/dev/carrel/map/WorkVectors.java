package dev.carrel.map;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Gatherers;

import dev.carrel.document.DocumentId;
import dev.carrel.document.work.Versions;
import dev.carrel.embed.Vector;
import dev.carrel.index.Snapshot;
import dev.carrel.map.layout.Points;

/// The vectors of all works that have any, each under the document that stands for its work.
///
/// @param works  in the order of their ids
/// @param points in the same order
public record WorkVectors(List<DocumentId> works, Points points) {
    /// So many are asked for at once: few enough for memory, many enough for the index to read in order.
    private static final int BATCH = 2000;

    public WorkVectors {
        works = List.copyOf(works);
    }

    public static WorkVectors of(Snapshot snapshot, int dimensions) throws IOException {
        Versions versions = snapshot.relations().versions();
        TreeSet<DocumentId> all = new TreeSet<>();
        snapshot.relations().works(each -> all.add(versions.work(each.id())));
        List<DocumentId> works = new ArrayList<>();
        Points.Builder points = new Points.Builder(all.size(), dimensions);
        for (List<DocumentId> some : all.stream().gather(Gatherers.windowFixed(BATCH)).toList()) {
            Map<DocumentId, Vector> vectors = snapshot.scoring()
                    .documentVectors(some.stream().flatMap(work -> versions.of(work).stream()).toList());
            for (DocumentId work : some) {
                versions.of(work).stream().filter(vectors::containsKey).findFirst().ifPresent(version -> {
                    works.add(work);
                    points.add(Objects.requireNonNull(vectors.get(version)).components());
                });
            }
        }
        return new WorkVectors(works, points.build());
    }
}
