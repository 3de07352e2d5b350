package dev.carrel.index.joined;

import java.io.IOException;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.work.CitingSentence;
import dev.carrel.index.retrieval.CitingRetrieval;
import dev.carrel.ranking.query.Query;

/// The sentences of several libraries: the best of each, then the second of each, for an engine's scores are its own.
record JoinedSentences(Members members) implements CitingRetrieval {
    @Override
    public List<CitingSentence> sentences(Query query, int most) throws IOException {
        List<List<CitingSentence>> lists = members
                .each(member -> member.ask(moment -> moment.citing().sentences(query, most)));
        Set<CitingSentence> all = new LinkedHashSet<>();
        IntStream.range(0, most).forEach(place -> lists.stream().filter(list -> place < list.size())
                .forEach(list -> all.add(list.get(place))));
        return all.stream().limit(most).toList();
    }

    @Override
    public List<CitingSentence> sentences(Collection<DocumentId> citing, Query query) throws IOException {
        return members.ofDocuments(citing,
                (member, own) -> member.ask(moment -> moment.citing().sentences(own, query)))
                .stream().flatMap(List::stream).sorted(Comparator.comparing(CitingSentence::passage))
                .toList();
    }
}
