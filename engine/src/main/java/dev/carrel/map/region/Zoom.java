package dev.carrel.map.region;

import java.util.List;
import java.util.stream.IntStream;

/// The regions that are told apart from one distance.
///
/// @param regions the largest first
/// @param of      the region of each point, by its place in the list; [#NONE] where points lie thinly
public record Zoom(List<MapRegion> regions, List<Integer> of) {
    public static final int NONE = -1;

    public Zoom {
        regions = List.copyOf(regions);
        of = List.copyOf(of);
    }

    Zoom called(List<List<String>> names) {
        return new Zoom(IntStream.range(0, regions.size())
                .mapToObj(i -> regions.get(i).called(names.get(i))).toList(), of);
    }
}
