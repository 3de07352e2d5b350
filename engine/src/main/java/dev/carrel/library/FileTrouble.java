package dev.carrel.library;

import java.util.Optional;

import dev.carrel.base.FullDisk;
import dev.carrel.base.UserError;
import dev.carrel.index.lucene.LuceneIndex;

/// Recognises what a disk did behind whatever went wrong, so that every door says it in the same words: it is full, or it gave back
/// something else than was written.
public final class FileTrouble {
    private FileTrouble() {}

    /// The error to show, if a full disk or a damaged index is the cause.
    public static Optional<UserError> behind(Throwable thrown) {
        return FullDisk.behind(thrown).or(() -> LuceneIndex.damageBehind(thrown));
    }
}
