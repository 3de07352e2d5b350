package dev.carrel.library.label;

import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import dev.carrel.document.DocumentId;
import dev.carrel.document.label.ReadingStatus;
import dev.carrel.document.label.WorkLabels;
import dev.carrel.index.CuratedWork;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// A work that has labels: what it is known by, the documents that it is or was, and what the reader noted.
///
/// @param key what its lines in the log have in common
record LabelledWork(String key, WorkName name, Set<DocumentId> documents, WorkLabels labels) {
    LabelledWork {
        documents = Set.copyOf(documents);
    }

    /// A work of the library with what is known of it, which may stand under several keys.
    static LabelledWork of(CuratedWork work, List<LabelledWork> known) {
        Set<DocumentId> documents = new TreeSet<>();
        work.versions().forEach(version -> documents.add(version.origin().id()));
        String key = known.isEmpty() ? documents.iterator().next().value() : known.getFirst().key();
        known.forEach(each -> documents.addAll(each.documents()));
        return new LabelledWork(key, WorkName.of(work.metadata()), documents,
                known.stream().map(LabelledWork::labels).reduce(WorkLabels.NONE, WorkLabels::and));
    }

    LabelledWork with(WorkLabels others) {
        return new LabelledWork(key, name, documents, others);
    }

    LabelledWork in(Set<DocumentId> others) {
        return new LabelledWork(key, name, others, labels);
    }

    /// True if there is nothing to be kept.
    boolean isEmpty() { return labels.equals(WorkLabels.NONE); }

    /// A line of the log.
    Map<String, Object> line() {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("key", key);
        line.put("documents", new TreeSet<>(documents).stream().map(DocumentId::value).toList());
        put(line, "doi", name.doi());
        line.put("title", name.title());
        put(line, "author", name.author());
        put(line, "year", name.year());
        line.put("tags", labels.tags());
        line.put("starred", labels.starred());
        line.put("reading", labels.reading().word());
        put(line, "opened", labels.opened() == null ? null : labels.opened().toString());
        return line;
    }

    private static void put(Map<String, Object> line, String name, @Nullable Object value) {
        if (value != null) {
            line.put(name, value);
        }
    }

    /// Reads a line; empty if it is none of these.
    static Optional<LabelledWork> read(JsonNode line) {
        try {
            Set<DocumentId> documents = new TreeSet<>();
            texts(line.path("documents")).forEach(id -> documents.add(new DocumentId(id)));
            WorkName name = new WorkName(text(line, "doi"), line.path("title").asString(""),
                    text(line, "author"), line.path("year").isInt() ? line.path("year").asInt() : null);
            String opened = text(line, "opened");
            WorkLabels labels = new WorkLabels(texts(line.path("tags")),
                    line.path("starred").asBoolean(false),
                    ReadingStatus.named(line.path("reading").asString("")).orElse(ReadingStatus.NONE),
                    opened == null ? null : Instant.parse(opened));
            return Optional.ofNullable(text(line, "key"))
                    .map(key -> new LabelledWork(key, name, documents, labels));
        } catch (IllegalArgumentException | DateTimeParseException e) {
            // Of another program, or of a later version of this one.
            return Optional.empty();
        }
    }

    private static @Nullable String text(JsonNode line, String name) {
        return line.path(name).isString() ? line.path(name).asString() : null;
    }

    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(each -> {
            if (each.isString()) {
                texts.add(each.asString());
            }
        });
        return texts;
    }
}
