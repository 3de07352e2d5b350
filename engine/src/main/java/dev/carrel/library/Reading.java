package dev.carrel.library;

import java.time.Duration;

import dev.carrel.ingest.FileReading;
import dev.carrel.read.Readers;
import dev.carrel.read.apart.ApartReader;
import dev.carrel.read.apart.Launch;
import dev.carrel.read.apart.Limits;

/// How the files of a library are read: text in this process, what is risky in others.
final class Reading implements AutoCloseable {
    private final FileReading files;
    private final ApartReader apart;

    Reading(Settings settings) {
        Readers here = Readers.standard();
        Limits limits = limits(settings);
        this.apart = new ApartReader(Launch.STANDARD, limits, here::read);
        this.files = new FileReading(here.apart(apart), Long.parseLong(settings.text("reading.max-bytes")),
                limits::lift);
    }

    static Limits limits(Settings settings) {
        return new Limits(Duration.ofSeconds(Math.max(1, settings.seconds("reading.timeout"))),
                Math.max(32, settings.whole("reading.memory")), settings.whole("reading.processes"));
    }

    FileReading files() {
        return files;
    }

    /// Ends what is being read apart.
    @Override
    public void close() {
        apart.close();
    }
}
