package dev.carrel.ingest;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.chunk.Chunker;
import dev.carrel.chunk.Chunking;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.origin.Source;
import dev.carrel.embed.CachedEmbedder;
import dev.carrel.embed.Embedder;
import dev.carrel.index.IndexEntry;
import dev.carrel.index.IndexFacts;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;
import dev.carrel.index.VectorLimit;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.ingest.source.Catalogue;
import dev.carrel.ingest.source.FileReading;
import dev.carrel.ingest.source.FolderCatalogue;
import dev.carrel.ingest.source.Item;
import dev.carrel.read.registry.Readers;
import dev.carrel.testing.CountingEmbedder;
import dev.carrel.testing.ListedItems;
import dev.carrel.testing.TestFolder;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/// A folder of documents, and an index that they are brought into with the real model.
abstract class IngestCase {
    @TempDir
    Path temporary;
    final CountingEmbedder counting = new CountingEmbedder(TestModels.bge());
    TestFolder folder;
    Embedder embedder;
    PassageIndex index;

    @BeforeEach
    void open() throws IOException {
        folder = new TestFolder(temporary.resolve("docs"));
        embedder = new CachedEmbedder(counting, temporary.resolve("vectors"));
        index = LuceneIndex.open(temporary.resolve("index"), KeywordScoring.STANDARD);
    }

    @AfterEach
    void close() throws IOException {
        index.close();
        embedder.close();
    }

    final Ingest ingest(PassageIndex target) {
        Chunking chunking = new Chunking(64, embedder.room(), Chunking.Scope.FULL);
        return new Ingest(target,
                new Pipeline(new Chunker(embedder::tokens, chunking), embedder, VectorLimit.NONE, 2, false),
                new IndexFacts("bge", embedder.model().fingerprint(), 384, 64), Clock.systemUTC(),
                (_, _, _) -> {});
    }

    final Catalogue docs() {
        return docs(1_000_000);
    }

    final Catalogue docs(long maxBytes) {
        return new FolderCatalogue(folder.path(), new FileReading(Readers.standard(), maxBytes, _ -> false));
    }

    /// What the folder holds now.
    final List<Item> items() throws IOException {
        ListedItems listed = new ListedItems();
        docs().list(listed);
        return listed.items();
    }

    interface Listing {
        void list(Catalogue.Receiver receiver) throws IOException;
    }

    /// The folder, listed in another way.
    final Catalogue listing(Listing listing) {
        return of(docs().source(), listing);
    }

    static Catalogue of(Source source, Listing listing) {
        return new Catalogue() {
            @Override
            public Source source() {
                return source;
            }

            @Override
            public void list(Receiver receiver) throws IOException {
                listing.list(receiver);
            }
        };
    }

    final Report run() throws IOException {
        return run(docs());
    }

    final Report run(Catalogue... catalogues) throws IOException {
        return ingest(index).run(List.of(catalogues), Progress.SILENT);
    }

    /// Everything that the index holds, by path.
    static List<IndexEntry> entries(PassageIndex of) throws IOException {
        try (Snapshot snapshot = of.snapshot()) {
            List<Origin> origins = new ArrayList<>();
            snapshot.register().origins(origins::add);
            List<IndexEntry> entries = new ArrayList<>();
            for (Origin origin : origins.stream().sorted(java.util.Comparator.comparing(Origin::key))
                    .toList()) {
                snapshot.stored().entry(origin.id()).ifPresent(entries::add);
            }
            return entries;
        }
    }

    final List<String> keys() throws IOException {
        return entries(index).stream().map(entry -> entry.origin().key()).toList();
    }
}
