package dev.carrel.library.json;

import java.util.List;

import dev.carrel.library.copy.Copied;
import dev.carrel.library.home.LibrarySummary;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import org.jspecify.annotations.Nullable;

/// The libraries of a home.
public final class LibrariesJson {
    /// Something that was done to a library as a whole.
    ///
    /// @param copied what was copied; null where nothing was
    public record Done(String library, String what, @Nullable Copied copied) {}

    private static final ObjectShape<Copied> COPIED = Shape.<Copied>object("CopiedLibrary")
            .whole("documents", Copied::documents)
            .whole("passages", Copied::passages)
            .whole("vectors", Copied::vectors).saying("all of them taken over, none made again")
            .whole("before", Copied::before).saying("documents that an earlier try had brought");

    private static final ObjectShape<LibrarySummary> LIBRARY = Shape.<LibrarySummary>object("LibrarySummary")
            .text("name", LibrarySummary::name)
            .maybe("documents", ValueShape.WHOLE, LibrarySummary::documents)
            .whole("bytes", LibrarySummary::bytes)
            .truth("default", LibrarySummary::standard)
            .maybe("hosts", ValueShape.TEXT, LibrarySummary::hosts).saying("the cluster that holds its index")
            .maybe("problem", ValueShape.TEXT, LibrarySummary::problem);

    public static final ObjectShape<List<LibrarySummary>> LIBRARIES = Shape
            .<List<LibrarySummary>>object("Libraries")
            .list("libraries", LIBRARY, all -> all);

    public static final ObjectShape<Done> DONE = Shape.<Done>object("DoneToLibrary")
            .text("library", Done::library)
            .text("done", Done::what)
            .sometimes("copied", COPIED, Done::copied);

    private LibrariesJson() {}
}
