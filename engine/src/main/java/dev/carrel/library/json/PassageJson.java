package dev.carrel.library.json;

import java.util.List;

import dev.carrel.document.Document;
import dev.carrel.document.Passage;
import dev.carrel.document.Region;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.IndexEntry;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;

/// A passage, and where it stands on its pages.
public final class PassageJson {
    /// A passage and the document that it is of.
    public record Placed(Passage passage, IndexEntry entry) {
        private Document document() {
            return entry.document();
        }
    }

    private static final ObjectShape<Region> REGION = Shape.<Region>object("Region")
            .whole("page", Region::page)
            .one("box", SharedShapes.BOX, Region::box);

    static final ObjectShape<Placed> PASSAGE = Shape.<Placed>object("PlacedPassage")
            .text("id", placed -> placed.passage().id().toString())
            .all(SharedShapes.PLACE, Placed::passage)
            .whole("start", placed -> placed.passage().start())
            .saying("its first character in the document's text")
            .text("text", placed -> placed.passage().text())
            .list("boxes", REGION, placed -> placed.document().regions(placed.passage()));

    /// One passage with what identifies its document.
    public static final ObjectShape<Placed> DESCRIBED = Shape.<Placed>object("DescribedPassage")
            .one("document", DocumentJson.SUMMARY,
                    placed -> new DocumentSummary(placed.document().metadata(), placed.entry().origin()))
            .one("passage", PASSAGE, placed -> placed);

    /// All passages of a document, in order.
    public static final ObjectShape<IndexEntry> ALL = Shape.<IndexEntry>object("Passages")
            .list("passages", PASSAGE, PassageJson::placed);

    private PassageJson() {}

    private static List<Placed> placed(IndexEntry entry) {
        return entry.passages().stream().map(passage -> new Placed(passage, entry)).toList();
    }
}
