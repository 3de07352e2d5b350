package dev.carrel.map;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BooleanSupplier;

import dev.carrel.document.DocumentId;
import dev.carrel.document.work.Versions;
import dev.carrel.index.IndexFacts;
import dev.carrel.index.Snapshot;
import dev.carrel.map.layout.NeighbourFinder;
import dev.carrel.map.layout.NeighbourTable;
import dev.carrel.map.layout.Places;
import dev.carrel.map.layout.PlaneLayout;
import dev.carrel.map.layout.PlaneLayout.Effort;
import dev.carrel.map.layout.Points;
import dev.carrel.map.layout.PrincipalComponents;
import dev.carrel.map.layout.StartingPlaces;
import dev.carrel.map.region.RegionFinder;

/// Makes the map of a library, from nothing or from an earlier one.
public final class MapMaker {
    /// Neighbours that each work is drawn to, as in UMAP, if so many are a small part of all.
    private static final int NEIGHBOURS = 15;
    private static final int PART = 4;
    /// So few lie where they differ most: among them everybody is a neighbour.
    private static final int FEW = 8;
    /// Bytes of vectors that are worth a pause.
    private static final long MUCH = 1 << 25;
    /// The same library gets the same map.
    private static final long SEED = 17;

    private final Snapshot snapshot;
    private final IndexFacts facts;
    private final BooleanSupplier stopped;

    /// @param stopped is asked now and then whether to give up
    public MapMaker(Snapshot snapshot, IndexFacts facts, BooleanSupplier stopped) {
        this.snapshot = snapshot;
        this.facts = facts;
        this.stopped = stopped;
    }

    /// Works and where they lie.
    ///
    /// @param anew whether all of them were laid out, not only those that came
    private record LaidOut(List<DocumentId> works, Places places, boolean anew) {}

    /// Empty if it was stopped.
    public Optional<DocumentMap> make(EarlierMap earlier) throws IOException {
        LaidOut laidOut = layOut(earlier);
        if (stopped.getAsBoolean()) {
            return Optional.empty();
        }
        freeVectors(laidOut.works().size());
        List<MapPoint> points = new PointFacts(snapshot).of(laidOut.works(), laidOut.places());
        int laid = laidOut.anew() ? points.size() : earlier.basis().laid();
        return Optional.of(new DocumentMap(
                new DocumentMap.Basis(snapshot.moment(), facts.fingerprint(), laid),
                works() - points.size(), points,
                RegionFinder.of(laidOut.places(), points.stream().map(MapPoint::title).toList())));
    }

    /// Vectors are not kept beyond it: those of sixty thousand works are a hundred megabytes.
    private LaidOut layOut(EarlierMap earlier) throws IOException {
        WorkVectors vectors = WorkVectors.of(snapshot, facts.dimensions());
        Effort effort = earlier.effort(vectors.works(), facts.fingerprint());
        return new LaidOut(vectors.works(),
                places(vectors.points(), earlier.of(vectors.works()), effort, stopped),
                effort.equals(Effort.WHOLE));
    }

    /// Frees the vectors before regions are named. The collector would only look for them when the heap cannot grow any more;
    /// with 65,138 works this saves 45 MB at the peak, for a pause of 0.3 s on a machine with a load of 20.
    private void freeVectors(int works) {
        if ((long) works * facts.dimensions() * Float.BYTES > MUCH) {
            System.gc();
        }
    }

    private int works() throws IOException {
        Versions versions = snapshot.relations().versions();
        Set<DocumentId> works = new HashSet<>();
        snapshot.relations().works(each -> works.add(versions.work(each.id())));
        return works.size();
    }

    /// @param known where points lay before, NaN for those that are new
    public static Places places(Points points, Places known, Effort effort, BooleanSupplier stopped) {
        if (effort.rounds() == 0 || points.count() == 0) {
            return known;
        }
        Random random = new Random(SEED);
        if (points.count() < FEW) {
            return PrincipalComponents.of(points, random);
        }
        NeighbourTable neighbours = NeighbourFinder.of(points,
                Math.min(NEIGHBOURS, points.count() / PART), random, stopped);
        Places start = known.isAnywhere()
                ? StartingPlaces.of(neighbours, known)
                : StartingPlaces.of(points, random);
        return PlaneLayout.of(neighbours, start, effort, stopped);
    }
}
