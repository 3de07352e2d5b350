package dev.carrel.library.map;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

import dev.carrel.map.MapPoint;

/// Words that points go by, each written once.
///
/// @param names the words, those of the first points first
/// @param of    for each point the places of its words among the names
record PointLabels(List<String> names, List<List<Integer>> of) {
    PointLabels {
        names = List.copyOf(names);
        of = List.copyOf(of);
    }

    static PointLabels of(List<MapPoint> points, Function<MapPoint, List<String>> words) {
        Map<String, Integer> places = new LinkedHashMap<>();
        List<List<Integer>> of = new ArrayList<>();
        for (MapPoint point : points) {
            of.add(words.apply(point).stream().map(word -> {
                places.putIfAbsent(word, places.size());
                return places.getOrDefault(word, 0);
            }).toList());
        }
        return new PointLabels(List.copyOf(places.keySet()), of);
    }
}
