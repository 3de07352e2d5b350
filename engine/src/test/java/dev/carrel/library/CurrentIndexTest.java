package dev.carrel.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

import dev.carrel.index.OwnRecords;
import dev.carrel.index.Writer;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.library.home.Generations;
import dev.carrel.testing.disk.Fault;
import dev.carrel.testing.disk.FaultyDisk;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThatCode;

final class CurrentIndexTest {
    @TempDir
    private Path temporary;

    private static void write(Path library) throws IOException {
        try (CurrentIndex index = new CurrentIndex(new Generations(library), KeywordScoring.STANDARD,
                OwnRecords.NONE);
                Writer writer = index.writer()) {
            writer.commit();
        }
    }

    @Test
    void whateverFailsWhileAWriterIsOpenedNobodyIsKeptOutAfterwards() throws IOException {
        Path library = temporary.resolve("library");
        write(library);
        FaultyDisk counting = new FaultyDisk(library, temporary.resolve("aside"), Fault.INPUT_OUTPUT, 0);
        write(counting.path());
        for (int place = 1; place <= counting.count(Fault.INPUT_OUTPUT); place++) {
            FaultyDisk disk = new FaultyDisk(library, temporary.resolve("aside" + place),
                    Fault.INPUT_OUTPUT, place);
            try {
                write(disk.path());
            } catch (IOException | UncheckedIOException struck) {
                // Some operations may fail without harm.
            }
            assertThatCode(() -> write(library)).as("after operation %d, %s", place, disk.struck())
                    .doesNotThrowAnyException();
        }
    }
}
