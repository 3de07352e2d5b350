package dev.carrel.web.api;

import java.io.IOException;

import dev.carrel.library.matrix.MatrixFilling;
import dev.carrel.web.job.Job;
import dev.carrel.web.job.JobResult;
import dev.carrel.web.job.Jobs;

/// Filling a matrix as a job. What is finished when it is stopped is kept.
record MatrixJob(MatrixFilling filling) implements Jobs.Work {
    @Override
    public JobResult run(Job job) throws IOException {
        return new JobResult.Filled(
                filling.run((done, total, row) -> job.stage("asking", row, done, total)).summary(),
                filling.isStopped());
    }

    @Override
    public void stop() {
        filling.stop();
    }
}
