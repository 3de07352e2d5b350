package dev.carrel.map.region;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import dev.carrel.map.layout.Places;

/// Finds the regions of a map as seen from three distances, the farthest first.
public final class RegionFinder {
    /// A distance to look from.
    ///
    /// @param radius how far each point is smeared, in cells
    /// @param most   how many regions have names
    private record Distance(int radius, int most) {}

    private static final List<Distance> DISTANCES = List.of(new Distance(5, 12), new Distance(3, 50),
            new Distance(1, 200));
    private static final int FEWEST = 3;
    /// A region is at least this share of all.
    private static final double LEAST = 0.0005;

    private RegionFinder() {}

    /// @param titles of the points, in their order
    public static List<Zoom> of(Places places, List<String> titles) {
        if (places.count() == 0) {
            return List.of();
        }
        DensityGrid grid = new DensityGrid(places);
        RegionNames names = new RegionNames(titles);
        List<Zoom> zooms = new ArrayList<>();
        for (Distance distance : DISTANCES) {
            Zoom zoom = zoom(places.count(), grid, distance);
            zooms.add(zoom.called(names.of(zoom)));
        }
        return zooms;
    }

    private static Zoom zoom(int count, DensityGrid grid, Distance distance) {
        Hills hills = new Hills(grid.seen(distance.radius()));
        int[] tops = IntStream.range(0, count).map(point -> hills.top(grid.cellOf(point))).toArray();
        Map<Integer, Integer> sizes = new HashMap<>();
        IntStream.of(tops).filter(top -> top != Hills.NONE).forEach(top -> sizes.merge(top, 1, Integer::sum));
        List<Integer> kept = sizes.keySet().stream()
                .filter(top -> sizes.getOrDefault(top, 0) >= Math.max(FEWEST, LEAST * count))
                .sorted(Comparator.comparingInt((Integer top) -> -sizes.getOrDefault(top, 0))
                        .thenComparing(top -> top))
                .limit(distance.most()).toList();
        Map<Integer, Integer> places = new HashMap<>();
        kept.forEach(top -> places.put(top, places.size()));
        return new Zoom(
                kept.stream().map(top -> new MapRegion(List.of(), grid.x(top), grid.y(top),
                        sizes.getOrDefault(top, 0))).toList(),
                IntStream.of(tops).mapToObj(top -> places.getOrDefault(top, Zoom.NONE)).toList());
    }
}
