package dev.carrel.read.zotero;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.carrel.document.Document;
import dev.carrel.document.DocumentBuilder;
import dev.carrel.document.Metadata;
import dev.carrel.document.Section;
import dev.carrel.document.SectionKind;
import dev.carrel.document.ZoteroItem;
import dev.carrel.document.reason.Reason;
import dev.carrel.document.reason.Unread;
import org.jspecify.annotations.Nullable;

/// Makes one document of a work: the abstract, the text of its attachments, its owner's notes and annotations.
///
/// The text of the attachments is remembered in the document, so that after a change of title, tags or notes it
/// can be taken from there: reading a PDF takes seconds, and renaming a collection changes a thousand items.
public final class WorkDocument {
    private static final String FAILED = "!";

    private final ZoteroWork work;
    private final List<AttachmentFile> files;
    private final DocumentBuilder builder = new DocumentBuilder();
    private final List<Integer> marked = new ArrayList<>();
    private final List<String> markedWith = new ArrayList<>();
    private int sections;
    private int read;

    public WorkDocument(ZoteroWork work, List<AttachmentFile> files) {
        this.work = work;
        this.files = List.copyOf(files);
    }

    /// The document with the text of attachments that were just read.
    public Document of(List<AttachmentText> texts, List<Unread<AttachmentFile>> unread) {
        Map<String, String> states = new LinkedHashMap<>();
        files.forEach(file -> states.put(file.attachment().key(), file.state()));
        unread.stream().filter(each -> each.part().file() != null)
                .forEach(each -> states.put(each.part().attachment().key(), FAILED));
        return compose(AttachmentBody.of(texts), unread, states);
    }

    /// The document with the text that it had before; empty if an attachment has to be read. Text of a file that has
    /// vanished since is kept: the disk it is on may come back.
    public Optional<Document> again(Document before) {
        ZoteroItem item = before.metadata().zotero();
        if (item == null) {
            return Optional.empty();
        }
        String[] reading = item.reading().split("\\|", 3);
        Map<String, String> states = states(reading[0]);
        boolean same = states.keySet().stream().toList()
                .equals(files.stream().map(file -> file.attachment().key()).toList())
                && files.stream().allMatch(file -> isAsItWas(file, states.get(file.attachment().key())));
        if (!same) {
            return Optional.empty();
        }
        Metadata found = MetadataCompletion.taken(before.metadata(), List.of(reading[1].split(" ")));
        AttachmentBody body = AttachmentBody.stored(before, Integer.parseInt(reading[2]), found);
        return Optional.of(compose(body, missing(), states));
    }

    private static Map<String, String> states(String written) {
        Map<String, String> states = new LinkedHashMap<>();
        for (String state : written.isEmpty() ? new String[0] : written.split(" ")) {
            states.put(state.substring(0, state.indexOf(':')), state.substring(state.indexOf(':') + 1));
        }
        return states;
    }

    private static boolean isAsItWas(AttachmentFile file, @Nullable String before) {
        boolean vanished = file.state().equals(AttachmentFile.MISSING) && before != null;
        return file.state().equals(before) || (vanished && !FAILED.equals(before));
    }

    /// The attachments that are not there.
    public List<Unread<AttachmentFile>> missing() {
        return files.stream().flatMap(file -> Stream.ofNullable(file.trouble())
                .map(trouble -> new Unread<>(file, trouble))).toList();
    }

    private Document compose(AttachmentBody body, List<Unread<AttachmentFile>> unread,
            Map<String, String> states) {
        WorkMetadata own = new WorkMetadata(work);
        MetadataCompletion filling = new MetadataCompletion(body.found());
        Metadata.Builder metadata = filling.fill(own.metadata(), own.description());
        if (work.item().isAttachment() && !body.found().isEmpty()) {
            metadata.type(body.found().getFirst().type());
        }
        summary(metadata.build().summary(), body);
        if (body.parts().isEmpty()) {
            mark("");
        }
        body.parts().forEach(part -> part(part.pdf(), part.sections()));
        read = sections;
        notes();
        annotations();
        body.captions().forEach(builder::caption);
        body.references().forEach(builder::reference);
        builder.pages(body.pages()).omissions(body.omissions()).hidden(body.hidden());
        body.unreadable().forEach(page -> builder.unreadable(page.page(), page.reason()));
        unread.forEach(each -> builder.unreadable(null,
                new Reason.InAttachment(each.part().name(), null, each.reason())));
        Document document = builder.build(metadata.build());
        return document.with(metadata.zotero(item(document, states, filling.filled())).build());
    }

    private ZoteroItem item(Document document, Map<String, String> states, List<String> filled) {
        List<ZoteroItem.Place> places = new ArrayList<>();
        for (int i = 0; i < marked.size() && marked.get(i) < document.sections().size(); i++) {
            int start = document.sections().get(marked.get(i)).paragraphs().getFirst().start();
            places.add(new ZoteroItem.Place(start, markedWith.get(i)));
        }
        String reading = states.entrySet().stream().map(state -> state.getKey() + ":" + state.getValue())
                .collect(Collectors.joining(" ")) + "|" + String.join(" ", filled) + "|" + end(document);
        return new ZoteroItem(work.item().library().path(), work.item().key(), places, reading, marks());
    }

    /// The place where the text of attachments ends, and notes and annotations begin.
    private int end(Document document) {
        return read < document.sections().size()
                ? document.sections().get(read).paragraphs().getFirst().start()
                : Integer.MAX_VALUE;
    }

    private void summary(@Nullable String summary, AttachmentBody body) {
        if (summary != null && !body.holds(summary)) {
            builder.section(SectionKind.SUMMARY, List.of());
            for (String paragraph : summary.split("\n\\s*\n")) {
                builder.paragraph(paragraph);
            }
            sections++;
        }
    }

    /// Sections that stand in one attachment.
    private void part(String pdf, List<Section> text) {
        if (!text.isEmpty()) {
            mark(pdf);
        }
        text.forEach(builder::section);
        sections += text.size();
    }

    /// The next section stands in this attachment.
    private void mark(String pdf) {
        marked.add(sections);
        markedWith.add(pdf);
    }

    private void notes() {
        boolean alone = work.item().isNote();
        for (ZoteroRecord note : work.notes()) {
            List<String> paragraphs = RichText.paragraphs(note.note());
            if (!paragraphs.isEmpty()) {
                mark("");
                builder.section(SectionKind.NOTE, alone ? List.of() : List.of("Note"));
                paragraphs.forEach(builder::paragraph);
                sections++;
            }
        }
    }

    private List<ZoteroItem.Mark> marks() {
        return files.stream().map(file -> file.attachment().key())
                .flatMap(key -> work.annotations().getOrDefault(key, List.of()).stream()
                        .map(annotation -> Annotations.mark(annotation, key)))
                .toList();
    }

    /// A section for each page, so that no passage begins on another page than its annotation.
    private void annotations() {
        for (AttachmentFile file : files) {
            Integer page = -1;
            for (ZoteroRecord annotation : work.annotations().getOrDefault(file.attachment().key(),
                    List.of())) {
                ZoteroRecord.Mark made = Objects.requireNonNull(annotation.mark());
                String text = Annotations.text(made);
                if (!text.isEmpty()) {
                    if (!Objects.equals(page, made.page())) {
                        mark(file.isPdf() ? file.attachment().key() : "");
                        builder.section(SectionKind.NOTE, List.of("Annotations"));
                        sections++;
                    }
                    page = made.page();
                    if (page == null) {
                        builder.paragraph(text);
                    } else {
                        builder.paragraph(page, text, List.of());
                    }
                }
            }
        }
    }
}
