package dev.carrel.map.region;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Names regions by the terms that tell them from the rest: a term weighs its share among the region's titles times the
/// logarithm of how much more frequent that is than among all titles, its part of the Kullback–Leibler divergence. A term
/// names the one region of a zoom that it weighs most in, and none of a nearer zoom: nearer names say more.
final class RegionNames {
    private static final int TERMS = 3;
    /// Two words say more than one.
    private static final double PAIR = 1.6;
    private static final int FEWEST = 2;

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
        return chosen(weighed(zoom, counts), zoom.regions().size()).stream()
                .map(terms -> terms.stream().map(term -> written.getOrDefault(term, term)).toList()).toList();
    }

    private List<Weighed> weighed(Zoom zoom, List<Map<String, Integer>> counts) {
        List<Weighed> all = new ArrayList<>();
        for (int region = 0; region < counts.size(); region++) {
            int own = region;
            int size = zoom.regions().get(region).size();
            counts.get(region).forEach((term, count) -> {
                if (count >= FEWEST && !taken.contains(term)) {
                    all.add(new Weighed(own, term, weight(term, count, size)));
                }
            });
        }
        all.sort(Weighed.FIRST);
        return all;
    }

    private double weight(String term, int count, int size) {
        double share = (double) count / size;
        double expected = (double) everywhere.getOrDefault(term, count) / titles.size();
        // In a region that is the whole library nothing is distinguished, and the most frequent terms name it.
        return share * (Math.log(share / expected) + 1e-3) * (term.indexOf(' ') > 0 ? PAIR : 1);
    }

    private List<List<String>> chosen(List<Weighed> weighed, int regions) {
        List<List<String>> names = new ArrayList<>();
        for (int i = 0; i < regions; i++) {
            names.add(new ArrayList<>());
        }
        for (Weighed each : weighed) {
            List<String> own = names.get(each.region());
            if (each.weight() > 0 && own.size() < TERMS && !taken.contains(each.term())
                    && own.stream().noneMatch(other -> shareWords(other, each.term()))) {
                own.add(each.term());
                taken.add(each.term());
            }
        }
        return names;
    }

    private static boolean shareWords(String one, String other) {
        Set<String> words = new HashSet<>(List.of(one.split(" ")));
        words.retainAll(List.of(other.split(" ")));
        return !words.isEmpty();
    }
}
