/// What does a Jupyter notebook say?
///
/// Its JSON is streamed: Markdown cells are read as the Markdown reader reads a file, code cells are kept as they are,
/// short text outputs too. Pictures and other outputs are passed over without being held in memory.
///
/// Deliberately absent: running anything, and outputs that only a notebook viewer understands.
@NullMarked
package dev.carrel.read.notebook;

import org.jspecify.annotations.NullMarked;
