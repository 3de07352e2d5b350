package dev.carrel.index.lucene.store;

import java.util.List;
import java.util.stream.IntStream;

import dev.carrel.document.Document.UnreadablePage;
import dev.carrel.document.Omission;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.reason.Reason;
import dev.carrel.index.Coverage;
import dev.carrel.testing.EntryBuilder;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class StoredCoverageTest {
    private static final Origin ORIGIN = EntryBuilder.entry("/a.pdf").origin();

    private static Coverage coverage(List<UnreadablePage> unreadable) {
        return new Coverage(ORIGIN, 12, unreadable, 31, 30, 1,
                List.of(new Omission(Omission.Reason.REFERENCES, 8123, 0.243),
                        new Omission(Omission.Reason.FURNITURE, 6, 1.25e-5)));
    }

    private static Coverage stored(Coverage coverage) {
        return StoredCoverage.read(StoredCoverage.write(coverage), ORIGIN,
                new StoredCoverage.Vectors(31, 30, 1));
    }

    @Test
    void whatIsWrittenIsRead() {
        Coverage coverage = coverage(
                List.of(new UnreadablePage(3, new Reason.Scanned(null)), new UnreadablePage(null,
                        new Reason.InAttachment("notes.doc", 7, new Reason.Empty()))));
        assertThat(stored(coverage)).isEqualTo(coverage);
    }

    @Test
    void ofThousandsOfBadPagesTheLastAreLeftOut() {
        Coverage coverage = coverage(IntStream.rangeClosed(1, 5000)
                .mapToObj(page -> new UnreadablePage(page, new Reason.Scanned(null))).toList());
        List<UnreadablePage> told = stored(coverage).unreadable();
        assertThat(told).hasSizeBetween(500, 2000).isEqualTo(coverage.unreadable().subList(0, told.size()));
        assertThat(stored(coverage).omissions()).isEqualTo(coverage.omissions());
    }
}
