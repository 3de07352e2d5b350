package dev.carrel.library.coverage;

import java.time.Instant;
import java.util.List;

import dev.carrel.base.ContentHash;
import dev.carrel.document.Document.UnreadablePage;
import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.Fingerprint;
import dev.carrel.document.origin.Origin;
import dev.carrel.index.Coverage;
import dev.carrel.index.Failure;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class CoverageGapTest {
    private static Origin origin(String path) {
        return new Origin(DocumentId.of(path), "source", path, path,
                new Fingerprint(1, 1, new ContentHash("ab")), Instant.EPOCH);
    }

    private static Coverage document(UnreadablePage... unreadable) {
        return new Coverage(origin("/a.pdf"), 5, List.of(unreadable), 3, 3, 0, List.of());
    }

    @Test
    void anAttachmentThatFailedIsCountedOnce() {
        Failure part = new Failure(origin("/files/b: c.pdf"), "damaged: no end", Failure.Extent.PART);
        List<GapGroup> groups = GapGroup.of(List.of(part),
                List.of(document(new UnreadablePage(null, "b: c.pdf: damaged: no end"))));
        assertThat(groups).extracting(GapGroup::gap)
                .containsExactly(new CoverageGap("damaged: no end", 1, 0));
        assertThat(groups.getFirst().members()).singleElement().satisfies(member -> {
            assertThat(member.origin().path()).isEqualTo("/a.pdf");
            assertThat(member.part()).isEqualTo("b: c.pdf");
        });
    }

    @Test
    void anAttachmentOfWhichNoDocumentTellsIsNamedItself() {
        Failure part = new Failure(origin("/files/c.pdf"), "damaged", Failure.Extent.PART);
        assertThat(GapGroup.of(List.of(part), List.of()).getFirst().members()).singleElement()
                .satisfies(member -> assertThat(member.origin().path()).isEqualTo("/files/c.pdf"));
    }

    @Test
    void pagesCountBesideADocumentThatFailedForTheSameReason() {
        Failure whole = new Failure(origin("/b.pdf"), "scanned");
        assertThat(GapGroup.of(List.of(whole),
                List.of(document(new UnreadablePage(null, "c.pdf: scanned"),
                        new UnreadablePage(2, "scanned")))))
                .extracting(GapGroup::gap)
                .containsExactly(new CoverageGap("scanned", 2, 1), new CoverageGap("c.pdf: scanned", 1, 0));
    }
}
