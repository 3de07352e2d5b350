package dev.carrel.library.trial;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.carrel.base.UserError;
import dev.carrel.library.settings.Settings;
import dev.carrel.ranking.Formula;
import dev.carrel.ranking.Mode;

/// The rankings that are to be measured, each with the settings that stand for it.
public final class Contenders {
    /// All rankings, and each retriever alone.
    public static final List<String> ALL = Stream
            .concat(Arrays.stream(Formula.values()).map(Formula::word), Stream.of("keyword", "semantic"))
            .toList();

    private Contenders() {}

    /// @param names rankings, for which both retrievers run, or a retriever's mode
    /// @throws UserError for a name that is neither, one named twice, or less than two
    public static Map<String, Settings> named(List<String> names, Settings settings, String limit) {
        Map<String, Settings> contenders = new LinkedHashMap<>();
        for (String name : names) {
            if (!ALL.contains(name) || contenders.put(name, settings(name, settings, limit)) != null) {
                throw UserError.usage(
                        "`" + name + "` cannot be compared" + (ALL.contains(name) ? " with itself." : "."),
                        "Name two or more of " + String.join(", ", ALL) + ".");
            }
        }
        if (contenders.size() < 2) {
            throw UserError.usage("There is nothing to compare with.",
                    "Name two or more of " + String.join(", ", ALL) + ".");
        }
        return contenders;
    }

    /// A retriever alone keeps its own order under reciprocal rank fusion.
    private static Settings settings(String name, Settings settings, String limit) {
        boolean alone = Arrays.stream(Mode.values()).anyMatch(mode -> mode.word().equals(name));
        return settings.with(Map.of("search.mode", alone ? name : Mode.HYBRID.word(), "search.ranking",
                alone ? Formula.RRF.word() : name, "search.limit", limit), "option");
    }

    /// Every ranking in every mode.
    public static Map<String, Settings> crossed(List<String> rankings, List<String> modes, Settings settings,
            String limit) {
        Map<String, Settings> contenders = new LinkedHashMap<>();
        for (String ranking : rankings.isEmpty() ? List.of(settings.text("search.ranking")) : rankings) {
            for (String mode : modes) {
                contenders.put(rankings.size() > 1 ? mode + "-" + ranking : mode, settings.with(
                        Map.of("search.mode", mode, "search.limit", limit, "search.ranking", ranking),
                        "option"));
            }
        }
        return contenders;
    }
}
