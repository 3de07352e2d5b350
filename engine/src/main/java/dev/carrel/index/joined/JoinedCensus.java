package dev.carrel.index.joined;

import java.io.IOException;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;

import dev.carrel.document.DocumentId;
import dev.carrel.index.Census;
import dev.carrel.index.Coverage;
import dev.carrel.index.Facets;
import dev.carrel.index.SearchScope;
import dev.carrel.index.Statistics;
import dev.carrel.ranking.query.Quantifier;
import dev.carrel.ranking.query.Query;

/// The counts of several libraries, added up. A document that several of them hold is counted in each.
record JoinedCensus(Members members) implements Census {
    @Override
    public Statistics statistics() throws IOException {
        int passages = 0;
        int embedded = 0;
        int waiting = 0;
        int failed = 0;
        long bytes = 0;
        Map<String, SearchScope> sources = new HashMap<>();
        List<Statistics> all = members.each(member -> member.ask(moment -> moment.census().statistics()));
        for (int i = 0; i < all.size(); i++) {
            Statistics own = all.get(i);
            passages += own.passages();
            embedded += members.all().get(i).isComparable() ? own.embedded() : 0;
            waiting += own.waiting();
            failed += own.failed();
            bytes += own.bytes();
            own.bySource().forEach((source, scope) -> sources.merge(source, scope, SearchScope::and));
        }
        return new Statistics(passages, embedded, waiting, failed, sources, bytes);
    }

    @Override
    public SearchScope scope(Query query) throws IOException {
        return members.each(member -> member.ask(moment -> moment.census().scope(query))).stream()
                .reduce(SearchScope.NONE, SearchScope::and);
    }

    @Override
    public Facets facets(List<Query> queries, Quantifier quantifier) throws IOException {
        return added(
                members.each(member -> member.ask(moment -> moment.census().facets(queries, quantifier))));
    }

    @Override
    public Facets listed(Query query) throws IOException {
        return added(members.each(member -> member.ask(moment -> moment.census().listed(query))));
    }

    private static Facets added(List<Facets> all) {
        Map<Integer, Integer> years = new TreeMap<>();
        all.forEach(each -> each.years().forEach(year -> years.merge(year.year(), year.count(),
                Integer::sum)));
        return new Facets(all.stream().mapToInt(Facets::documents).sum(),
                years.entrySet().stream().map(year -> new Facets.YearCount(year.getKey(), year.getValue()))
                        .toList(),
                counts(all, Facets::types), counts(all, Facets::collections), counts(all, Facets::tags),
                counts(all, Facets::authors), counts(all, Facets::venues), counts(all, Facets::stars),
                counts(all, Facets::readings), counts(all, Facets::sections), counts(all, Facets::sources));
    }

    private static List<Facets.Count> counts(List<Facets> all,
            Function<Facets, List<Facets.Count>> property) {
        Map<String, Facets.Count> sums = new LinkedHashMap<>();
        all.forEach(each -> property.apply(each).forEach(count -> sums.merge(count.value(), count,
                (one, other) -> new Facets.Count(one.value(), one.label(), one.count() + other.count()))));
        return sums.values().stream()
                .sorted(Comparator.comparingInt(Facets.Count::count).reversed()
                        .thenComparing(Facets.Count::value))
                .toList();
    }

    @Override
    public void coverage(Consumer<Coverage> consumer) throws IOException {
        for (Member member : members.all()) {
            member.moment().census().coverage(consumer);
        }
    }

    @Override
    public List<Coverage> coverage(Collection<DocumentId> documents) throws IOException {
        return members.ofDocuments(documents,
                (member, own) -> member.ask(moment -> moment.census().coverage(own))).stream()
                .flatMap(List::stream).toList();
    }
}
