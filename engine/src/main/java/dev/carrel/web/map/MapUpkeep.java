package dev.carrel.web.map;

import java.io.IOException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

import dev.carrel.library.Library;
import dev.carrel.library.LibraryContents;
import dev.carrel.library.map.LibraryMap;
import dev.carrel.web.job.Job;
import dev.carrel.web.job.Jobs;

/// Brings the map up to date when the library has changed and then rested, whoever changed it. There has to be a map: it is
/// first made when somebody asks for it.
public final class MapUpkeep implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(MapUpkeep.class.getName());
    private static final int PAUSE_SECONDS = 5;

    private final Library library;
    private final LibraryMap map;
    private final Jobs jobs;
    private final ScheduledExecutorService clock = Executors
            .newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().name("map upkeep").factory());
    private String seen = "";
    private String mapped = "";

    public MapUpkeep(Library library, LibraryMap map, Jobs jobs) {
        this.library = library;
        this.map = map;
        this.jobs = jobs;
        Future<?> _ = clock.scheduleWithFixedDelay(this::look, PAUSE_SECONDS, PAUSE_SECONDS,
                TimeUnit.SECONDS);
    }

    private void look() {
        try {
            String moment = moment();
            boolean rests = moment.equals(seen);
            seen = moment;
            if (rests && !moment.equals(mapped)) {
                mapped = moment;
                update();
            }
        } catch (IOException | RuntimeException e) {
            // The next look may succeed, and ending the clock would leave the map as it is for good.
            LOG.log(System.Logger.Level.WARNING, "the map could not be brought up to date", e);
        }
    }

    private String moment() throws IOException {
        try (LibraryContents contents = library.contents()) {
            return contents.moment();
        }
    }

    private void update() throws IOException {
        if (map.file().isPresent() && !map.isCurrent()) {
            jobs.begin(Job.Kind.MAP, "Map", new MapJob(map, MapJob.Manner.UPDATED));
        }
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}
