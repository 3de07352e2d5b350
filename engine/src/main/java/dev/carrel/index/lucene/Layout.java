package dev.carrel.index.lucene;

import java.util.Map;

import dev.carrel.document.UserError;

/// Which records and fields an index has. Every commit says so, because a program that looks for what an older one did
/// not write finds nothing and has no way to tell.
final class Layout {
    static final String KEY = "layout";

    /// To be raised with every change of [Records], [Fields] or [Analysis] that older indexes do not share.
    static final String CURRENT = "14";

    private Layout() {}

    /// @param data of the last commit; empty before anything was recorded
    /// @throws UserError if another version of the program wrote it
    static void check(Map<String, String> data) {
        if (!data.isEmpty() && !CURRENT.equals(data.get(KEY))) {
            throw UserError.outdated("This library was made by another version of Carrel.",
                    "Empty it with `carrel remove --all --yes` and add its sources again; vectors are remembered.");
        }
    }
}
