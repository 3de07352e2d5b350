package dev.carrel.map.region;

import java.util.List;

/// A part of the map where points lie densely.
///
/// @param terms what it is called by, the most telling first; none only where its titles are empty
/// @param x     of its densest place
/// @param size  how many points it has
public record MapRegion(List<String> terms, double x, double y, int size) {
    public MapRegion {
        terms = List.copyOf(terms);
    }

    MapRegion called(List<String> names) {
        return new MapRegion(names, x, y, size);
    }
}
