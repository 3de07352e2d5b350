package dev.carrel.document;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.document.Paragraph.Continuation;
import dev.carrel.document.reason.Reason;
import org.jspecify.annotations.Nullable;

/// Builds a [Document] in reading order: open a section, add its paragraphs, open the next. Numbers paragraphs within
/// their page and gives them their place in the document's text; sections that stay empty are left out.
public final class DocumentBuilder {
    private final List<Section> sections = new ArrayList<>();
    private final List<Paragraph> paragraphs = new ArrayList<>();
    private final List<Caption> captions = new ArrayList<>();
    private final List<Reference> references = new ArrayList<>();
    private final List<Document.UnreadablePage> unreadable = new ArrayList<>();
    private final List<HiddenText> hidden = new ArrayList<>();
    private List<Omission> omissions = List.of();
    private SectionKind kind = SectionKind.CONTENT;
    private List<String> heading = List.of();
    private List<String> under = List.of();
    private int pages;
    /// How many paragraphs each page has; page 0 stands for all that is on none.
    private final Map<Integer, Integer> numbers = new HashMap<>();
    private int start;

    public DocumentBuilder section(SectionKind newKind, List<String> newHeading) {
        closeSection();
        kind = newKind;
        heading = List.copyOf(newHeading);
        under = List.of();
        return this;
    }

    /// Puts all that follows under these headings of the section, which begin no section of their own.
    public DocumentBuilder under(List<String> headings) {
        under = List.copyOf(headings);
        return this;
    }

    /// Adds a whole section, numbering its paragraphs anew.
    public DocumentBuilder section(Section section) {
        section(section.kind(), section.heading());
        section.paragraphs().forEach(paragraph -> under(paragraph.under()).add(paragraph.page(),
                paragraph.text(), paragraph.boxes(), paragraph.continued()));
        return this;
    }

    /// Adds a caption's text as a section of its own.
    DocumentBuilder section(Caption caption) {
        return section(SectionKind.FIGURE, List.of(caption.label())).add(caption.page(), caption.text(),
                List.of(), List.of());
    }

    /// Adds a paragraph where the format has no pages. Blank text adds nothing.
    public DocumentBuilder paragraph(String text) {
        return add(null, text, List.of(), List.of());
    }

    public DocumentBuilder paragraph(int onPage, String text, List<Box> boxes) {
        return add(onPage, text, boxes, List.of());
    }

    /// Adds a paragraph that crosses page breaks; its further parts are numbered here.
    public DocumentBuilder paragraph(int onPage, String text, List<Box> boxes, List<Continuation> continued) {
        return add(onPage, text, boxes, continued);
    }

    public DocumentBuilder caption(Caption caption) {
        captions.add(caption);
        return this;
    }

    public DocumentBuilder reference(Reference reference) {
        references.add(reference);
        return this;
    }

    public DocumentBuilder pages(int count) {
        pages = count;
        return this;
    }

    public DocumentBuilder unreadable(@Nullable Integer onPage, Reason reason) {
        unreadable.add(new Document.UnreadablePage(onPage, reason));
        return this;
    }

    public DocumentBuilder omissions(List<Omission> newOmissions) {
        omissions = List.copyOf(newOmissions);
        return this;
    }

    public DocumentBuilder hidden(List<HiddenText> texts) {
        hidden.addAll(texts);
        return this;
    }

    public Document build(Metadata metadata) {
        closeSection();
        return new Document(metadata, sections, captions, references, pages, unreadable, omissions, hidden);
    }

    private DocumentBuilder add(@Nullable Integer onPage, String text, List<Box> boxes,
            List<Continuation> continued) {
        String content = text.strip();
        if (!content.isEmpty()) {
            paragraphs.add(new Paragraph(onPage, next(onPage == null ? 0 : onPage), start, content, boxes,
                    continued.stream().map(part -> new Continuation(part.page(), next(part.page()),
                            part.offset(), part.boxes())).toList(),
                    under));
            start += content.length() + Document.PARAGRAPH_BREAK.length();
        }
        return this;
    }

    private int next(int onPage) {
        return numbers.merge(onPage, 1, Integer::sum) - 1;
    }

    private void closeSection() {
        if (!paragraphs.isEmpty()) {
            sections.add(new Section(kind, heading, paragraphs));
            paragraphs.clear();
        }
    }
}
