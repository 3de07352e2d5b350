package dev.carrel.library.json;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.Document.UnreadablePage;
import dev.carrel.document.HiddenText;
import dev.carrel.document.Omission;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.reason.Reason;
import dev.carrel.index.Coverage;
import dev.carrel.index.Failure;
import dev.carrel.index.IndexEntry;
import dev.carrel.library.LibraryStatus;
import dev.carrel.library.coverage.CoverageGap;
import dev.carrel.library.coverage.PageCoverage;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import org.jspecify.annotations.Nullable;

/// The coverage of a library, a document or a page, as JSON.
public final class CoverageJson {
    /// A document with how much of it can be found, or what could not be read at all.
    ///
    /// @param coverage null if it could not be read
    public record Covered(Origin origin, @Nullable Coverage coverage, @Nullable Reason reason) {
        public static Covered of(Coverage document) {
            List<CoverageGap> gaps = CoverageGap.of(document);
            return new Covered(document.origin(), document,
                    gaps.isEmpty() ? null : gaps.getFirst().reason());
        }

        public static Covered of(Failure failure) {
            return new Covered(failure.origin(), null, failure.reason());
        }

        /// Documents and failures, one after the other.
        public static List<Covered> all(List<Coverage> documents, List<Failure> failures) {
            List<Covered> all = new ArrayList<>();
            documents.forEach(document -> all.add(of(document)));
            failures.forEach(failure -> all.add(of(failure)));
            return all;
        }

        private boolean isReadable() { return coverage != null && !coverage.isUnreadable(); }

        private boolean isIndexed() { return coverage != null && coverage.passages() > 0; }

        private Coverage parts() {
            return coverage == null ? new Coverage(origin, 0, List.of(), 0, 0, 0, List.of()) : coverage;
        }
    }

    private static final ObjectShape<UnreadablePage> UNREADABLE = Shape.<UnreadablePage>object("Unread")
            .maybe("page", ValueShape.WHOLE, UnreadablePage::page)
            .all(ReasonJson.TOLD, UnreadablePage::reason);

    private static final ObjectShape<Omission> OMISSION = Shape.<Omission>object("Omission")
            .one("reason", Shape.wordOf(Omission.Reason.values()), Omission::reason)
            .whole("characters", Omission::characters)
            .measured("share", Omission::share).saying("of all letters in the file");

    /// Of one document, as `show` has it.
    public static final ObjectShape<Coverage> COVERAGE = Shape.<Coverage>object("Coverage")
            .whole("pages", Coverage::pages)
            .list("unreadable", UNREADABLE, Coverage::unreadable)
            .whole("passages", Coverage::passages)
            .whole("embedded", Coverage::embedded)
            .truth("truncated", Coverage::truncated)
            .list("leftOut", OMISSION, Coverage::omissions);

    private static final ObjectShape<HiddenText> HIDDEN = Shape.<HiddenText>object("HiddenText")
            .one("way", Shape.wordOf(HiddenText.Way.values()), HiddenText::way)
            .maybe("page", ValueShape.WHOLE, HiddenText::page)
            .text("text", HiddenText::text);

    /// The same for people, with the text that nobody sees, which models are never given.
    public static final ObjectShape<IndexEntry> WITH_HIDDEN = Shape.<IndexEntry>object("WholeCoverage")
            .all(COVERAGE, Coverage::of)
            .list("hidden", HIDDEN, entry -> entry.document().hidden());

    static final ObjectShape<PageCoverage> PAGE = Shape.<PageCoverage>object("PageCoverage")
            .whole("page", PageCoverage::page)
            .truth("readable", PageCoverage::readable)
            .truth("indexed", PageCoverage::indexed)
            .truth("embedded", PageCoverage::embedded)
            .all(ReasonJson.TOLD_IF_ANY, PageCoverage::reason);

    /// One document of many, whether it could be read or not.
    public static final ObjectShape<Covered> COVERED = Shape.<Covered>object("CoveredDocument")
            .one("id", SharedShapes.ID, covered -> covered.origin().id())
            .text("path", covered -> covered.origin().path())
            .truth("readable", Covered::isReadable)
            .truth("indexed", Covered::isIndexed)
            .all(COVERAGE, Covered::parts)
            .maybe("pages", ValueShape.WHOLE,
                    covered -> covered.coverage() == null ? null : covered.coverage().pages())
            .all(ReasonJson.TOLD_IF_ANY, Covered::reason);

    /// Many documents, one after the other.
    public static final ObjectShape<List<Covered>> ALL = Shape.<List<Covered>>object("CoveredDocuments")
            .list("documents", COVERED, all -> all);

    private static final ObjectShape<CoverageGap> GAP = Shape.<CoverageGap>object("CoverageGap")
            .all(ReasonJson.TOLD, CoverageGap::reason)
            .whole("documents", CoverageGap::documents)
            .maybe("pages", ValueShape.WHOLE, gap -> gap.pages() == 0 ? null : gap.pages());

    /// Of a library, in figures and by reason.
    public static final ObjectShape<LibraryStatus> FIGURES = Shape.<LibraryStatus>object("CoverageFigures")
            .whole("whole", LibraryStatus::whole)
            .whole("partly", status -> status.partly().size())
            .whole("unreadable", LibraryStatus::unread)
            .list("reasons", GAP, LibraryStatus::gaps);

    /// The same with every document that is concerned.
    static final ObjectShape<LibraryStatus> LIBRARY = Shape.<LibraryStatus>object("LibraryCoverage")
            .all(FIGURES, status -> status)
            .all(ALL, status -> Covered.all(status.partly(), status.failures()));

    private CoverageJson() {}
}
