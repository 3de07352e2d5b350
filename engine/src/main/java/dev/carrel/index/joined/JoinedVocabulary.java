package dev.carrel.index.joined;

import java.io.IOException;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import dev.carrel.index.retrieval.Definition;
import dev.carrel.index.retrieval.Vocabulary;
import dev.carrel.ranking.query.Query;

/// The words of several libraries.
record JoinedVocabulary(Members members) implements Vocabulary {
    /// The words of a query that a library does not hold, and how it would read them.
    private record Reading(Set<String> absent, Optional<Query> corrected) {}

    /// Only what no library holds is read as another word: by a library that holds all the rest.
    @Override
    public Optional<Query> corrected(Query query) throws IOException {
        List<Reading> all = members.each(member -> member.ask(moment -> new Reading(
                new HashSet<>(moment.scoring().background(query, Optional.empty()).absent()),
                moment.vocabulary().corrected(query))));
        Set<String> nowhere = new HashSet<>(all.getFirst().absent());
        all.forEach(each -> nowhere.retainAll(each.absent()));
        return all.stream().filter(each -> each.absent().equals(nowhere)).map(Reading::corrected)
                .flatMap(Optional::stream).findFirst();
    }

    @Override
    public List<Definition> definitions(Collection<String> forms) throws IOException {
        return members.each(member -> member.ask(moment -> moment.vocabulary().definitions(forms))).stream()
                .flatMap(List::stream).sorted(Comparator.comparingInt(Definition::times).reversed()).toList();
    }

    @Override
    public Map<String, Integer> frequencies(Collection<String> forms) throws IOException {
        Map<String, Integer> all = new HashMap<>();
        members.each(member -> member.ask(moment -> moment.vocabulary().frequencies(forms)))
                .forEach(own -> own.forEach((form, count) -> all.merge(form, count, Integer::sum)));
        return all;
    }
}
