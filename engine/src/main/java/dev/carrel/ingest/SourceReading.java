package dev.carrel.ingest;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;

import dev.carrel.base.TaskFailure;
import dev.carrel.ingest.source.Catalogue;
import dev.carrel.ingest.source.Listing;
import org.jspecify.annotations.Nullable;

/// Reads the text of several sources side by side, each in its own order, with threads that they share fairly. Sources that lie in each
/// other hold the same documents, and are read one after the other.
final class SourceReading {
    private static final int WAITING_FOR_EACH_WORKER = 8;
    /// Sources are read side by side, at most so many: their texts wait in memory until they are written.
    private static final int MOST_SIDE_BY_SIDE = 8;

    private final RunContext run;
    private final KnownDocuments known;
    private final AtomicBoolean failed = new AtomicBoolean();

    SourceReading(RunContext run, KnownDocuments known) {
        this.run = run;
        this.known = known;
    }

    /// A source, and what was counted and listed of it.
    private final class Part {
        private final Catalogue catalogue;
        private final Tally tally = run.tally().part();
        private final Listing listing;

        Part(Catalogue catalogue) {
            this.catalogue = catalogue;
            this.listing = new Listing(catalogue.source());
        }

        void read(FairWorkers workers, int waiting) throws IOException {
            RunContext mine = new RunContext(run.pipeline(), run.writer(), run.clock(),
                    () -> failed.get() || run.stopped().getAsBoolean(), tally, run.bystanders());
            try (TextStage text = new TextStage(mine, listing, known,
                    new OrderedWorkers<>(workers, waiting))) {
                text.read(catalogue);
            }
            run.writer().commit();
        }

        boolean overlaps(Part other) {
            String here = catalogue.source().location() + File.separator;
            String there = other.catalogue.source().location() + File.separator;
            return here.startsWith(there) || there.startsWith(here);
        }
    }

    /// @return what was listed, in the order of the sources
    List<Listing> read(List<Catalogue> catalogues) throws IOException {
        List<Part> parts = catalogues.stream().map(Part::new).toList();
        List<List<Part>> groups = groups(parts);
        int sideBySide = Math.clamp(groups.size(), 1, MOST_SIDE_BY_SIDE);
        int waiting = Math.max(2, run.pipeline().workers() * WAITING_FOR_EACH_WORKER / sideBySide);
        try (FairWorkers workers = new FairWorkers(run.pipeline().workers());
                ExecutorService listers = Executors.newFixedThreadPool(sideBySide,
                        Thread.ofPlatform().name("listing-", 0).daemon().factory())) {
            List<Future<?>> begun = new ArrayList<>();
            for (List<Part> group : groups) {
                begun.add(listers.submit(() -> read(group, workers, waiting)));
            }
            for (Future<?> each : begun) {
                finish(each);
            }
        }
        parts.forEach(part -> run.tally().add(part.tally));
        return parts.stream().map(part -> part.listing).toList();
    }

    private static List<List<Part>> groups(List<Part> parts) {
        List<List<Part>> groups = new ArrayList<>();
        for (Part part : parts) {
            List<List<Part>> touching = groups.stream()
                    .filter(group -> group.stream().anyMatch(part::overlaps)).toList();
            List<Part> joined = new ArrayList<>();
            touching.forEach(joined::addAll);
            joined.add(part);
            groups.removeAll(touching);
            groups.add(joined);
        }
        return groups;
    }

    /// @return nothing; a task that may throw has to return something
    private @Nullable Void read(List<Part> group, FairWorkers workers, int waiting) throws IOException {
        boolean done = false;
        try {
            for (Part part : group) {
                part.read(workers, waiting);
            }
            done = true;
        } finally {
            if (!done) {
                // The index cannot be written to: whatever the others read would be in vain.
                failed.set(true);
            }
        }
        return null;
    }

    private static void finish(Future<?> group) throws IOException {
        try {
            group.get();
        } catch (ExecutionException e) {
            throw TaskFailure.again(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while sources were read", e);
        }
    }
}
