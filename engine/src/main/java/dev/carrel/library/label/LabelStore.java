package dev.carrel.library.label;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;

import dev.carrel.document.DocumentId;
import dev.carrel.document.label.WorkLabels;
import dev.carrel.document.work.Labels;
import dev.carrel.index.CuratedWork;
import dev.carrel.index.Snapshot;
import dev.carrel.library.log.RecordLog;

/// A reader's own labels.
public final class LabelStore {
    /// The name of the file, in the folder of the library.
    public static final String FILE = "labels.jsonl";

    private final RecordLog<LabelledWork> log;
    private Labels labels = Labels.NONE;

    /// @param folder the library's
    public LabelStore(Path folder) {
        this.log = new RecordLog<>(folder.resolve(FILE), new RecordLog.Form<>("the labels of this library",
                "key", LabelledWork::line, LabelledWork::read));
    }

    /// The labels as they are now.
    public synchronized Labels now() {
        try {
            RecordLog.Records<LabelledWork> now = log.now();
            if (now.version() != labels.version()) {
                labels = labels(now);
            }
            return labels;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Labels labels(RecordLog.Records<LabelledWork> works) {
        Map<DocumentId, WorkLabels> all = new HashMap<>();
        works.byKey().values().forEach(work -> work.documents()
                .forEach(id -> all.merge(id, work.labels(), WorkLabels::and)));
        return new Labels(all, works.version());
    }

    /// Changes the labels of some works.
    ///
    /// @return how many works have other labels now
    public synchronized int change(Collection<CuratedWork> chosen, UnaryOperator<WorkLabels> change)
            throws IOException {
        int[] count = new int[1];
        log.write(now -> {
            Map<DocumentId, LabelledWork> byDocument = byDocument(now.values());
            Map<String, Optional<LabelledWork>> changed = new LinkedHashMap<>();
            for (CuratedWork work : chosen) {
                List<LabelledWork> known = known(work, byDocument);
                LabelledWork before = LabelledWork.of(work, known);
                LabelledWork after = before.with(change.apply(before.labels()));
                if (!after.labels().equals(before.labels())) {
                    // Works that were two and are one by now have their labels joined.
                    known.forEach(each -> changed.put(each.key(), Optional.empty()));
                    changed.put(after.key(), Optional.of(after).filter(each -> !each.isEmpty()));
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

    private static Map<DocumentId, LabelledWork> byDocument(Collection<LabelledWork> works) {
        Map<DocumentId, LabelledWork> all = new HashMap<>();
        works.forEach(work -> work.documents().forEach(id -> all.put(id, work)));
        return all;
    }

    /// Lets labels follow their works after the library has changed, see [LabelMoves].
    public synchronized void follow(Snapshot snapshot) throws IOException {
        if (!now().byDocument().isEmpty()) {
            LabelMoves moves = new LabelMoves(snapshot);
            log.write(now -> {
                Map<String, Optional<LabelledWork>> moved = new LinkedHashMap<>();
                moves.of(now.values()).forEach((key, work) -> moved.put(key, Optional.of(work)));
                return moved;
            });
        }
    }
}
