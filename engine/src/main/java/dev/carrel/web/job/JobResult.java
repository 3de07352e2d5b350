package dev.carrel.web.job;

import java.util.List;

import dev.carrel.library.json.EvaluationJson;
import dev.carrel.library.json.ReportJson;
import dev.carrel.library.map.MapJson;
import dev.carrel.library.matrix.MatrixJson;
import dev.carrel.library.matrix.MatrixTable;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.map.DocumentMap;

/// The result of a job.
public sealed interface JobResult {
    Shape<JobResult> SHAPE = Shape.either(List.of(
            new Shape.Case<>(Indexed.class, ReportJson.REPORT.of(Indexed::report)),
            new Shape.Case<>(Judged.class, EvaluationJson.JUDGED.of(Judged::evaluation)),
            new Shape.Case<>(OfSelf.class, EvaluationJson.SELF.of(OfSelf::evaluation)),
            new Shape.Case<>(Filled.class, MatrixJson.SUMMARY.of(Filled::matrix)),
            new Shape.Case<>(Mapped.class, MapJson.SUMMARY.of(Mapped::map)),
            new Shape.Case<>(Interrupted.class, Interrupted.SHAPE)));

    /// True if it was stopped before its end.
    boolean isInterrupted();

    /// Documents were brought in, or as many as there was time for.
    record Indexed(ReportJson.Told report) implements JobResult {
        @Override
        public boolean isInterrupted() { return report.report().interrupted(); }
    }

    /// Rankings were measured with a collection's judgements.
    record Judged(EvaluationJson.Judged evaluation) implements JobResult {
        @Override
        public boolean isInterrupted() { return false; }
    }

    /// Rankings were measured with the library's own questions.
    record OfSelf(EvaluationJson.OfSelf evaluation) implements JobResult {
        @Override
        public boolean isInterrupted() { return false; }
    }

    /// A matrix was filled, or as much of it as there was time for.
    record Filled(MatrixTable.Summary matrix, boolean isInterrupted) implements JobResult {}

    /// The map was made.
    record Mapped(DocumentMap map) implements JobResult {
        @Override
        public boolean isInterrupted() { return false; }
    }

    /// Nothing, because it was stopped.
    record Interrupted() implements JobResult {
        private static final ObjectShape<Interrupted> SHAPE = Shape.<Interrupted>object("Interrupted")
                .truth("interrupted", Interrupted::isInterrupted);

        @Override
        public boolean isInterrupted() { return true; }
    }
}
