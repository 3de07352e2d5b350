package dev.carrel.library.label;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

import dev.carrel.base.AtomicFile;
import dev.carrel.base.PrivateFolder;
import dev.carrel.document.DocumentId;
import dev.carrel.document.label.WorkLabels;
import dev.carrel.document.work.Labels;
import dev.carrel.index.CuratedWork;
import dev.carrel.index.Snapshot;
import dev.carrel.library.home.LineLog;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A reader's own labels, kept in one log: of several lines about one work the last counts. Whoever asks sees what other processes
/// wrote. A crash loses at most what was being written.
public final class LabelStore {
    /// Lines that say nothing any more are taken out when there are more of them than of the others, and so many.
    private static final int FEW = 1_000;
    /// No two stores of one process give different labels the same number.
    private static final AtomicLong VERSIONS = new AtomicLong();

    private final Path file;
    private Map<String, LabelledWork> works = new LinkedHashMap<>();
    private Labels labels = Labels.NONE;
    private Stamp read = Stamp.NONE;
    private int lines;

    /// A state of the file.
    private record Stamp(long bytes, long millis, String key) {
        static final Stamp NONE = new Stamp(0, 0, "");
    }

    /// @param folder the library's
    public LabelStore(Path folder) {
        this.file = folder.resolve("labels.jsonl");
    }

    /// The labels as they are now.
    public synchronized Labels now() {
        try {
            refresh();
            return labels;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Changes the labels of some works.
    ///
    /// @return how many works have other labels now
    public synchronized int change(Collection<CuratedWork> chosen, UnaryOperator<WorkLabels> change)
            throws IOException {
        int[] count = new int[1];
        write(() -> {
            Map<DocumentId, LabelledWork> byDocument = byDocument();
            Map<String, LabelledWork> changed = new LinkedHashMap<>();
            for (CuratedWork work : chosen) {
                List<LabelledWork> known = known(work, byDocument);
                LabelledWork before = LabelledWork.of(work, known);
                LabelledWork after = before.with(change.apply(before.labels()));
                if (!after.labels().equals(before.labels())) {
                    // What is known of two that are one by now becomes one.
                    known.forEach(each -> changed.put(each.key(), each.with(WorkLabels.NONE)));
                    changed.put(after.key(), after);
                    count[0]++;
                }
            }
            return changed;
        });
        return count[0];
    }

    private static List<LabelledWork> known(CuratedWork work, Map<DocumentId, LabelledWork> byDocument) {
        return work.versions().stream().map(version -> byDocument.get(version.origin().id()))
                .filter(Objects::nonNull).distinct().toList();
    }

    /// Lets labels follow their works after the library has changed, see [LabelMoves].
    public synchronized void follow(Snapshot snapshot) throws IOException {
        if (!now().byDocument().isEmpty()) {
            LabelMoves moves = new LabelMoves(snapshot);
            write(() -> moves.of(works.values()));
        }
    }

    /// Says which works change, when nobody else can change any.
    @FunctionalInterface
    private interface Change {
        Map<String, LabelledWork> of() throws IOException;
    }

    private void write(Change change) throws IOException {
        PrivateFolder.create(file.resolveSibling("."));
        try (LineLog log = LineLog.open(file, "the labels of this library")) {
            refresh();
            Map<String, LabelledWork> changed = change.of();
            if (changed.isEmpty()) {
                return;
            }
            for (LabelledWork work : changed.values()) {
                log.add(work.line());
            }
            lines += changed.size();
            works.putAll(changed);
            works.values().removeIf(LabelledWork::isEmpty);
            if (lines > FEW + 2 * works.size()) {
                shorten();
            }
        }
        labels = labels(works.values());
        read = stamp();
    }

    private void shorten() throws IOException {
        AtomicFile.write(file, works.values().stream()
                .map(work -> JsonMapper.shared().writeValueAsString(work.line()) + "\n")
                .collect(Collectors.joining()));
        lines = works.size();
    }

    private Map<DocumentId, LabelledWork> byDocument() {
        Map<DocumentId, LabelledWork> all = new HashMap<>();
        works.values().forEach(work -> work.documents().forEach(id -> all.put(id, work)));
        return all;
    }

    private void refresh() throws IOException {
        Stamp now = stamp();
        if (now.equals(read)) {
            return;
        }
        Map<String, LabelledWork> all = new LinkedHashMap<>();
        List<JsonNode> log = LineLog.read(file);
        log.forEach(line -> LabelledWork.read(line).ifPresent(work -> all.put(work.key(), work)));
        all.values().removeIf(LabelledWork::isEmpty);
        works = all;
        labels = labels(all.values());
        lines = log.size();
        read = now;
    }

    private static Labels labels(Collection<LabelledWork> works) {
        Map<DocumentId, WorkLabels> all = new HashMap<>();
        works.forEach(work -> work.documents()
                .forEach(id -> all.merge(id, work.labels(), WorkLabels::and)));
        return new Labels(all, VERSIONS.incrementAndGet());
    }

    private Stamp stamp() throws IOException {
        try {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            return new Stamp(attributes.size(), attributes.lastModifiedTime().toMillis(),
                    String.valueOf(attributes.fileKey()));
        } catch (NoSuchFileException e) {
            return Stamp.NONE;
        }
    }
}
