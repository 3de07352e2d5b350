package dev.carrel.library.relation;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeSet;

import dev.carrel.citation.mark.MentionFinder;
import dev.carrel.citation.mark.MentionFinder.Mention;
import dev.carrel.document.DocumentId;
import dev.carrel.document.Passage;
import dev.carrel.document.PassageId;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.CitingSentence;
import dev.carrel.document.work.CitingText;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.Snapshot;
import dev.carrel.index.Writer;

/// Cuts out what documents say about those of the library that they cite. Only documents are looked into whose text or whose citations
/// are others than the last time, so that a new paper costs no more than itself and those that have waited for it.
record CitingStage(Snapshot now, Writer writer) {
    /// To be changed when the same text is to be cut differently.
    private static final long METHOD = 1;
    private static final long FACTOR = 0x9e3779b97f4a7c15L;

    /// @param checkpoint called for every document; what it throws ends the work
    void then(Citations citations, Runnable checkpoint) throws IOException {
        Map<DocumentId, Long> known = now.relations().citingTexts();
        TreeSet<DocumentId> citing = new TreeSet<>(citations.citing());
        citing.addAll(known.keySet());
        Map<DocumentId, Origin> origins = new HashMap<>();
        now.register().origins(origin -> {
            checkpoint.run();
            if (citing.contains(origin.id())) {
                origins.put(origin.id(), origin);
            }
        });
        for (DocumentId id : citing) {
            checkpoint.run();
            Origin origin = origins.get(id);
            SortedMap<Integer, DocumentId> cited = citations.byReference(id);
            if (origin != null && (known.containsKey(id) || !cited.isEmpty())) {
                long basis = basis(origin, cited);
                if (known.getOrDefault(id, 0L) != basis) {
                    writer.put(new CitingText(id, origin.source(), basis, sentences(id, cited)));
                }
            }
        }
    }

    private static long basis(Origin origin, SortedMap<Integer, DocumentId> cited) {
        long basis = METHOD * FACTOR + origin.fingerprint().hash().value().hashCode();
        for (Map.Entry<Integer, DocumentId> each : cited.entrySet()) {
            basis = (basis ^ each.getKey()) * FACTOR + Citations.number(each.getValue());
        }
        return basis;
    }

    private List<CitingSentence> sentences(DocumentId id, Map<Integer, DocumentId> cited) throws IOException {
        Optional<IndexEntry> entry = cited.isEmpty() ? Optional.empty() : now.stored().entry(id);
        return entry.isEmpty() || entry.get().passages().isEmpty()
                ? List.of()
                : MentionFinder.in(entry.get().document()).stream()
                        .filter(mention -> cited.containsKey(mention.reference()))
                        .map(mention -> sentence(mention, cited, entry.get().passages())).distinct().toList();
    }

    private static CitingSentence sentence(Mention mention, Map<Integer, DocumentId> cited,
            List<Passage> passages) {
        PassageId passage = passages.stream().filter(each -> each.start() <= mention.start())
                .reduce((_, later) -> later).orElse(passages.getFirst()).id();
        return new CitingSentence(passage, Objects.requireNonNull(cited.get(mention.reference())),
                mention.sentence(), mention.page());
    }
}
