package dev.carrel.library.trial;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.Origin;
import dev.carrel.evaluate.BeirDirectory;
import dev.carrel.evaluate.Evaluation;
import dev.carrel.evaluate.EvaluationResult;
import dev.carrel.evaluate.Judgements;
import dev.carrel.evaluate.RankedDocument;
import dev.carrel.evaluate.Searcher;
import dev.carrel.evaluate.Topics;
import dev.carrel.evaluate.TrecRun;
import dev.carrel.index.Snapshot;
import dev.carrel.library.Library;
import dev.carrel.library.settings.Settings;
import dev.carrel.ranking.View;
import dev.carrel.search.Hit;
import dev.carrel.search.run.SearchOptions;
import org.jspecify.annotations.Nullable;

/// A library put to the questions of a test collection.
public final class Trial {
    /// The names that the judgements have for documents.
    public enum Names {
        /// As their source does.
        OF_SOURCE,
        /// By id, by the source's name, path, DOI or cite key, as it happens.
        OF_LIBRARY
    }

    private static final int WARM_UPS = 5;

    private final Library library;
    private final Topics topics;
    private final Judgements judgements;
    private final Map<DocumentId, String> names;
    private final List<String> absent = new ArrayList<>();

    public Trial(Library library, Topics topics, Judgements judgements, Names names) throws IOException {
        this.library = library;
        this.topics = topics;
        this.judgements = judgements;
        Map<DocumentId, String> known = known(names);
        this.names = names == Names.OF_SOURCE ? Map.of() : known;
    }

    /// @param library holds the collection
    public static Trial of(BeirDirectory collection, Library library) throws IOException {
        return new Trial(library, Topics.read(collection.queries()), Judgements.read(collection.judgements()),
                Names.OF_SOURCE);
    }

    /// Judged documents that the library does not have, and so nobody can find.
    public List<String> absent() {
        return absent;
    }

    /// The name that the judgements have for each document that they speak of.
    private Map<DocumentId, String> known(Names by) throws IOException {
        Map<DocumentId, String> known = new HashMap<>();
        Set<String> missing = new TreeSet<>();
        try (Snapshot snapshot = library.snapshot()) {
            Map<String, DocumentId> keys = new HashMap<>();
            snapshot.register().origins((Origin origin) -> keys.put(origin.key(), origin.id()));
            List<String> judged = judgements.queries().stream()
                    .flatMap(query -> judgements.grades(query).keySet().stream()).distinct().toList();
            Map<String, List<DocumentId>> others = by == Names.OF_SOURCE
                    ? Map.of()
                    : snapshot.stored()
                            .named(judged.stream().filter(name -> !keys.containsKey(name)).toList());
            for (String name : judged) {
                List<DocumentId> found = keys.containsKey(name)
                        ? List.of(keys.get(name))
                        : others.getOrDefault(name, List.of());
                found.forEach(id -> known.put(id, name));
                if (found.isEmpty()) {
                    missing.add(name);
                }
            }
        }
        absent.addAll(missing);
        if (known.isEmpty() && by == Names.OF_LIBRARY) {
            throw UserError.usage("No judged document is in the library " + library.name() + ".",
                    "Judgements name documents by id, path, DOI or cite key.");
        }
        return known;
    }

    /// @param run the file to write the answers to; null for none
    public EvaluationResult measure(String name, Settings contender, @Nullable Path run) throws IOException {
        return measure(name, contender.searchOptions(),
                new Evaluation.Protocol(contender.whole("search.limit"), WARM_UPS), run);
    }

    public EvaluationResult measure(String name, SearchOptions options, Evaluation.Protocol protocol,
            @Nullable Path run)
            throws IOException {
        Evaluation evaluation = new Evaluation(topics, judgements, protocol, System::nanoTime);
        if (run == null) {
            return evaluation.run(name, searcher(options));
        }
        try (TrecRun file = TrecRun.create(run, "carrel-" + name)) {
            return evaluation.run(name, searcher(options), file);
        }
    }

    private Searcher searcher(SearchOptions options) {
        return (query, depth) -> {
            List<RankedDocument> ranked = new ArrayList<>();
            for (Hit hit : library.search()
                    .measured(query, options.withView(View.PAPERS).withLimit(depth)).results()) {
                ranked.add(new RankedDocument(name(hit.found().origin()), hit.score()));
            }
            return ranked;
        };
    }

    private String name(Origin origin) {
        return names.isEmpty() ? origin.key() : names.getOrDefault(origin.id(), origin.id().value());
    }
}
