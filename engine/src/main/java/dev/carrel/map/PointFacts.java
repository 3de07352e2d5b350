package dev.carrel.map;

import java.io.IOException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Gatherers;
import java.util.stream.IntStream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.Metadata;
import dev.carrel.document.origin.Source;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.Versions;
import dev.carrel.index.CuratedWork;
import dev.carrel.index.Snapshot;
import dev.carrel.map.layout.Places;

/// What the library knows about the works on a map.
final class PointFacts {
    private static final int BATCH = 2000;

    private final Snapshot snapshot;
    private final Versions versions;
    private final Map<String, String> sources;
    private final Map<DocumentId, Integer> citedBy;

    PointFacts(Snapshot snapshot) throws IOException {
        this.snapshot = snapshot;
        this.versions = snapshot.relations().versions();
        this.sources = snapshot.register().sources().stream()
                .collect(Collectors.toMap(Source::id, Source::location));
        this.citedBy = citedBy(snapshot.relations().citations(), versions);
    }

    private static Map<DocumentId, Integer> citedBy(Citations citations, Versions versions)
            throws IOException {
        Map<DocumentId, Integer> counts = new HashMap<>();
        citations.parts((ids, starts, cited, _, _, _) -> {
            Set<Long> once = new HashSet<>();
            DocumentId[] works = IntStream.range(0, ids.length)
                    .mapToObj(place -> versions.work(Citations.id(ids[place]))).toArray(DocumentId[]::new);
            for (int citing = 0; citing < ids.length; citing++) {
                for (int i = starts[citing]; i < starts[citing + 1]; i++) {
                    // Versions of a work that cite the same count once.
                    if (once.add(Citations.number(works[citing]) * 31 + Citations.number(works[cited[i]]))) {
                        counts.merge(works[cited[i]], 1, Integer::sum);
                    }
                }
            }
        });
        return counts;
    }

    List<MapPoint> of(List<DocumentId> works, Places places) throws IOException {
        List<MapPoint> points = new ArrayList<>();
        for (List<DocumentId> some : works.stream().gather(Gatherers.windowFixed(BATCH)).toList()) {
            Map<DocumentId, CuratedWork> known = CuratedWork.of(some, versions, snapshot.stored());
            for (DocumentId work : some) {
                CuratedWork facts = known.get(work);
                if (facts == null) {
                    throw new IllegalStateException("a snapshot without its own document " + work);
                }
                points.add(point(work, facts, places, points.size()));
            }
        }
        return points;
    }

    private MapPoint point(DocumentId work, CuratedWork facts, Places places, int place) {
        Metadata metadata = facts.metadata(work);
        String source = facts.curated().origin().source();
        Instant added = facts.versions().stream().map(version -> version.origin().added())
                .min(Instant::compareTo).orElseThrow();
        return new MapPoint(work, places.x(place), places.y(place), metadata.title(), metadata.year(),
                added.atZone(ZoneOffset.UTC).toLocalDate().toString(), citedBy.getOrDefault(work, 0),
                sources.getOrDefault(source, source), metadata.collections(), metadata.tags());
    }
}
