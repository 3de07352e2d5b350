package dev.carrel.library.log;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

import dev.carrel.base.AtomicFile;
import dev.carrel.base.FileStamp;
import dev.carrel.base.PrivateFolder;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static java.util.stream.Collectors.joining;

/// Records that the owner of a library keeps beside the index, in one log: of several lines with one key the last counts,
/// and one that has nothing but its key takes the record away. Whoever asks sees what other processes wrote. A crash loses
/// at most what was being written.
public final class RecordLog<T> {
    /// The form of a line.
    ///
    /// @param what   the records are called in the sentence that is said while somebody else writes
    /// @param key    the name of the member that tells the key
    /// @param writer makes a line, with its key
    /// @param reader empty for a line that is none of these
    public record Form<T>(String what, String key, Function<T, Object> writer,
            Function<JsonNode, Optional<T>> reader) {}

    /// All records at one moment.
    ///
    /// @param byKey   the oldest first
    /// @param version another number for other records, in the whole process
    public record Records<T>(Map<String, T> byKey, long version) {}

    /// Says what becomes of which records, when nobody else can change any.
    @FunctionalInterface
    public interface Change<T> {
        /// @return by key; empty for what goes
        Map<String, Optional<T>> of(Map<String, T> now) throws IOException;
    }

    /// Lines that say nothing any more are taken out when there are more of them than of the others, and so many.
    private static final int FEW = 1_000;
    private static final AtomicLong VERSIONS = new AtomicLong();

    private final Path file;
    private final Form<T> form;
    private Records<T> records = new Records<>(Map.of(), 0);
    private FileStamp read = FileStamp.NONE;
    private int lines;

    /// @param file need not exist before something is kept
    public RecordLog(Path file, Form<T> form) {
        this.file = file;
        this.form = form;
    }

    public synchronized Records<T> now() throws IOException {
        FileStamp now = FileStamp.of(file);
        if (!now.equals(read)) {
            Map<String, T> all = new LinkedHashMap<>();
            lines = 0;
            for (JsonNode line : LineLog.read(file)) {
                read(line, all);
                lines++;
            }
            take(all, now);
        }
        return records;
    }

    private void read(JsonNode line, Map<String, T> all) {
        String key = line.path(form.key()).asString("");
        if (line.size() == 1) {
            all.remove(key);
        } else {
            form.reader().apply(line).ifPresent(record -> all.put(key, record));
        }
    }

    private void take(Map<String, T> all, FileStamp stamp) {
        records = new Records<>(Collections.unmodifiableMap(all), VERSIONS.incrementAndGet());
        read = stamp;
    }

    /// Changes records, for all at once.
    public synchronized void write(Change<T> change) throws IOException {
        PrivateFolder.create(file.resolveSibling("."));
        Map<String, T> all;
        try (LineLog log = LineLog.open(file, form.what())) {
            all = new LinkedHashMap<>(now().byKey());
            Map<String, Optional<T>> changed = change.of(records.byKey());
            if (changed.isEmpty()) {
                return;
            }
            for (Map.Entry<String, Optional<T>> each : changed.entrySet()) {
                log.add(each.getValue().map(form.writer()).orElse(Map.of(form.key(), each.getKey())));
                each.getValue().ifPresentOrElse(record -> all.put(each.getKey(), record),
                        () -> all.remove(each.getKey()));
            }
            lines += changed.size();
            if (lines > FEW + 2 * all.size()) {
                shorten(all);
            }
        }
        take(all, FileStamp.of(file));
    }

    private void shorten(Map<String, T> all) throws IOException {
        AtomicFile.write(file, all.values().stream()
                .map(record -> JsonMapper.shared().writeValueAsString(form.writer().apply(record)) + "\n")
                .collect(joining()));
        lines = all.size();
    }
}
