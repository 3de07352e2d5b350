package dev.carrel.read.zotero;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.carrel.document.Caption;
import dev.carrel.document.Document;
import dev.carrel.document.HiddenText;
import dev.carrel.document.Metadata;
import dev.carrel.document.Omission;
import dev.carrel.document.Paragraph;
import dev.carrel.document.Reference;
import dev.carrel.document.Section;
import dev.carrel.document.SectionKind;
import dev.carrel.document.ZoteroItem;
import dev.carrel.document.reason.Reason;

/// The text of a work's attachments: as it was just read, or as the library has stored it.
///
/// @param pages     of the first file that has some: the numbers of others are told with their names
/// @param omissions what the main file has that is no content
/// @param hidden    what the files carry and do not show
/// @param found     what the files say about themselves, the main one first
record AttachmentBody(List<Part> parts, List<Caption> captions, List<Reference> references, int pages,
        List<Document.UnreadablePage> unreadable, List<Omission> omissions, List<HiddenText> hidden,
        List<Metadata> found) {
    /// The share of words that two versions of one abstract have in common at least.
    private static final double SAME = 0.8;

    /// The text of one attachment.
    ///
    /// @param pdf the attachment's key, if it is a PDF; else empty
    record Part(String pdf, List<Section> sections) {}

    static AttachmentBody of(List<AttachmentText> texts) {
        AttachmentBody body = new AttachmentBody(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(),
                texts.stream().mapToInt(text -> text.document().pages()).filter(count -> count > 0)
                        .findFirst().orElse(0),
                new ArrayList<>(),
                texts.isEmpty() ? List.of() : texts.getFirst().document().omissions(), new ArrayList<>(),
                texts.stream().map(text -> text.document().metadata()).toList());
        texts.forEach(body::add);
        return body;
    }

    private void add(AttachmentText text) {
        boolean main = parts.isEmpty();
        parts.add(new Part(text.file().isPdf() ? text.file().attachment().key() : "",
                main ? text.sections() : text.sectionsUnderName()));
        captions.addAll(text.document().captions());
        references.addAll(text.document().references());
        text.document().hidden().forEach(each -> hidden.add(main ? each : each.withoutPage()));
        text.document().unreadable().forEach(page -> unreadable.add(main
                ? page
                : new Document.UnreadablePage(null,
                        new Reason.InAttachment(text.file().name(), page.page(), page.reason()))));
    }

    /// The attachments' text in a document that was made before.
    ///
    /// @param end   where their text ends, and what their owner wrote begins
    /// @param found what it says that was taken from them
    static AttachmentBody stored(Document before, int end, Metadata found) {
        List<ZoteroItem.Place> places = before.metadata().zotero() == null
                ? List.of()
                : before.metadata().zotero().places();
        Map<ZoteroItem.Place, Part> parts = new LinkedHashMap<>();
        ZoteroItem.Place none = new ZoteroItem.Place(0, "");
        boolean opening = true;
        for (Section section : before.sections()) {
            int start = section.paragraphs().getFirst().start();
            boolean own = start >= end || (opening && isSummary(section, before.metadata()));
            opening = false;
            if (!own) {
                ZoteroItem.Place place = places.stream().filter(each -> each.start() <= start)
                        .reduce((first, second) -> second).orElse(none);
                parts.computeIfAbsent(place, each -> new Part(each.attachment(), new ArrayList<>()))
                        .sections()
                        .add(section);
            }
        }
        return new AttachmentBody(List.copyOf(parts.values()), before.captions(), before.references(),
                before.pages(),
                before.unreadable().stream().filter(AttachmentBody::isOfPage).toList(),
                before.omissions(), before.hidden(), List.of(found));
    }

    /// True of a page that could not be read, false of a whole file.
    private static boolean isOfPage(Document.UnreadablePage unread) {
        return unread.page() != null
                || (unread.reason() instanceof Reason.InAttachment(_, Integer page, _) && page != null);
    }

    /// True for the section that stands first because the metadata has a summary, or because there is nothing else.
    private static boolean isSummary(Section section, Metadata metadata) {
        String shown = metadata.summary() == null ? metadata.title() : metadata.summary();
        return section.kind() == SectionKind.SUMMARY && section.heading().isEmpty()
                && words(text(section)).equals(words(shown));
    }

    /// True if a summary stands in the attachments already, if only in other words here and there.
    boolean holds(String summary) {
        Set<String> there = parts.stream().flatMap(part -> part.sections().stream())
                .filter(section -> section.kind() == SectionKind.SUMMARY)
                .flatMap(section -> Stream.of(words(text(section)).split(" "))).collect(Collectors.toSet());
        String[] sought = words(summary).split(" ");
        return Stream.of(sought).filter(there::contains).count() >= SAME * sought.length;
    }

    private static String text(Section section) {
        return String.join(Document.PARAGRAPH_BREAK,
                section.paragraphs().stream().map(Paragraph::text).toList());
    }

    private static String words(String text) {
        return text.replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
    }
}
