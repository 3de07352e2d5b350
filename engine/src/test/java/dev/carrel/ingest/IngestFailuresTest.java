package dev.carrel.ingest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

import dev.carrel.document.origin.Source;
import dev.carrel.document.reason.Reason;
import dev.carrel.document.reason.ReasonText;
import dev.carrel.index.Snapshot;
import dev.carrel.ingest.source.Catalogue;
import dev.carrel.ingest.source.Item;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/// Files and folders that cannot be read, and what becomes of them when they can.
final class IngestFailuresTest extends IngestCase {
    @Test
    void aBadFileFailsAloneAndIsTriedAgainWhenItChanges() throws IOException {
        folder.write("bad.ipynb", "{\"cells\": [");
        folder.write("empty.md", "");
        folder.write("good.md", "# Good\n\nText.");
        Report first = run();
        assertThat(first.indexed()).isEqualTo(1);
        assertThat(first.failed()).hasSize(2)
                .allSatisfy(failed -> assertThat(ReasonText.of(failed.reason())).isNotBlank());
        Report second = run();
        assertThat(second.failed()).isEqualTo(first.failed());
        folder.touch("bad.ipynb");
        assertThat(run().failed()).hasSize(2);
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.register().failures().getFirst().origin().fingerprint().modified()).isEqualTo(
                    Files.getLastModifiedTime(folder.path().resolve("bad.ipynb")).toMillis());
        }
        folder.write("bad.ipynb", "{\"cells\": [{\"cell_type\": \"markdown\", \"source\": [\"# Now\"]}],"
                + " \"metadata\": {}, \"nbformat\": 4}");
        Report third = run();
        assertThat(third.indexed()).isEqualTo(1);
        assertThat(third.failed()).extracting(Report.Failed::path).singleElement().asString()
                .endsWith("empty.md");
    }

    @Test
    void aFileThatIsTooLargeIsReadOnceTheLimitAllowsIt() throws IOException {
        folder.write("large.md", "# Large\n\n" + "word ".repeat(100));
        Report refused = run(docs(50));
        assertThat(refused.failed()).singleElement().satisfies(
                failed -> assertThat(failed.reason())
                        .isInstanceOfSatisfying(Reason.TooLarge.class,
                                large -> assertThat(large.limit()).isEqualTo(50)));
        assertThat(run().indexed()).isEqualTo(1);
    }

    @Test
    void aFileThatMayNotBeReadIsReadOnceItMay() throws IOException {
        Path file = folder.write("secret.md", "# Secret\n\nText.");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
        if (Files.isReadable(file)) {
            return; // The superuser reads everything.
        }
        assertThat(run().failed()).extracting(Report.Failed::reason)
                .containsExactly(new Reason.Forbidden());
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        assertThat(run().indexed()).isEqualTo(1);
    }

    @Test
    void aFolderThatCannotBeListedIsNamedUntilItCan() throws IOException {
        folder.write("a.md", "# A\n\nOne.");
        String closed = folder.path().resolve("closed").toString();
        Catalogue blocked = listing(receiver -> {
            docs().list(receiver);
            receiver.unreachable(closed, new Reason.FolderForbidden());
        });
        for (int time = 0; time < 2; time++) {
            assertThat(run(blocked).unreachable()).extracting(Report.Failed::path).containsExactly(closed);
            try (Snapshot snapshot = index.snapshot()) {
                assertThat(snapshot.register().failures()).singleElement().satisfies(failure -> {
                    assertThat(failure.origin().path()).isEqualTo(closed);
                    assertThat(failure.reason()).isEqualTo(new Reason.FolderForbidden());
                });
            }
        }
        Report open = run();
        assertThat(open.isWhole()).isTrue();
        assertThat(open.removed()).isZero();
        try (Snapshot snapshot = index.snapshot()) {
            assertThat(snapshot.register().failures()).isEmpty();
            assertThat(snapshot.census().statistics().documents()).isEqualTo(1);
        }
    }

    @Test
    void whatWasReadStaysWhileTheDiskDoesNotGiveIt() throws IOException {
        folder.write("a.md", "# A\n\nOne.");
        run();
        folder.touch("a.md");
        Catalogue broken = listing(receiver -> items().forEach(
                item -> receiver.item(new Item(item.locator(), item.key(), item.path(), item.size(),
                        item.modified(), () -> {
                            throw new IOException("Input/output error");
                        }))));
        assertThat(run(broken).failed()).extracting(Report.Failed::reason)
                .containsExactly(new Reason.Told("Input/output error"));
        assertThat(keys()).containsExactly("a.md");
        assertThat(run().isWhole()).isTrue();
    }

    @Test
    void documentsThatLieElsewhereStayWhenTheirSourceCannotBeListed() throws IOException {
        folder.write("a.md", "# A\n\nOne.");
        folder.write("b.md", "# B\n\nTwo.");
        Source linked = Source.at(Source.Kind.ZOTERO, temporary.resolve("zotero").toString());
        run(of(linked, receiver -> items().forEach(receiver::item)));
        Report report = run(of(linked, receiver -> {
            receiver.item(items().getFirst());
            throw new IOException("Input/output error");
        }));
        assertThat(report.unreachable()).extracting(Report.Failed::path).containsExactly(linked.location());
        assertThat(report.removed()).isZero();
        assertThat(keys()).containsExactly("a.md", "b.md");
    }

    @Test
    void aFileThatVanishesIsAFailureOfItsOwn() throws IOException {
        folder.write("a.md", "# A\n\nOne.");
        folder.write("b.md", "# B\n\nTwo.");
        Catalogue vanishing = listing(receiver -> {
            List<Item> items = items();
            folder.delete("a.md");
            items.forEach(receiver::item);
        });
        Report report = run(vanishing);
        assertThat(report.indexed()).isEqualTo(1);
        assertThat(report.failed()).extracting(Report.Failed::reason)
                .containsExactly(new Reason.Vanished());
        Report after = run();
        assertThat(after.failed()).isEmpty();
        assertThat(after.removed()).isEqualTo(1);
    }
}
