package dev.carrel.library.json;

import java.util.Collection;
import java.util.List;

import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.Source;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import org.jspecify.annotations.Nullable;

/// Documents and sources that were removed, as JSON.
public final class RemovalJson {
    /// @param documents null if all were taken out
    /// @param sources   null if all were taken out
    /// @param unknown   names that nothing went by
    public record Removed(String library, @Nullable List<DocumentId> documents,
            @Nullable List<Source> sources, List<String> unknown) {
        public static Removed of(String library, Collection<DocumentId> documents, List<Source> sources,
                List<String> unknown) {
            return new Removed(library, List.copyOf(documents), sources, unknown);
        }

        public static Removed everything(String library) {
            return new Removed(library, null, null, List.of());
        }
    }

    public static final ObjectShape<Removed> REMOVAL = Shape.<Removed>object("Removal")
            .text("library", Removed::library)
            .maybe("documents", Shape.listOf(SharedShapes.ID), Removed::documents)
            .maybe("sources", Shape.listOf(ValueShape.TEXT.of(Source::location)), Removed::sources)
            .texts("unknown", Removed::unknown)
            .truth("all", removed -> removed.documents() == null);

    private RemovalJson() {}
}
