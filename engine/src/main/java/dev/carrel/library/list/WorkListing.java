package dev.carrel.library.list;

import java.util.List;

/// A page of a list.
///
/// @param total  how many works the whole list has
/// @param offset how many stand before this page
public record WorkListing(int total, int offset, List<WorkRow> rows) {
    public WorkListing {
        rows = List.copyOf(rows);
    }
}
