package dev.carrel.library.coverage;

import java.time.Instant;
import java.util.List;

import dev.carrel.base.ContentHash;
import dev.carrel.document.Document.UnreadablePage;
import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.Fingerprint;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.reason.Reason;
import dev.carrel.index.Coverage;
import dev.carrel.index.Failure;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class CoverageGapTest {
    private static final Reason DAMAGED = new Reason.Damaged(Reason.Damaged.Extent.WHOLE, "no end");

    private static Origin origin(String path) {
        return new Origin(DocumentId.of(path), "source", path, path,
                new Fingerprint(1, 1, new ContentHash("ab")), Instant.EPOCH);
    }

    private static Coverage document(UnreadablePage... unreadable) {
        return new Coverage(origin("/a.pdf"), 5, List.of(unreadable), 3, 3, 0, List.of());
    }

    @Test
    void anAttachmentThatFailedIsCountedOnce() {
        Failure part = new Failure(origin("/files/b: c.pdf"), DAMAGED, Failure.Extent.PART);
        List<GapGroup> groups = GapGroup.of(List.of(part),
                List.of(document(
                        new UnreadablePage(null, new Reason.InAttachment("b: c.pdf", null, DAMAGED)))));
        assertThat(groups).extracting(GapGroup::gap)
                .containsExactly(new CoverageGap(DAMAGED, 1, 0));
        assertThat(groups.getFirst().members()).singleElement().satisfies(member -> {
            assertThat(member.origin().path()).isEqualTo("/a.pdf");
            assertThat(member.part()).isEqualTo("b: c.pdf");
        });
    }

    @Test
    void anAttachmentOfWhichNoDocumentTellsIsNamedItself() {
        Failure part = new Failure(origin("/files/c.pdf"), DAMAGED, Failure.Extent.PART);
        assertThat(GapGroup.of(List.of(part), List.of()).getFirst().members()).singleElement()
                .satisfies(member -> assertThat(member.origin().path()).isEqualTo("/files/c.pdf"));
    }

    @Test
    void pagesCountBesideADocumentThatFailedForTheSameReason() {
        Reason ofC = new Reason.InAttachment("c.pdf", null, new Reason.Empty());
        Failure whole = new Failure(origin("/b.pdf"), new Reason.Empty());
        assertThat(GapGroup.of(List.of(whole),
                List.of(document(new UnreadablePage(null, ofC),
                        new UnreadablePage(2, new Reason.Empty())))))
                .extracting(GapGroup::gap)
                .containsExactly(new CoverageGap(new Reason.Empty(), 2, 1), new CoverageGap(ofC, 1, 0));
    }

    @Test
    void reasonsThatDifferInFiguresOnlyAreOne() {
        Failure large = new Failure(origin("/b.pdf"), new Reason.TooLarge(20_000_000, 10_000_000));
        Failure larger = new Failure(origin("/c.pdf"), new Reason.TooLarge(30_000_000, 10_000_000));
        Failure scanned = new Failure(origin("/d.pdf"), new Reason.Scanned(4));
        Coverage page = document(new UnreadablePage(2, new Reason.Scanned(null)));
        assertThat(GapGroup.of(List.of(large, larger, scanned), List.of(page))).extracting(GapGroup::gap)
                .as("a page among others is no scanned file")
                .containsExactly(new CoverageGap(large.reason(), 2, 0),
                        new CoverageGap(new Reason.Scanned(null), 1, 1),
                        new CoverageGap(scanned.reason(), 1, 0));
    }
}
