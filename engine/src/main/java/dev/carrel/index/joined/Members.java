package dev.carrel.index.joined;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

import dev.carrel.base.TaskFailure;
import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;

/// Several libraries, asked at the same time.
final class Members {
    private final List<Member> all;
    private final Owners owners;

    Members(List<Member> all) {
        this.all = List.copyOf(all);
        this.owners = new Owners(this.all);
    }

    List<Member> all() {
        return all;
    }

    Owners owners() {
        return owners;
    }

    /// Something that is asked of one library among others.
    @FunctionalInterface
    interface MemberQuestion<T> {
        T ask(Member member) throws IOException;
    }

    /// The answers of all libraries, in their order.
    <T> List<T> each(MemberQuestion<T> question) throws IOException {
        if (all.size() == 1) {
            return List.of(question.ask(all.getFirst()));
        }
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<T>> asked = all.stream().map(member -> threads.submit(() -> question.ask(member)))
                    .toList();
            List<T> answers = new ArrayList<>();
            for (Future<T> each : asked) {
                answers.add(answer(each));
            }
            return answers;
        }
    }

    private static <T> T answer(Future<T> asked) throws IOException {
        try {
            return asked.get();
        } catch (ExecutionException e) {
            throw TaskFailure.again(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("interrupted");
        }
    }

    /// Something that is asked of a library about some of its documents or passages.
    @FunctionalInterface
    interface Share<K, T> {
        T ask(Member member, Set<K> own) throws IOException;
    }

    /// The answers of the libraries about those documents that are their own; a library that has none is not asked.
    <T> List<T> ofDocuments(Collection<DocumentId> documents, Share<DocumentId, T> question)
            throws IOException {
        return shared(documents, id -> id, question);
    }

    <T> List<T> ofPassages(Collection<PassageId> passages, Share<PassageId, T> question) throws IOException {
        return shared(passages, PassageId::document, question);
    }

    private <K, T> List<T> shared(Collection<K> keys, Function<K, DocumentId> document, Share<K, T> question)
            throws IOException {
        Map<DocumentId, Member> known = owners.of(keys.stream().map(document).toList());
        Map<Member, Set<K>> own = new LinkedHashMap<>();
        for (K key : keys) {
            Member owner = known.get(document.apply(key));
            if (owner != null) {
                own.computeIfAbsent(owner, _ -> new HashSet<>()).add(key);
            }
        }
        List<T> answers = new ArrayList<>();
        for (Map.Entry<Member, Set<K>> each : own.entrySet()) {
            answers.add(question.ask(each.getKey(), each.getValue()));
        }
        return answers;
    }
}
