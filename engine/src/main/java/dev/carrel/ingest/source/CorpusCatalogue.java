package dev.carrel.ingest.source;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import dev.carrel.base.ContentHash;
import dev.carrel.document.Document;
import dev.carrel.document.origin.Source;
import dev.carrel.document.reason.Reason;
import dev.carrel.read.UnreadableException;
import dev.carrel.read.beir.BeirCorpus;

/// The documents of a BEIR directory, or of its corpus file.
public final class CorpusCatalogue implements Catalogue {
    private static final List<String> NAMES = List.of("corpus.jsonl", "corpus.jsonl.gz");

    private final Path corpus;

    public CorpusCatalogue(Path corpus) {
        this.corpus = corpus.toAbsolutePath().normalize();
    }

    /// The corpus at a path, if that is a directory with one in it or the file itself.
    public static Optional<Path> corpusAt(Path path) {
        if (Files.isDirectory(path)) {
            return NAMES.stream().map(path::resolve).filter(Files::isRegularFile).findFirst();
        }
        String name = String.valueOf(path.getFileName());
        return name.endsWith(".jsonl") || name.endsWith(".jsonl.gz") ? Optional.of(path) : Optional.empty();
    }

    @Override
    public Source source() {
        return Source.at(Source.Kind.CORPUS, corpus.toString());
    }

    @Override
    public void list(Receiver receiver) throws IOException {
        long size = Files.size(corpus);
        long modified = Files.getLastModifiedTime(corpus).toMillis();
        new BeirCorpus().read(corpus,
                entry -> receiver
                        .item(item(entry.key(), size, modified, () -> new OpenedEntry(entry.document()))),
                bad -> receiver.item(item("line " + bad.line(), size, modified, () -> {
                    throw new UnreadableException(new Reason.AtLine(bad.line(), bad.reason()));
                })));
    }

    private Item item(String key, long size, long modified, Item.Content content) {
        return new Item(corpus + "#" + key, key, corpus.toString(), size, modified, content);
    }

    private record OpenedEntry(Document document) implements Item.Opened {
        @Override
        public ContentHash hash() {
            String content = document.metadata() + "\n" + document.references() + "\n" + document.text();
            return ContentHash.of(content.getBytes(StandardCharsets.UTF_8));
        }

        @Override
        public Document read() {
            return document;
        }
    }
}
