package dev.carrel.assist.summary;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.carrel.document.Passage;
import dev.carrel.document.SectionKind;

/// The passages of a document that a model reads to sum it up: all of a short one, and of a long one the beginning of every
/// section, as much of each as there is room for. They are read in groups that a small model's context can hold.
///
/// @param groups in the document's order
record SummaryMaterial(List<List<Passage>> groups, TextSummary.Reading reading) {
    /// About 1,500 tokens.
    private static final int IN_A_GROUP = 6;
    private static final int MOST_GROUPS = 6;

    private record Ranked(Passage passage, int order, int within) {}

    static SummaryMaterial of(List<Passage> all) {
        List<Passage> prose = all.stream().filter(
                passage -> passage.kind() != SectionKind.FIGURE && passage.kind() != SectionKind.NOTE)
                .toList();
        List<Passage> passages = prose.isEmpty() ? all : prose;
        List<Passage> chosen = chosen(passages);
        List<List<Passage>> groups = new ArrayList<>();
        for (int from = 0; from < chosen.size(); from += IN_A_GROUP) {
            groups.add(chosen.subList(from, Math.min(chosen.size(), from + IN_A_GROUP)));
        }
        Set<String> leftOut = new LinkedHashSet<>();
        all.stream().filter(passage -> !chosen.contains(passage)).map(SummaryMaterial::section)
                .filter(heading -> !heading.isBlank()).forEach(leftOut::add);
        return new SummaryMaterial(groups,
                new TextSummary.Reading(all.size(), chosen.size(), List.copyOf(leftOut)));
    }

    /// The first passage of every section before the second of any.
    private static List<Passage> chosen(List<Passage> passages) {
        Map<String, Integer> counts = new HashMap<>();
        List<Ranked> ranked = new ArrayList<>();
        for (Passage passage : passages) {
            ranked.add(new Ranked(passage, ranked.size(),
                    counts.merge(section(passage), 1, Integer::sum)));
        }
        return ranked.stream().sorted(Comparator.comparingInt(Ranked::within).thenComparingInt(Ranked::order))
                .limit((long) IN_A_GROUP * MOST_GROUPS).sorted(Comparator.comparingInt(Ranked::order))
                .map(Ranked::passage).toList();
    }

    private static String section(Passage passage) {
        return passage.heading().isEmpty() ? "" : passage.heading().getFirst();
    }
}
