package dev.carrel.library.annotation;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import dev.carrel.base.ContentHash;
import dev.carrel.document.DocumentId;
import dev.carrel.document.Paragraph;
import dev.carrel.document.Region;
import dev.carrel.document.ZoteroItem;
import dev.carrel.index.IndexEntry;
import dev.carrel.search.quote.QuoteFinder;
import dev.carrel.search.quote.TextQuote;
import org.jspecify.annotations.Nullable;

/// Says where annotations stand in one document as it is now.
final class AnnotationPlacer {
    /// In the order of the text, by its pages where the words are not found; at last what stands nowhere.
    static final Comparator<ShownAnnotation> IN_ORDER = Comparator
            .<ShownAnnotation, Boolean>comparing(each -> !each.isFound())
            .thenComparingInt(each -> each.page() == null ? Integer.MAX_VALUE : each.page())
            .thenComparingInt(each -> each.place() == null ? Integer.MAX_VALUE : each.place().start())
            .thenComparing(ShownAnnotation::id);

    private final IndexEntry entry;
    private final String text;
    private @Nullable QuoteFinder finder;

    AnnotationPlacer(IndexEntry entry) {
        this.entry = entry;
        this.text = entry.document().text();
    }

    /// Most documents have none, and long ones take a while to be taken apart.
    private QuoteFinder finder() {
        if (finder == null) {
            finder = new QuoteFinder(text);
        }
        return finder;
    }

    /// The annotation of a draft, with the words as the document has them.
    Annotation made(AnnotationDraft draft, String id, Instant now) {
        Optional<QuoteFinder.Place> place = finder().find(draft.quote(), startOf(draft.page()));
        TextQuote quote = place.map(at -> TextQuote.of(text, at.start(), at.end())).orElse(draft.quote());
        Integer page = draft.page() == null && place.isPresent() ? page(place.get()) : draft.page();
        return new Annotation(id, AnnotatedWork.of(entry.origin(), entry.document().metadata()), quote,
                place.map(QuoteFinder.Place::start).orElse(0), page, draft.regions(), draft.colour(),
                draft.note().strip(), now, now);
    }

    ShownAnnotation own(Annotation annotation) {
        QuoteFinder.Place place = finder().find(annotation.quote(), annotation.start()).orElse(null);
        return shown(annotation, place, place == null ? annotation.page() : page(place),
                isOfThisFile(annotation.work()) ? annotation.regions() : List.of());
    }

    /// One whose document is not there.
    static ShownAnnotation nowhere(Annotation annotation) {
        return shown(annotation, null, annotation.page(), List.of());
    }

    private static ShownAnnotation shown(Annotation annotation, QuoteFinder.@Nullable Place place,
            @Nullable Integer page, List<Region> regions) {
        return new ShownAnnotation(annotation.id(), ShownAnnotation.Maker.OWNER, annotation.work().document(),
                annotation.colour(), annotation.quote().exact(), annotation.note(), place, page, "", regions,
                List.of(), annotation.made(), annotation.changed());
    }

    ShownAnnotation zotero(ZoteroItem.Mark mark, DocumentId document) {
        QuoteFinder.Place place = mark.quote().isEmpty()
                ? null
                : finder().find(new TextQuote(mark.quote(), "", ""), startOf(mark.page())).orElse(null);
        Integer page = mark.page();
        boolean same = document.equals(entry.origin().id());
        return new ShownAnnotation(mark.key(), ShownAnnotation.Maker.ZOTERO, document,
                AnnotationColour.nearest(mark.colour()), mark.quote(), mark.comment(), place, page,
                mark.label(),
                List.of(), page == null || !same
                        ? List.of()
                        : mark.rectangles().stream().map(box -> new Region(page, box)).toList(),
                null, null);
    }

    private boolean isOfThisFile(AnnotatedWork work) {
        ContentHash hash = entry.origin().fingerprint().hash();
        return !hash.equals(ContentHash.UNKNOWN) && hash.value().equals(work.content());
    }

    private @Nullable Integer page(QuoteFinder.Place place) {
        return entry.document().paragraphs()
                .filter(paragraph -> paragraph.start() <= place.start() && place.start() < paragraph.end())
                .findFirst().map(paragraph -> paragraph.page(place.start() - paragraph.start())).orElse(null);
    }

    /// The character that a page begins with.
    private int startOf(@Nullable Integer page) {
        return page == null
                ? 0
                : entry.document().paragraphs().filter(paragraph -> page.equals(paragraph.page()))
                        .mapToInt(Paragraph::start).findFirst().orElse(0);
    }
}
