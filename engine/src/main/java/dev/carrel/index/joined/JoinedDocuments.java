package dev.carrel.index.joined;

import java.io.IOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.FoundPassage;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.StoredDocuments;

/// The documents of several libraries; each passage says which it is from.
record JoinedDocuments(Members members) implements StoredDocuments {
    @Override
    public List<FoundPassage> passages(List<PassageId> ids) throws IOException {
        return inOrder(ids, members.ofPassages(ids, (member, own) -> member
                .ask(moment -> moment.stored().passages(List.copyOf(own))).stream()
                .map(each -> each.in(member.name())).toList()), found -> found.passage().id());
    }

    @Override
    public List<DocumentSummary> summaries(List<DocumentId> ids) throws IOException {
        return inOrder(ids,
                members.ofDocuments(ids,
                        (member, own) -> member
                                .ask(moment -> moment.stored().summaries(List.copyOf(own)))),
                summary -> summary.origin().id());
    }

    @Override
    public List<IndexEntry> entries(List<DocumentId> ids) throws IOException {
        return inOrder(ids,
                members.ofDocuments(ids,
                        (member, own) -> member.ask(moment -> moment.stored().entries(List.copyOf(own)))),
                entry -> entry.origin().id());
    }

    private static <K, T> List<T> inOrder(List<K> ids, List<List<T>> parts, Function<T, K> id) {
        Map<K, T> found = new HashMap<>();
        parts.forEach(part -> part.forEach(each -> found.put(id.apply(each), each)));
        return ids.stream().map(found::get).filter(Objects::nonNull).toList();
    }

    @Override
    public Map<String, List<DocumentId>> named(Collection<String> names) throws IOException {
        Map<String, Set<DocumentId>> all = new HashMap<>();
        names.forEach(name -> all.put(name, new LinkedHashSet<>()));
        members.each(member -> member.ask(moment -> moment.stored().named(names))).forEach(own -> own.forEach(
                (name, ids) -> all.computeIfAbsent(name, _ -> new LinkedHashSet<>()).addAll(ids)));
        Map<String, List<DocumentId>> named = new HashMap<>();
        all.forEach((name, ids) -> named.put(name, List.copyOf(ids)));
        return named;
    }
}
