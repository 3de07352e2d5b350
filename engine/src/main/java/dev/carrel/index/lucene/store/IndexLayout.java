package dev.carrel.index.lucene.store;

import java.util.Map;

import dev.carrel.base.UserError;

/// The number of the layout of an index's records and fields. Every commit says it, because a program that looks for what an older one did
/// not write finds nothing and has no way to tell.
public final class IndexLayout {
    public static final String KEY = "layout";

    /// To be raised with every change of [RecordBuilder], [FieldNames] or [Analysis] that older indexes do not share.
    public static final String CURRENT = "17";

    private IndexLayout() {}

    /// @param data of the last commit; empty before anything was recorded
    /// @throws UserError if another version of the program wrote it
    public static void check(Map<String, String> data) {
        if (!data.isEmpty() && !CURRENT.equals(data.get(KEY))) {
            throw UserError.outdated("This library was made by another version of Carrel.",
                    "Empty it with `carrel remove --all --yes` and add its sources again; vectors are remembered.");
        }
    }
}
