package dev.carrel.embed.description;

import java.util.Optional;

import dev.carrel.embed.Model.Pooling;
import org.jspecify.annotations.Nullable;

/// The facts about a model from one place; null where it does not tell.
///
/// @param window the most tokens it sees at once
record DescriptionPart(@Nullable String name, @Nullable Integer dimensions, @Nullable Integer window,
        @Nullable Pooling pooling, @Nullable String queryPrefix, @Nullable String documentPrefix) {
    static final DescriptionPart NOTHING = new DescriptionPart(null, null, null, null, null, null);
    /// A window that nobody asked for is no wider, because the memory of a run grows with its square, and passages are
    /// shorter.
    private static final int WIDEST = 2_048;

    /// This one, and the other where this one is silent.
    DescriptionPart or(DescriptionPart other) {
        return new DescriptionPart(first(name, other.name), first(dimensions, other.dimensions),
                first(window, other.window), first(pooling, other.pooling),
                first(queryPrefix, other.queryPrefix), first(documentPrefix, other.documentPrefix));
    }

    private static <T> @Nullable T first(@Nullable T one, @Nullable T other) {
        return one == null ? other : one;
    }

    /// The same with a window that is not wider than need be.
    DescriptionPart narrowed() {
        return new DescriptionPart(name, dimensions, window == null ? null : Math.min(window, WIDEST),
                pooling, queryPrefix, documentPrefix);
    }

    /// Empty if nobody says how wide the window is.
    Optional<ModelDescription> whole(String usualName) {
        return window == null
                ? Optional.empty()
                : Optional.of(new ModelDescription(name == null ? usualName : name, dimensions, window,
                        pooling, queryPrefix == null ? "" : queryPrefix,
                        documentPrefix == null ? "" : documentPrefix));
    }
}
