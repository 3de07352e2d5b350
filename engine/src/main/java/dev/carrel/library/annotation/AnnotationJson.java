package dev.carrel.library.annotation;

import java.util.List;

import dev.carrel.document.Region;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.Year;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import dev.carrel.search.quote.QuoteFinder;

/// Annotations as JSON: as they are kept, and as they are shown.
public final class AnnotationJson {
    private static final ObjectShape<Region> REGION = Shape.<Region>object("AnnotationRegion")
            .whole("page", Region::page)
            .list("box", ValueShape.NUMBER, region -> List.of(region.box().x0(), region.box().y0(),
                    region.box().x1(), region.box().y1()));

    /// [AnnotationReader] takes it back.
    static final ObjectShape<Annotation> STORED = Shape.<Annotation>object("StoredAnnotation")
            .text("id", Annotation::id)
            .text("document", each -> each.work().document().value())
            .text("content", each -> each.work().content())
            .text("title", each -> each.work().title())
            .text("author", each -> each.work().author())
            .maybe("year", ValueShape.WHOLE, each -> Year.number(each.work().year()))
            .maybe("doi", ValueShape.TEXT, each -> Doi.text(each.work().doi()))
            .text("quote", each -> each.quote().exact())
            .text("before", each -> each.quote().before())
            .text("after", each -> each.quote().after())
            .whole("start", Annotation::start)
            .maybe("page", ValueShape.WHOLE, Annotation::page)
            .list("regions", REGION, Annotation::regions)
            .text("colour", each -> each.colour().word())
            .text("note", Annotation::note)
            .text("made", each -> each.made().toString())
            .text("changed", each -> each.changed().toString());

    private static final ObjectShape<QuoteFinder.Place> RANGE = Shape.<QuoteFinder.Place>object(
            "AnnotationRange")
            .whole("start", QuoteFinder.Place::start)
            .whole("end", QuoteFinder.Place::end);

    public static final ObjectShape<ShownAnnotation> SHOWN = Shape.<ShownAnnotation>object("Annotation")
            .text("id", ShownAnnotation::id)
            .one("by", Shape.wordOf(ShownAnnotation.Maker.values()),
                    ShownAnnotation::by)
            .saying("Those of Zotero are changed only there.")
            .text("document", each -> each.document().value()).saying("The version that it was made in.")
            .one("colour", Shape.wordOf(AnnotationColour.values()),
                    ShownAnnotation::colour)
            .text("quote", ShownAnnotation::quote).saying("The marked words; empty of a note without any.")
            .text("note", ShownAnnotation::note)
            .truth("found", ShownAnnotation::isFound)
            .saying("Whether its words still stand in the document.")
            .maybe("range", RANGE, ShownAnnotation::place)
            .saying("The characters of the document's text; null if they are not found there.")
            .maybe("page", ValueShape.WHOLE, ShownAnnotation::page).saying("From 1.")
            .text("label", ShownAnnotation::label).saying("The page's printed number, where Zotero tells it.")
            .list("regions", REGION, ShownAnnotation::regions)
            .saying("Where it stands on the pages, line by line, as long as the file is the one it was made in.")
            .list("rectangles", REGION, ShownAnnotation::rectangles)
            .saying("The same of Zotero's, in the coordinates of the PDF itself: left, bottom, right, top.")
            .maybe("made", ValueShape.TEXT, each -> each.made() == null ? null : each.made().toString())
            .maybe("changed", ValueShape.TEXT,
                    each -> each.changed() == null ? null : each.changed().toString());

    public static final ObjectShape<List<ShownAnnotation>> ALL = Shape
            .<List<ShownAnnotation>>object("Annotations")
            .list("annotations", SHOWN, all -> all);

    private AnnotationJson() {}
}
