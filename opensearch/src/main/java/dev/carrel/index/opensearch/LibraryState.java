package dev.carrel.index.opensearch;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.base.UserError;
import dev.carrel.index.IndexFacts;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// The one record that says what a library holds now. Every other record bears the number of the commit that brought it; a reader
/// sees those up to [#committed] whose unit no later commit has replaced. Changing this record is the commit: one write, which fails if
/// somebody else has changed it.
///
/// @param committed  the number of the last commit
/// @param next       the number that the next writer takes
/// @param abandoned  numbers of writers that ended without a commit
/// @param replaced   units that the last commit replaced, as long as their old records may be there
/// @param emptied    sources that it emptied, as long as their old records may be there
/// @param dimensions of the vectors; 0 before there are any
record LibraryState(long committed, long next, List<Long> abandoned, List<String> replaced,
        List<String> emptied, int dimensions, Map<String, String> facts, @Nullable Lease lease) {
    static final LibraryState EMPTY = new LibraryState(0, 1, List.of(), List.of(), List.of(), 0, Map.of(),
            null);

    /// Terms that one clause takes.
    private static final int MOST_TERMS = 60_000;

    /// Who may write, and until when if nothing more is heard.
    ///
    /// @param until milliseconds since 1970
    record Lease(String writer, long number, long until) {}

    LibraryState {
        abandoned = List.copyOf(abandoned);
        replaced = List.copyOf(replaced);
        emptied = List.copyOf(emptied);
        facts = Map.copyOf(facts);
    }

    LibraryState leased(@Nullable Lease holder, long following) {
        return new LibraryState(committed, following, abandoned, replaced, emptied, dimensions, facts,
                holder);
    }

    LibraryState abandoning(long number) {
        List<Long> all = new ArrayList<>(abandoned);
        all.add(number);
        return new LibraryState(committed, next, all, replaced, emptied, dimensions, facts, lease);
    }

    LibraryState cleaned() {
        return new LibraryState(committed, next, abandoned, List.of(), List.of(), dimensions, facts, lease);
    }

    LibraryState with(IndexFacts told) {
        return new LibraryState(committed, next, abandoned, replaced, emptied, dimensions, told.asMap(),
                lease);
    }

    /// True if old records may be there that nobody is to see.
    boolean isUnclean() { return !replaced.isEmpty() || !emptied.isEmpty(); }

    /// Matches what this state holds.
    Map<String, Object> visible() {
        List<Object> not = new ArrayList<>(stale());
        if (!abandoned.isEmpty()) {
            not.add(Json.terms("gen", abandoned));
        }
        Map<String, Object> upTo = Map.of("range", Map.of("gen", Map.of("lte", committed)));
        return Map.of("bool", not.isEmpty()
                ? Map.of("filter", List.of(upTo))
                : Map.of("filter", List.of(upTo), "must_not", not));
    }

    /// Match the old records of what was replaced.
    List<Map<String, Object>> stale() {
        List<Map<String, Object>> stale = new ArrayList<>();
        Map<String, Object> before = Map.of("range", Map.of("gen", Map.of("lt", committed)));
        for (int i = 0; i < replaced.size(); i += MOST_TERMS) {
            stale.add(Json.all(List.of(before, Json.terms("unit",
                    replaced.subList(i, Math.min(replaced.size(), i + MOST_TERMS))))));
        }
        if (!emptied.isEmpty()) {
            stale.add(Json.all(List.of(before, Json.terms("source", emptied))));
        }
        return stale;
    }

    /// As a record that no question finds.
    Map<String, Object> written() {
        Map<String, Object> state = new LinkedHashMap<>();
        state.put("layout", Schema.LAYOUT);
        state.put("committed", committed);
        state.put("next", next);
        state.put("abandoned", abandoned);
        state.put("replaced", replaced);
        state.put("emptied", emptied);
        state.put("dimensions", dimensions);
        state.put("facts", facts);
        if (lease != null) {
            state.put("lease",
                    Map.of("writer", lease.writer(), "number", lease.number(), "until", lease.until()));
        }
        return Map.of("kind", "state", "unit", "state", "place", 0, "gen", Long.MAX_VALUE, "x", state);
    }

    /// @throws UserError if another version of the program wrote it
    static LibraryState read(JsonNode record) {
        JsonNode state = record.path("x");
        if (!state.path("layout").asString("").equals(Schema.LAYOUT)) {
            throw UserError.outdated("This library was made by another version of Carrel.",
                    "Empty it with `carrel remove --all --yes` and add its sources again; vectors are remembered.");
        }
        Map<String, String> facts = new LinkedHashMap<>();
        state.path("facts").properties()
                .forEach(fact -> facts.put(fact.getKey(), fact.getValue().asString()));
        List<Long> abandoned = new ArrayList<>();
        state.path("abandoned").forEach(each -> abandoned.add(each.asLong()));
        JsonNode lease = state.path("lease");
        return new LibraryState(state.path("committed").asLong(), state.path("next").asLong(), abandoned,
                texts(state.path("replaced")), texts(state.path("emptied")),
                state.path("dimensions").asInt(), facts, lease.isMissingNode()
                        ? null
                        : new Lease(lease.path("writer").asString(), lease.path("number").asLong(),
                                lease.path("until").asLong()));
    }

    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(each -> texts.add(each.asString()));
        return texts;
    }
}
