package dev.carrel.map.region;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/// Names regions by the terms that tell them from the rest: a term weighs its share among the region's titles times the
/// logarithm of how much more frequent that is than among all titles, its part of the Kullback–Leibler divergence. A term
/// names the one region of a zoom that it weighs most in, and none of a nearer zoom: nearer names say more. Where no two
/// titles of a region share a term that is left, it is called by terms of single titles, and at last by a title.
final class RegionNames {
    private static final int TERMS = 3;
    /// A title that names a region is cut to so many characters.
    private static final int LONGEST = 40;
    /// Two words say more than one.
    private static final double PAIR = 1.6;
    private static final int FEWEST = 2;
    /// What only one title of the library says may be a slip or somebody's name.
    private static final double UNIQUE = 0.5;

    private record Weighed(int region, String term, double weight) {
        static final Comparator<Weighed> FIRST = Comparator.comparingDouble(Weighed::weight).reversed()
                .thenComparingInt(Weighed::region).thenComparing(Weighed::term);
    }

    private final List<String> titles;
    private final Map<String, Integer> everywhere = new HashMap<>();
    private final Set<String> taken = new HashSet<>();

    RegionNames(List<String> titles) {
        this.titles = titles;
        titles.forEach(title -> TitleTerms.of(title).keySet()
                .forEach(term -> everywhere.merge(term, 1, Integer::sum)));
    }

    /// The terms of each region of a zoom, in their order. To be asked from the farthest zoom to the nearest.
    List<List<String>> of(Zoom zoom) {
        List<Map<String, Integer>> counts = new ArrayList<>();
        Map<String, String> written = new HashMap<>();
        zoom.regions().forEach(_ -> counts.add(new HashMap<>()));
        for (int point = 0; point < titles.size(); point++) {
            int region = zoom.of().get(point);
            if (region != Zoom.NONE) {
                TitleTerms.of(titles.get(point)).forEach((term, form) -> {
                    counts.get(region).merge(term, 1, Integer::sum);
                    written.putIfAbsent(term, form);
                });
            }
        }
        List<List<String>> names = counts.stream().<List<String>>map(_ -> new ArrayList<>()).toList();
        choose(weighed(zoom, counts, FEWEST), names);
        choose(weighed(zoom, counts, 1).stream().filter(each -> names.get(each.region()).isEmpty()).toList(),
                names);
        return IntStream.range(0, names.size()).mapToObj(region -> names.get(region).isEmpty()
                ? title(zoom, region)
                : names.get(region).stream().map(term -> written.getOrDefault(term, term)).toList()).toList();
    }

    private List<Weighed> weighed(Zoom zoom, List<Map<String, Integer>> counts, int fewest) {
        List<Weighed> all = new ArrayList<>();
        for (int region = 0; region < counts.size(); region++) {
            int own = region;
            int size = zoom.regions().get(region).size();
            counts.get(region).forEach((term, count) -> {
                if (count >= fewest && !taken.contains(term)) {
                    all.add(new Weighed(own, term, weight(term, count, size)));
                }
            });
        }
        all.sort(Weighed.FIRST);
        return all;
    }

    private List<String> title(Zoom zoom, int region) {
        return IntStream.range(0, titles.size()).filter(point -> zoom.of().get(point) == region)
                .mapToObj(titles::get).map(String::strip).filter(title -> !title.isEmpty()).findFirst()
                .map(RegionNames::shortened).stream().toList();
    }

    private static String shortened(String title) {
        int end = title.length() <= LONGEST ? title.length() : title.lastIndexOf(' ', LONGEST);
        return end == title.length()
                ? title
                : title.substring(0, end > 0 ? end : title.offsetByCodePoints(0, LONGEST / 2)) + "…";
    }

    private double weight(String term, int count, int size) {
        double share = (double) count / size;
        double expected = (double) everywhere.getOrDefault(term, count) / titles.size();
        // In a region that is the whole library nothing is distinguished, and the most frequent terms name it.
        return share * (Math.log(share / expected) + 1e-3) * (term.indexOf(' ') > 0 ? PAIR : 1)
                * (everywhere.getOrDefault(term, count) < FEWEST ? UNIQUE : 1);
    }

    private void choose(List<Weighed> weighed, List<List<String>> names) {
        for (Weighed each : weighed) {
            List<String> own = names.get(each.region());
            if (each.weight() > 0 && own.size() < TERMS && !taken.contains(each.term())
                    && own.stream().noneMatch(other -> shareWords(other, each.term()))) {
                own.add(each.term());
                taken.add(each.term());
            }
        }
    }

    private static boolean shareWords(String one, String other) {
        Set<String> words = new HashSet<>(List.of(one.split(" ")));
        words.retainAll(List.of(other.split(" ")));
        return !words.isEmpty();
    }
}
