package dev.carrel.index.opensearch;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

import dev.carrel.base.UserError;
import dev.carrel.index.IndexFacts;
import tools.jackson.databind.JsonNode;

/// The one record that says what a library holds now. Every other record bears the number under which it was written; a reader sees
/// those whose writer has committed that number and whose unit no later commit has replaced. Changing this record is the commit: one
/// write, which is made anew if somebody else has changed the record meanwhile.
///
/// @param commits    how many there have been
/// @param next       the number that is given out next; all that were given out are smaller
/// @param abandoned  numbers of writers that ended without a commit
/// @param replaced   what commits replaced whose old records may still be there
/// @param dimensions of the vectors; 0 before there are any
/// @param leases     of those who are writing
record LibraryState(long commits, long next, List<Long> abandoned, List<Replaced> replaced, int dimensions,
        Map<String, String> facts, List<Lease> leases) {
    static final LibraryState EMPTY = new LibraryState(0, 1, List.of(), List.of(), 0, Map.of(), List.of());

    /// Terms that one clause takes.
    private static final int MOST_TERMS = 60_000;

    /// Who may write, under which number, and until when if nothing more is heard.
    ///
    /// @param until milliseconds since 1970
    /// @param alone true if nobody else may write meanwhile
    record Lease(String writer, long number, long until, boolean alone) {}

    /// What one commit replaced: everything that was committed before it.
    ///
    /// @param by     the number that was committed
    /// @param before the first number that was not given out yet
    /// @param open   smaller numbers that others were writing under
    record Replaced(long by, long before, List<Long> open, List<String> units, List<String> sources) {
        Replaced {
            open = List.copyOf(open);
            units = List.copyOf(units);
            sources = List.copyOf(sources);
        }

        /// Matches the old records.
        Map<String, Object> stale() {
            List<Long> spared = Stream.concat(Stream.of(by), open.stream()).toList();
            List<Object> old = new ArrayList<>();
            for (int i = 0; i < units.size(); i += MOST_TERMS) {
                old.add(Json.terms("unit", units.subList(i, Math.min(units.size(), i + MOST_TERMS))));
            }
            if (!sources.isEmpty()) {
                old.add(Json.terms("source", sources));
            }
            return Map.of("bool", Map.of(
                    "filter", List.of(Map.of("range", Map.of("gen", Map.of("lt", before))),
                            Map.of("bool", Map.of("should", old))),
                    "must_not", List.of(Json.terms("gen", spared))));
        }

        private Map<String, Object> written() {
            return Map.of("by", by, "before", before, "open", open, "units", units, "sources", sources);
        }

        private static Replaced read(JsonNode each) {
            return new Replaced(each.path("by").asLong(), each.path("before").asLong(),
                    numbers(each.path("open")), texts(each.path("units")), texts(each.path("sources")));
        }
    }

    LibraryState {
        abandoned = List.copyOf(abandoned);
        replaced = List.copyOf(replaced);
        facts = Map.copyOf(facts);
        leases = List.copyOf(leases);
    }

    Optional<Lease> lease(String writer) {
        return leases.stream().filter(each -> each.writer().equals(writer)).findFirst();
    }

    /// With one more writer, who gets the next number.
    LibraryState joined(String writer, long until, boolean alone) {
        return new LibraryState(commits, next + 1, abandoned, replaced, dimensions, facts,
                with(leases, new Lease(writer, next, until, alone)));
    }

    LibraryState renewed(String writer, long until) {
        return changed(writer, each -> new Lease(writer, each.number(), until, each.alone()));
    }

    private LibraryState changed(String writer, UnaryOperator<Lease> change) {
        return new LibraryState(commits, next, abandoned, replaced, dimensions, facts, leases.stream()
                .map(each -> each.writer().equals(writer) ? change.apply(each) : each).toList());
    }

    /// Without a writer who has left no record that he did not commit.
    LibraryState left(String writer) {
        return new LibraryState(commits, next, abandoned, replaced, dimensions, facts,
                leases.stream().filter(each -> !each.writer().equals(writer)).toList());
    }

    /// Without writers whose records nobody is ever to see.
    LibraryState abandoning(Predicate<Lease> ended) {
        return new LibraryState(commits, next,
                Stream.concat(abandoned.stream(), leases.stream().filter(ended).map(Lease::number)).toList(),
                replaced, dimensions, facts, leases.stream().filter(ended.negate()).toList());
    }

    /// With everything seen that a writer wrote under his number; he goes on under the next one.
    LibraryState committed(Lease mine, List<String> units, List<String> sources) {
        List<Long> open = leases.stream().map(Lease::number).filter(each -> each != mine.number()).toList();
        boolean replaces = commits > 0 && !(units.isEmpty() && sources.isEmpty());
        return new LibraryState(commits + 1, next + 1, abandoned,
                replaces
                        ? with(replaced, new Replaced(mine.number(), next, open, units, sources))
                        : replaced,
                dimensions, facts, leases).changed(mine.writer(),
                        each -> new Lease(each.writer(), next, each.until(), each.alone()));
    }

    private static <T> List<T> with(List<T> all, T more) {
        return Stream.concat(all.stream(), Stream.of(more)).toList();
    }

    /// Without the old records of some commit, which were deleted.
    LibraryState cleaned(Replaced deleted) {
        return new LibraryState(commits, next, abandoned,
                replaced.stream().filter(each -> each.by() != deleted.by()).toList(), dimensions, facts,
                leases);
    }

    LibraryState with(int vectorDimensions) {
        return new LibraryState(commits, next, abandoned, replaced, vectorDimensions, facts, leases);
    }

    LibraryState with(IndexFacts told) {
        return new LibraryState(commits, next, abandoned, replaced, dimensions, told.asMap(), leases);
    }

    /// Numbers that were given out and under which nothing is seen.
    private List<Long> unseen() {
        return Stream.concat(abandoned.stream(), leases.stream().map(Lease::number)).toList();
    }

    /// True if what was written under a number is seen, unless a later one has replaced it.
    boolean holds(long number) {
        return number < next && !unseen().contains(number);
    }

    /// Matches what this state holds.
    Map<String, Object> visible() {
        List<Object> not = new ArrayList<>();
        replaced.forEach(each -> not.add(each.stale()));
        if (!unseen().isEmpty()) {
            not.add(Json.terms("gen", unseen()));
        }
        return Map.of("bool",
                Map.of("filter", List.of(Map.of("range", Map.of("gen", Map.of("lt", next)))), "must_not",
                        not));
    }

    /// As a record that no question finds.
    Map<String, Object> written() {
        Map<String, Object> state = new LinkedHashMap<>();
        state.put("layout", Schema.LAYOUT);
        state.put("commits", commits);
        state.put("next", next);
        state.put("abandoned", abandoned);
        state.put("replaced", replaced.stream().map(Replaced::written).toList());
        state.put("dimensions", dimensions);
        state.put("facts", facts);
        state.put("leases", leases.stream().map(each -> Map.of("writer", each.writer(), "number",
                each.number(), "until", each.until(), "alone", each.alone())).toList());
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
        return new LibraryState(state.path("commits").asLong(), state.path("next").asLong(),
                numbers(state.path("abandoned")),
                state.path("replaced").valueStream().map(Replaced::read).toList(),
                state.path("dimensions").asInt(), facts,
                state.path("leases").valueStream().map(each -> new Lease(each.path("writer").asString(),
                        each.path("number").asLong(), each.path("until").asLong(),
                        each.path("alone").asBoolean())).toList());
    }

    private static List<String> texts(JsonNode array) {
        return array.valueStream().map(JsonNode::asString).toList();
    }

    private static List<Long> numbers(JsonNode array) {
        return array.valueStream().map(JsonNode::asLong).toList();
    }
}
