package dev.carrel.read.notebook;

import java.util.List;

/// A cell of a notebook.
///
/// @param kind    `markdown`, `code`, `raw`, or `heading` in format 3
/// @param level   of a heading
/// @param outputs the short texts that running it gave
record Cell(String kind, int level, String source, List<String> outputs) {
    Cell {
        outputs = List.copyOf(outputs);
    }
}
