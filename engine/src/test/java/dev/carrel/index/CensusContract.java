package dev.carrel.index;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import dev.carrel.document.Document;
import dev.carrel.document.DocumentBuilder;
import dev.carrel.document.reason.Reason;
import dev.carrel.ranking.query.QueryParser;
import org.junit.jupiter.api.Test;

import static dev.carrel.testing.EntryBuilder.entry;
import static org.assertj.core.api.Assertions.assertThat;

/// What any index must count.
public abstract class CensusContract extends IndexContract {
    @Test
    void statisticsCountWhatIsThere() throws IOException {
        put(everything(), entry("b", "B", "text"));
        try (Snapshot snapshot = index.snapshot()) {
            Statistics statistics = snapshot.census().statistics();
            assertThat(statistics.documents()).isEqualTo(2);
            assertThat(statistics.passages()).isEqualTo(4);
            assertThat(statistics.embedded()).isEqualTo(3);
            assertThat(statistics.bytes()).isPositive();
        }
    }

    @Test
    void whatCouldNotBeReadOfADocumentIsToldWithoutOpeningIt() throws IOException {
        IndexEntry whole = entry("/a", "A", "text").build();
        Document scanned = new DocumentBuilder().pages(2).unreadable(1, new Reason.Scanned(null))
                .unreadable(2, new Reason.Told("sc\u0000anned")).build(whole.document().metadata());
        IndexEntry unreadable = new IndexEntry(entry("/b").origin(), scanned, List.of(), List.of(),
                VectorLimit.NONE);
        try (Writer writer = index.writer()) {
            writer.put(whole);
            writer.put(unreadable);
            writer.commit();
        }
        List<Coverage> coverage = new ArrayList<>();
        try (Snapshot snapshot = index.snapshot()) {
            snapshot.census().coverage(coverage::add);
            assertThat(snapshot.census().scope(QueryParser.parse("x")))
                    .isEqualTo(new SearchScope(2, 1, 1, 0));
        }
        coverage.sort(Comparator.comparing(each -> each.origin().path()));
        assertThat(coverage.getFirst()).isEqualTo(Coverage.of(whole)).matches(each -> !each.isUnreadable());
        assertThat(coverage.getLast()).matches(Coverage::isUnreadable)
                .extracting(Coverage::unreadable).isEqualTo(scanned.unreadable());
    }
}
