package dev.carrel.map.region;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
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

    private record Weighed(int region, TermNumbers.Count term, double weight) {
        static final Comparator<Weighed> FIRST = Comparator.comparingDouble(Weighed::weight).reversed()
                .thenComparingInt(Weighed::region).thenComparing(weighed -> weighed.term().term());
    }

    private final List<String> titles;
    private final TermNumbers terms;
    /// The numbers of terms that name a region.
    private final BitSet taken = new BitSet();

    RegionNames(List<String> titles) {
        this.titles = titles;
        this.terms = new TermNumbers(titles);
    }

    /// The terms of each region of a zoom, in their order. To be asked from the farthest zoom to the nearest.
    List<List<String>> of(Zoom zoom) {
        List<int[]> members = members(zoom);
        List<List<TermNumbers.Count>> names = members
                .stream().<List<TermNumbers.Count>>map(_ -> new ArrayList<>()).toList();
        choose(weighed(members, IntStream.range(0, names.size()), FEWEST), names);
        choose(weighed(members, IntStream.range(0, names.size())
                .filter(region -> names.get(region).isEmpty()), 1), names);
        return IntStream.range(0, names.size()).mapToObj(region -> names.get(region).isEmpty()
                ? title(zoom, region)
                : names.get(region).stream().map(terms::written).toList()).toList();
    }

    /// The points of each region.
    private static List<int[]> members(Zoom zoom) {
        List<IntStream.Builder> members = zoom.regions().stream().map(_ -> IntStream.builder()).toList();
        for (int point = 0; point < zoom.of().size(); point++) {
            int region = zoom.of().get(point);
            if (region != Zoom.NONE) {
                members.get(region).add(point);
            }
        }
        return members.stream().map(each -> each.build().toArray()).toList();
    }

    private List<Weighed> weighed(List<int[]> members, IntStream regions, int fewest) {
        List<Weighed> all = new ArrayList<>();
        regions.forEach(region -> terms.count(members.get(region), term -> {
            if (term.count() >= fewest && !taken.get(term.number())) {
                all.add(new Weighed(region, term, weight(term, members.get(region).length)));
            }
        }));
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

    private double weight(TermNumbers.Count term, int size) {
        double share = (double) term.count() / size;
        double expected = (double) term.everywhere() / titles.size();
        // In a region that is the whole library nothing is distinguished, and the most frequent terms name it.
        return share * (Math.log(share / expected) + 1e-3) * (term.term().indexOf(' ') > 0 ? PAIR : 1)
                * (term.everywhere() < FEWEST ? UNIQUE : 1);
    }

    private void choose(List<Weighed> weighed, List<List<TermNumbers.Count>> names) {
        for (Weighed each : weighed) {
            List<TermNumbers.Count> own = names.get(each.region());
            if (each.weight() > 0 && own.size() < TERMS && !taken.get(each.term().number())
                    && own.stream().noneMatch(other -> shareWords(other.term(), each.term().term()))) {
                own.add(each.term());
                taken.set(each.term().number());
            }
        }
    }

    private static boolean shareWords(String one, String other) {
        Set<String> words = new HashSet<>(List.of(one.split(" ")));
        words.retainAll(List.of(other.split(" ")));
        return !words.isEmpty();
    }
}
