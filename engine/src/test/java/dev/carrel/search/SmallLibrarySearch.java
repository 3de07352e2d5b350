package dev.carrel.search;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.DocumentId;
import dev.carrel.document.DocumentType;
import dev.carrel.document.reason.Reason;
import dev.carrel.embed.Embedder;
import dev.carrel.embed.Vector;
import dev.carrel.index.Failure;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Writer;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.View;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.testing.EntryBuilder;
import dev.carrel.testing.Searches;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import static dev.carrel.testing.EntryBuilder.entry;

/// A small library to ask, in the real index and with the real model.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class SmallLibrarySearch {
    private static final Embedder MODEL = TestModels.bge();
    protected PassageIndex index;
    protected Search search;

    @BeforeAll
    void fill(@TempDir Path folder) throws IOException {
        index = LuceneIndex.open(folder, KeywordScoring.STANDARD);
        try (Writer writer = index.writer()) {
            for (EntryBuilder each : library()) {
                writer.put(embedded(each.build()));
            }
            writer.put(entry("draft", "Draft", "An unfinished note about zeppelins.").build());
            writer.put(new Failure(entry("damaged").origin(), new Reason.Empty()));
            writer.settle();
        }
        search = Searches.of(index);
    }

    @AfterAll
    void close() throws IOException {
        index.close();
    }

    protected static List<EntryBuilder> library() {
        return List.of(
                entry("trust", "Trust in automation", "Operators rely on machines that they trust.",
                        "Reliance is calibrated by experience.")
                        .metadata(m -> m.authors(List.of("Lee, John D.")).year(2004)),
                entry("tables", "Tables", "Use bokeh.models.SelectEditor to edit a column by a list.")
                        .metadata(m -> m.type(DocumentType.DOCUMENTATION)),
                entry("journals", "How editors select papers",
                        "Editors select papers. The editor in chief selects the editor who selects."),
                entry("bread", "Bread", "Knead the dough: good dough, warm dough, dough & <salt>.",
                        "Yeast makes dough rise, and patience helps."),
                entry("astronomy", "Black holes", "Light does not escape from them. 😀 Nothing does."));
    }

    private static IndexEntry embedded(IndexEntry entry) {
        List<Vector> vectors = new ArrayList<>();
        entry.passages().forEach(passage -> vectors
                .add(MODEL.passage(entry.document().metadata().title() + "\n" + passage.text())));
        return entry.with(vectors);
    }

    protected Answer ask(String query, Mode mode, View view) throws IOException {
        return search.ask(query, SearchOptions.STANDARD.withMode(mode).withView(view));
    }

    protected static List<DocumentId> documents(Answer answer) {
        return answer.results().stream().map(hit -> hit.found().origin().id()).toList();
    }
}
