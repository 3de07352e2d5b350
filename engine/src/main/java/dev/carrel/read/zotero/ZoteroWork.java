package dev.carrel.read.zotero;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import org.jspecify.annotations.Nullable;

/// The records that become one document: an item that belongs to no other, with the notes, attachments and annotations below it.
///
/// @param attachments the main one first; the item itself, if it is an attachment without a parent
/// @param annotations by the key of the attachment they stand in, each list in the order of the text
public record ZoteroWork(ZoteroRecord item, List<ZoteroRecord> notes, List<ZoteroRecord> attachments,
        Map<String, List<ZoteroRecord>> annotations) {
    private record Name(String library, String key) {}

    /// Gathers records into works, in the order of their items. What belongs to something that is not there, because
    /// it was thrown away, is left out with it.
    public static List<ZoteroWork> of(List<ZoteroRecord> records) {
        Map<Name, ZoteroWork> works = new LinkedHashMap<>();
        records.stream().filter(record -> record.parent() == null && !record.isAnnotation())
                .forEach(record -> works.put(new Name(record.library().path(), record.key()), alone(record)));
        Map<Name, ZoteroWork> ofAttachments = new LinkedHashMap<>();
        for (ZoteroRecord record : records) {
            ZoteroWork work = record.parent() == null
                    ? works.get(new Name(record.library().path(), record.key()))
                    : works.get(new Name(record.library().path(), record.parent()));
            if (work != null && !record.isAnnotation()) {
                work.take(record);
                ofAttachments.put(new Name(record.library().path(), record.key()), work);
            }
        }
        records.stream().filter(ZoteroRecord::isAnnotation)
                .forEach(mark -> annotate(ofAttachments.get(parent(mark)), mark));
        works.values().forEach(ZoteroWork::sort);
        return List.copyOf(works.values());
    }

    private static ZoteroWork alone(ZoteroRecord item) {
        return new ZoteroWork(item, new ArrayList<>(), new ArrayList<>(), new LinkedHashMap<>());
    }

    private static Name parent(ZoteroRecord child) {
        return new Name(child.library().path(), String.valueOf(child.parent()));
    }

    /// An attachment may carry a note as well.
    private void take(ZoteroRecord record) {
        if (record.isAttachment()) {
            attachments.add(record);
        }
        if (!record.note().isBlank()) {
            notes.add(record);
        }
    }

    private static void annotate(@Nullable ZoteroWork work, ZoteroRecord annotation) {
        if (work != null && annotation.mark() != null) {
            work.annotations.computeIfAbsent(String.valueOf(annotation.parent()), key -> new ArrayList<>())
                    .add(annotation);
        }
    }

    private void sort() {
        attachments.sort(Comparator.comparingInt(ZoteroWork::precedence));
        annotations.values().forEach(marks -> marks.sort(Comparator.comparing(ZoteroWork::order)));
    }

    private static String order(ZoteroRecord annotation) {
        return annotation.mark() == null ? "" : annotation.mark().order();
    }

    /// The paper before its supplement, both before what is no PDF.
    private static int precedence(ZoteroRecord attachment) {
        ZoteroRecord.Link link = attachment.link();
        String type = link == null ? "" : link.contentType();
        if (type.equals("application/pdf")) {
            return attachment.field("title").toLowerCase(Locale.ROOT).contains("suppl") ? 1 : 0;
        }
        return type.equals("application/epub+zip") ? 2 : type.startsWith("text/html") ? 3 : 4;
    }
}
