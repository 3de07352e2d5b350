package dev.carrel.library.copy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Gatherers;

import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.origin.Source;
import dev.carrel.document.work.CitationList;
import dev.carrel.document.work.CitingSentence;
import dev.carrel.document.work.CitingText;
import dev.carrel.document.work.Relations;
import dev.carrel.index.Coverage;
import dev.carrel.index.Failure;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.IndexFacts;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.RemovedDocument;
import dev.carrel.index.Snapshot;
import dev.carrel.index.Statistics;
import dev.carrel.index.WorkRelations;
import dev.carrel.index.Writer;

/// Takes all that an index holds at one moment to another index, as it is. What an earlier try has brought and is still the same stays.
public final class IndexCopy {
    /// Whole documents that are in memory at once: a few books, which are large.
    private static final int FETCHED_AT_ONCE = 8;
    /// Documents that are looked up at once.
    private static final int COMPARED_AT_ONCE = 256;
    /// A kill loses no more than this, and there are not many more commits than a run of `carrel add` makes.
    static final int PASSAGES_A_COMMIT = 20_000;

    private final Snapshot from;
    private final IndexFacts facts;
    private final UnaryOperator<Origin> placed;
    private final int passagesCommitted;

    /// @param facts  of the index that is copied
    /// @param placed says where a document's file is for the copy
    public IndexCopy(Snapshot from, IndexFacts facts, UnaryOperator<Origin> placed) {
        this(from, facts, placed, PASSAGES_A_COMMIT);
    }

    IndexCopy(Snapshot from, IndexFacts facts, UnaryOperator<Origin> placed, int passagesCommitted) {
        this.from = from;
        this.facts = facts;
        this.placed = placed;
        this.passagesCommitted = passagesCommitted;
    }

    /// @throws UserError if the other index was filled with vectors of another model
    public Copied into(PassageIndex to) throws IOException {
        requireSame(to.facts());
        Map<DocumentId, String> sources = sources(from);
        int before;
        try (Snapshot there = to.snapshot(); Writer writer = to.writer()) {
            writer.record(facts);
            removeOthers(there, sources.keySet(), writer);
            before = documents(new ArrayList<>(sources.keySet()), there, writer);
            register(writer);
            relations(sources, writer);
            writer.commit();
            writer.settle();
        }
        return checked(to, before);
    }

    private void requireSame(IndexFacts others) {
        if (!others.equals(IndexFacts.NONE) && !others.equals(facts)) {
            throw UserError.cannotRun("What is there of the copy was made with the model " + others.model()
                    + ", and the library has vectors of " + facts.model() + " by now.",
                    "Remove what there is of the copy with `carrel library remove`, and copy again.");
        }
    }

    /// The ids of all documents and failures, with their sources.
    private static Map<DocumentId, String> sources(Snapshot snapshot) throws IOException {
        Map<DocumentId, String> sources = new LinkedHashMap<>();
        snapshot.register().origins(origin -> sources.put(origin.id(), origin.source()));
        return sources;
    }

    /// The library may have lost documents and sources since an earlier try.
    private void removeOthers(Snapshot there, Set<DocumentId> wanted, Writer writer) throws IOException {
        Set<String> known = from.register().sources().stream().map(Source::id).collect(Collectors.toSet());
        for (Source source : there.register().sources()) {
            if (!known.contains(source.id())) {
                writer.removeSource(source.id());
            }
        }
        Set<DocumentId> surplus = new HashSet<>(sources(there).keySet());
        there.register().removed().forEach(removed -> surplus.add(removed.origin().id()));
        surplus.removeAll(wanted);
        for (DocumentId id : surplus) {
            writer.remove(id);
        }
    }

    /// @return how many were there
    private int documents(List<DocumentId> all, Snapshot there, Writer writer) throws IOException {
        int before = 0;
        int uncommitted = 0;
        for (List<DocumentId> some : all.stream().gather(Gatherers.windowFixed(COMPARED_AT_ONCE)).toList()) {
            Set<DocumentId> same = same(some, there);
            before += same.size();
            for (List<DocumentId> few : some.stream().filter(id -> !same.contains(id))
                    .gather(Gatherers.windowFixed(FETCHED_AT_ONCE)).toList()) {
                for (IndexEntry entry : from.stored().entries(few)) {
                    writer.put(entry.at(placed.apply(entry.origin())));
                    uncommitted += entry.passages().size();
                }
                if (uncommitted >= passagesCommitted) {
                    writer.commit();
                    uncommitted = 0;
                }
            }
        }
        return before;
    }

    /// Those that are in the copy as they are here: with the same file, as many passages and as many vectors.
    private Set<DocumentId> same(List<DocumentId> some, Snapshot there) throws IOException {
        Set<Coverage> held = new HashSet<>(there.census().coverage(some));
        return held.isEmpty()
                ? Set.of()
                : from.census().coverage(some).stream().filter(each -> held.contains(at(each)))
                        .map(each -> each.origin().id()).collect(Collectors.toSet());
    }

    private Coverage at(Coverage each) {
        return new Coverage(placed.apply(each.origin()), each.pages(), each.unreadable(), each.passages(),
                each.embedded(), each.waiting(), each.omissions());
    }

    private void register(Writer writer) throws IOException {
        for (Source source : from.register().sources()) {
            writer.put(source);
        }
        for (Failure failure : from.register().failures()) {
            writer.put(new Failure(placed.apply(failure.origin()), failure.reason(), failure.extent()));
        }
        for (RemovedDocument removed : from.register().removed()) {
            writer.put(removed);
        }
    }

    private void relations(Map<DocumentId, String> sources, Writer writer) throws IOException {
        WorkRelations known = from.relations();
        for (CitationList list : known.citationLists()) {
            writer.put(list);
        }
        writer.put(new Relations(known.basis(), known.citations(), known.versions()));
        Map<DocumentId, List<CitingSentence>> sentences = sentences(sources.keySet());
        for (Map.Entry<DocumentId, Long> text : known.citingTexts().entrySet()) {
            DocumentId citing = text.getKey();
            writer.put(new CitingText(citing, sources.getOrDefault(citing, ""), text.getValue(),
                    sentences.getOrDefault(citing, List.of())));
        }
    }

    private Map<DocumentId, List<CitingSentence>> sentences(Set<DocumentId> cited) throws IOException {
        Map<DocumentId, List<CitingSentence>> sentences = new HashMap<>();
        for (List<DocumentId> some : cited.stream().sorted()
                .gather(Gatherers.windowFixed(COMPARED_AT_ONCE)).toList()) {
            from.relations().sentences(some).forEach(
                    each -> sentences.computeIfAbsent(each.citing(), _ -> new ArrayList<>()).add(each));
        }
        return sentences;
    }

    private Copied checked(PassageIndex to, int before) throws IOException {
        try (Snapshot copy = to.snapshot()) {
            Statistics made = copy.census().statistics();
            Statistics asked = from.census().statistics();
            if (made.documents() != asked.documents() || made.passages() != asked.passages()
                    || made.embedded() != asked.embedded() || made.failed() != asked.failed()) {
                throw UserError.cannotRun("The copy is not whole: it has " + made.passages() + " of "
                        + asked.passages() + " passages.", "Copy again; what is there is kept.");
            }
            return new Copied(made.documents(), made.passages(), made.embedded(), before);
        }
    }
}
