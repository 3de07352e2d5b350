package dev.carrel.index.joined;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.embed.Vector;
import dev.carrel.index.retrieval.PassageScores;
import dev.carrel.index.retrieval.PassageScoring;
import dev.carrel.index.retrieval.PassageVector;
import dev.carrel.ranking.BackgroundScores;
import dev.carrel.ranking.Nearness;
import dev.carrel.ranking.VerbatimMatches;
import dev.carrel.ranking.query.Query;

/// Exact scores of passages of several libraries, each by its own library and on the common scale.
record JoinedScoring(Members members, CommonScale scale) implements PassageScoring {
    @Override
    public List<PassageScores> score(Collection<DocumentId> documents, Query query, Optional<Vector> vector)
            throws IOException {
        return flat(members.ofDocuments(documents, (member, own) -> scaled(member, query,
                member.ask(moment -> moment.scoring().score(own, query,
                        member.isComparable() ? vector : Optional.empty())))));
    }

    @Override
    public List<PassageScores> score(Set<PassageId> passages, Query query, Vector vector) throws IOException {
        return flat(members.ofPassages(passages, (member, own) -> scaled(member, query,
                member.isComparable()
                        ? member.ask(moment -> moment.scoring().score(own, query, vector))
                        : byWords(member, own, query))));
    }

    /// A vector of another model cannot even be compared.
    private static List<PassageScores> byWords(Member member, Set<PassageId> passages, Query query)
            throws IOException {
        Set<DocumentId> documents = passages.stream().map(PassageId::document).collect(Collectors.toSet());
        return member.ask(moment -> moment.scoring().score(documents, query, Optional.empty())).stream()
                .filter(each -> passages.contains(each.passage())).toList();
    }

    private List<PassageScores> scaled(Member member, Query query, List<PassageScores> own)
            throws IOException {
        double factor = scale.of(member, query);
        return own.stream().map(each -> each.keyword() == null
                ? each
                : new PassageScores(each.passage(), factor * each.keyword(), each.similarity(),
                        each.distinctTerms()))
                .toList();
    }

    @Override
    public Map<DocumentId, Vector> documentVectors(Collection<DocumentId> documents) throws IOException {
        return merged(members.ofDocuments(documents, (member, own) -> member.isComparable()
                ? member.ask(moment -> moment.scoring().documentVectors(own))
                : Map.of()));
    }

    @Override
    public List<PassageVector> vectors(Set<PassageId> passages) throws IOException {
        return flat(members.ofPassages(passages, (member, own) -> member.isComparable()
                ? member.ask(moment -> moment.scoring().vectors(own))
                : List.of()));
    }

    @Override
    public List<Nearness> nearness(Collection<DocumentId> documents, Vector vector) throws IOException {
        return flat(members.ofDocuments(documents, (member, own) -> member.isComparable()
                ? member.ask(moment -> moment.scoring().nearness(own, vector))
                : List.of()));
    }

    /// The scores that one library gives by chance, and its size.
    private record Chance(BackgroundScores scores, int passages, int embedded) {}

    /// A word is absent if no library holds it. A random passage is of a library as often as that has passages.
    @Override
    public BackgroundScores background(Query query, Optional<Vector> vector) throws IOException {
        List<Chance> all = members.each(member -> member.ask(moment -> new Chance(
                moment.scoring().background(query, member.isComparable() ? vector : Optional.empty()),
                moment.census().statistics().passages(), moment.census().statistics().embedded())));
        Set<String> absent = new LinkedHashSet<>(all.getFirst().scores().absent());
        double sum = 0;
        double weight = 0;
        for (Chance each : all) {
            if (each.passages() > 0) {
                absent.retainAll(each.scores().absent());
            }
            Double cosine = each.scores().cosine();
            if (cosine != null) {
                sum += each.embedded() * cosine;
                weight += each.embedded();
            }
        }
        return new BackgroundScores(List.copyOf(absent), weight > 0 ? Double.valueOf(sum / weight) : null);
    }

    @Override
    public Map<PassageId, Double> wordShares(Set<PassageId> passages, Query query) throws IOException {
        return merged(members.ofPassages(passages,
                (member, own) -> member.ask(moment -> moment.scoring().wordShares(own, query))));
    }

    /// How telling words are in one library, and how large it is.
    private record Told(double telling, int passages) {}

    @Override
    public double telling(Collection<String> words, Query query) throws IOException {
        List<Told> all = members.each(member -> member.ask(moment -> new Told(
                moment.scoring().telling(words, query), moment.census().statistics().passages())));
        int passages = all.stream().mapToInt(Told::passages).sum();
        return passages == 0
                ? 1
                : all.stream().mapToDouble(each -> each.telling() * each.passages()).sum() / passages;
    }

    @Override
    public VerbatimMatches standing(Set<PassageId> passages, Query query) throws IOException {
        return members.ofPassages(passages,
                (member, own) -> member.ask(moment -> moment.scoring().standing(own, query)))
                .stream().reduce(VerbatimMatches.NONE, VerbatimMatches::or);
    }

    @Override
    public Map<String, Set<PassageId>> holding(Collection<DocumentId> documents, Collection<String> terms)
            throws IOException {
        Map<String, Set<PassageId>> holding = new HashMap<>();
        terms.forEach(term -> holding.put(term, new HashSet<>()));
        members.ofDocuments(documents,
                (member, own) -> member.ask(moment -> moment.scoring().holding(own, terms)))
                .forEach(some -> some.forEach((term, passages) -> holding
                        .computeIfAbsent(term, _ -> new HashSet<>()).addAll(passages)));
        return holding;
    }

    private static <T> List<T> flat(List<List<T>> lists) {
        List<T> all = new ArrayList<>();
        lists.forEach(all::addAll);
        return all;
    }

    private static <K, V> Map<K, V> merged(List<Map<K, V>> maps) {
        Map<K, V> all = new HashMap<>();
        maps.forEach(all::putAll);
        return all;
    }
}
