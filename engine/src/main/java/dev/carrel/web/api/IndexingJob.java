package dev.carrel.web.api;

import java.io.IOException;

import dev.carrel.ingest.Report;
import dev.carrel.library.Library;
import dev.carrel.library.json.ReportJson;
import dev.carrel.library.settings.Settings;
import dev.carrel.web.job.Job;
import dev.carrel.web.job.JobResult;
import dev.carrel.web.job.Jobs;
import org.jspecify.annotations.Nullable;

/// Bringing documents in, as a job: with settings of its own, and so that it can be stopped by itself.
final class IndexingJob implements Jobs.Work {
    /// The work that is done with the library.
    interface Task {
        Report run(Library own, Job job) throws IOException;
    }

    private final Library library;
    private final Settings settings;
    private final Task task;
    private @Nullable Library own;
    private boolean stopped;

    IndexingJob(Library library, Settings settings, Task task) {
        this.library = library;
        this.settings = settings;
        this.task = task;
    }

    @Override
    public JobResult run(Job job) throws IOException {
        try (Library mine = opened()) {
            return new JobResult.Indexed(new ReportJson.Told(mine.name(), task.run(mine, job)));
        }
    }

    private synchronized Library opened() throws IOException {
        Library mine = library.with(settings);
        own = mine;
        if (stopped) {
            mine.stop();
        }
        return mine;
    }

    @Override
    public synchronized void stop() {
        stopped = true;
        if (own != null) {
            own.stop();
        }
    }
}
