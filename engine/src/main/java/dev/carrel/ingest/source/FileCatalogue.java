package dev.carrel.ingest.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;

import dev.carrel.document.origin.Source;

/// One file that the user named; whatever it is called, it is tried.
public final class FileCatalogue implements Catalogue {
    private final Path file;
    private final FileReading reading;

    public FileCatalogue(Path file, FileReading reading) {
        this.file = file.toAbsolutePath().normalize();
        this.reading = reading;
    }

    @Override
    public Source source() {
        return Source.at(Source.Kind.FILE, file.toString());
    }

    @Override
    public OptionalInt files(BooleanSupplier stopped) {
        return OptionalInt.of(1);
    }

    @Override
    public void list(Receiver receiver) throws IOException {
        receiver.item(reading.item(file.getFileName().toString(), file,
                Files.readAttributes(file, BasicFileAttributes.class)));
    }
}
