package dev.carrel.library.running;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import dev.carrel.base.UserError;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;
import dev.carrel.index.Writer;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.KeywordScoring;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static dev.carrel.testing.EntryBuilder.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class RunningWorkTest {
    private final WritingTurns turns = new WritingTurns();
    private final RunningWork work = new RunningWork(turns, new Attention());
    private final RunningWork other = new RunningWork(turns, new Attention());

    @Test
    void whoIsToEndDoesNotWaitForWhatCannotBeInterrupted() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch never = new CountDownLatch(1);
        try (RunningWork.Turn turn = work.beginText();
                ExecutorService executor = Executors.newSingleThreadExecutor()) {
            Future<?> opened = executor.submit(() -> assertThat(turn.unlessStopped(() -> {
                begun.countDown();
                await(never);
                return "a model";
            })).isEmpty());
            begun.await();
            work.stop();
            opened.get();
        }
        never.countDown();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void theTextThatIsInIsKeptWhileWhoeverReadsGoesOn(@TempDir Path folder) throws IOException {
        try (PassageIndex index = LuceneIndex.open(folder, KeywordScoring.STANDARD)) {
            work.keep();
            try (RunningWork.Turn turn = work.beginText(); Writer writer = turn.writer(index)) {
                writer.put(entry("early", "Early", "Read before the end was asked for.").build());
                assertThat(documents(index)).isZero();
                work.keep();
                assertThat(documents(index)).isOne();
                writer.put(entry("late", "Late", "Read afterwards.").build());
            }
            work.keep();
            assertThat(documents(index)).as("what nobody has committed").isOne();
        }
    }

    private static int documents(PassageIndex index) throws IOException {
        try (Snapshot now = index.snapshot()) {
            return now.census().statistics().documents();
        }
    }

    @Test
    void whatIsOpenedInTimeIsThere() {
        try (RunningWork.Turn turn = work.beginText()) {
            assertThat(turn.unlessStopped(() -> "a model")).contains("a model");
            assertThatThrownBy(() -> turn.unlessStopped(() -> {
                throw UserError.usage("There is no such model.", "Take another.");
            })).isInstanceOf(UserError.class);
        }
    }

    @Test
    void whoeverReadsTextSharesATurnAndNobodyElseDoes() {
        try (RunningWork.Turn first = work.beginText(); RunningWork.Turn second = other.beginText()) {
            assertThat(first.wantToWrite()).as("the other reads").isTrue();
            assertThat(first.textIsIn()).as("all text").isFalse();
            other.stop();
            assertThatThrownBy(other::begin).isInstanceOf(UserError.class);
            assertThat(second.wantToWrite()).isTrue();
        }
        try (RunningWork.Turn alone = work.beginText()) {
            assertThat(alone.wantToWrite()).isFalse();
            assertThat(alone.textIsIn()).isTrue();
            assertThatThrownBy(other::beginText).as("while vectors are made").isInstanceOf(UserError.class);
        }
        work.begin().close();
    }
}
