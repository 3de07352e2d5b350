package dev.carrel.library.json;

import java.util.List;

import dev.carrel.library.home.LibrarySummary;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;

/// The libraries of a home.
public final class LibrariesJson {
    /// Something that was done to a library as a whole.
    public record Done(String library, String what) {}

    private static final ObjectShape<LibrarySummary> LIBRARY = Shape.<LibrarySummary>object("LibrarySummary")
            .text("name", LibrarySummary::name)
            .maybe("documents", ValueShape.WHOLE, LibrarySummary::documents)
            .whole("bytes", LibrarySummary::bytes)
            .truth("default", LibrarySummary::standard)
            .maybe("problem", ValueShape.TEXT, LibrarySummary::problem);

    public static final ObjectShape<List<LibrarySummary>> LIBRARIES = Shape
            .<List<LibrarySummary>>object("Libraries")
            .list("libraries", LIBRARY, all -> all);

    public static final ObjectShape<Done> DONE = Shape.<Done>object("DoneToLibrary")
            .text("library", Done::library)
            .text("done", Done::what);

    private LibrariesJson() {}
}
