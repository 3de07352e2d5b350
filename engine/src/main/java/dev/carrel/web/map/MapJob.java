package dev.carrel.web.map;

import java.io.IOException;

import dev.carrel.library.map.LibraryMap;
import dev.carrel.web.job.Job;
import dev.carrel.web.job.JobResult;
import dev.carrel.web.job.Jobs;

/// Making a map as a job. The old one stays until the new one is whole.
final class MapJob implements Jobs.Work {
    /// The way to make a map: with known documents in their places, or all anew.
    enum Manner {
        UPDATED, FRESH
    }

    private final LibraryMap map;
    private final Manner manner;
    private volatile boolean stopped;

    MapJob(LibraryMap map, Manner manner) {
        this.map = map;
        this.manner = manner;
    }

    @Override
    public JobResult run(Job job) throws IOException {
        job.stage("mapping", "documents", 0, 1);
        return (switch (manner) {
            case UPDATED -> map.update(() -> stopped);
            case FRESH -> map.layOut(() -> stopped);
        }).<JobResult>map(JobResult.Mapped::new).orElseGet(JobResult.Interrupted::new);
    }

    @Override
    public void stop() {
        stopped = true;
    }
}
